import type { DescribedOperation } from "#app/features/programs/api-info/descriptions/document.ts";
import { componentIn, type DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";
import { exampleOf } from "./example.ts";
import { fieldsOf, keyOf, type KnownBodies } from "./fields-of.ts";
import type { Answer, Body, ReferenceCall, Parameter } from "./reference.ts";
import { typeText } from "./type-text.ts";

interface Described {
  method: string;
  path: string;
  operation: DescribedOperation;
}

/** @param known grows by the body of this call */
export function callOf({ method, path, operation }: Described, known: KnownBodies): ReferenceCall {
  const { operationId: id = "", summary = "", description = "" } = operation;
  const body = bodyOf(method, path, operation, known);
  const responses = Object.entries((operation.responses ?? {}) as Record<string, Response>);
  const statuses = responses.map(([status]) => Number(status));
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary,
    texts: description.split("\n\n").filter(Boolean),
    parameters: (operation.parameters ?? []).flatMap((parameter) =>
      "name" in parameter ? [parameterOf(parameter as DescribedParameter)] : [],
    ),
    ...(body ? { body } : {}),
    answers: responses.flatMap(([status, response]) =>
      Number(status) < 300 ? [answerOf(Number(status), response)] : [],
    ),
    refusals: statuses.filter((status) => status >= 300),
    headers: [...new Set(responses.flatMap(([, { headers }]) => Object.keys(headers ?? {})))],
  };
}

interface DescribedParameter {
  name: string;
  in: Parameter["place"];
  required?: boolean;
  description?: string;
  schema?: DocumentSchema;
}

function parameterOf({
  name,
  in: place,
  required = false,
  description = "",
  schema,
}: DescribedParameter): Parameter {
  return { path: name, place, type: typeText(schema ?? {}), isRequired: required, text: description };
}

function bodyOf(
  method: string,
  path: string,
  { operationId = "", requestBody }: DescribedOperation,
  known: KnownBodies,
): Body | undefined {
  if (!requestBody || !("content" in requestBody)) return undefined;
  const content = requestBody.content as Record<string, { schema?: DocumentSchema; example?: unknown }>;
  const { schema = {}, example } = content["application/json"] ?? content["multipart/form-data"] ?? {};
  const sameAs = known.get(keyOf(schema));
  if (sameAs === undefined && schema.properties) known.set(keyOf(schema), operationId);
  return {
    types: Object.keys(content),
    ...(sameAs === undefined ? {} : { sameAs }),
    fields: sameAs === undefined ? fieldsOf(schema, known) : [],
    ...(example === undefined ? {} : { example: exampleOf(method, path, example) }),
  };
}

interface Response {
  description?: string;
  headers?: object;
  content?: Record<string, { schema?: DocumentSchema }>;
}

function answerOf(status: number, { description = "", content = {} }: Response): Answer {
  const data = content["application/json"]?.schema?.properties?.data;
  const object = data && componentIn(data);
  if (object !== undefined) return { status, text: "", object };
  const types = Object.keys(content).join(", ");
  return { status, text: types && types !== "application/json" ? `${description}: ${types}` : description };
}
