import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

const MAIN = createRequire(import.meta.url).resolve("@stackforge-eu/factur-x");
const FOLDER = path.join(path.dirname(MAIN), "../schema/en16931");

let validator: XsdValidator | undefined;

/** What the schema of the Factur-X profile EN 16931 says against it. */
export function schemaFaults(xml: string): string[] {
  validator ??= open();
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim());
    throw error;
  }
}

function open(): XsdValidator {
  xmlRegisterFsInputProviders();
  const file = path.join(FOLDER, "FACTUR-X_EN16931.xsd");
  using schema = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  return XsdValidator.fromDoc(schema);
}
