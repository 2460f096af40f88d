// SPDX-FileCopyrightText: 2026 The Showdown authors
// SPDX-License-Identifier: MIT
#include "tests/support/jsonschema.h"

#include <nlohmann/json.hpp>

#include <exception>
#include <memory>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/utils/nlohmann_json_utils.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace showdown::tests {

namespace {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

QString firstFault(valijson::ValidationResults& results)
{
    valijson::ValidationResults::Error error;
    if (!results.popError(error))
        return QStringLiteral("not valid");
    QString place;
    for (const std::string& part : error.context)
        place += QString::fromStdString(part);
    return place + QStringLiteral(": ") + QString::fromStdString(error.description);
}

/// Forbids keys that are not described.
void close(nlohmann::json& schema)
{
    const bool isDescribed =
        schema.is_object() && schema.contains("properties") && schema.contains("type");
    if (isDescribed && !schema.contains("additionalProperties"))
        schema["additionalProperties"] = false;
    for (auto& part : schema) {
        if (part.is_structured())
            close(part);
    }
}

} // namespace

QString schemaFault(const std::string& document, const QString& schemaFile, Keys keys)
try {
    // a schema may refer to another one beside it
    const auto read = [keys](const std::string& file) -> const nlohmann::json* {
        auto json = std::make_unique<nlohmann::json>();
        if (!valijson::utils::loadDocument(SHOWDOWN_SCHEMA_DIR "/" + file, *json))
            return nullptr;
        if (keys == Keys::described)
            close(*json);
        return json.release();
    };
    const std::unique_ptr<const nlohmann::json> schemaJson(read(schemaFile.toStdString()));
    if (!schemaJson)
        return QStringLiteral("there is no schema ") + schemaFile;
    valijson::Schema schema;
    valijson::SchemaParser().populateSchema<Adapter>(
        Adapter(*schemaJson), schema, read, [](const nlohmann::json* json) { delete json; });

    const nlohmann::json json = nlohmann::json::parse(document);
    valijson::Validator validator;
    valijson::ValidationResults results;
    return validator.validate(schema, Adapter(json), &results) ? QString() : firstFault(results);
} catch (const std::exception& error) {
    return QString::fromUtf8(error.what());
}

} // namespace showdown::tests
