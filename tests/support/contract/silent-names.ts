import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { JSON_TYPE, type OpenApi, type Place } from "./described.ts";

/** @returns names in a body that the file does not describe, were every object of a request closed */
export function silentNames(file: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(closed(file) as OpenApi, "closed");
  return ({ path, method }: Place, body: unknown): string[] => {
    const steps = ["paths", path, method, "requestBody", "content", JSON_TYPE, "schema"];
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("/", "~1"))).join("/");
    const validate = ajv.getSchema(`closed#/${pointer}`);
    if (!validate || validate(body)) return [];
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword === "additionalProperties")
      .map(({ instancePath, params }: ErrorObject) => `${instancePath}/${String(params.additionalProperty)}`);
  };
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isObject = inner.type === "object" && "properties" in inner && !("additionalProperties" in inner);
  return isObject ? { ...inner, additionalProperties: false } : inner;
}
