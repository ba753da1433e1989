/** What of the client is made from the description of /api/v1. */
import { format, resolveConfig } from "prettier";
import { clientGroup, methodName } from "../../app/features/programs/api-info/example-code/client-names.ts";
import { openApiDocument } from "../../app/features/programs/api-info/openapi.ts";
import { capital, commentOf, typeWriter } from "./write-types.mjs";

const HEADING = "// Made by `npm run client` from the OpenAPI file.\n\n";

/** Refusals are errors of the client, whose shape is its own. */
const REFUSALS = ["Problem", "Error"];

/** @returns the contents of the made files of packages/client/src, by name */
export async function generatedFiles() {
  const document = openApiDocument("http://localhost:3000");
  const methods = methodsOf(document);
  const files = { "schema.ts": typesOf(document, methods), "operations.ts": tableOf(methods) };
  const style = { ...(await resolveConfig("packages/client/src/schema.ts")), parser: "typescript" };
  const formatted = Object.entries(files).map(async ([name, text]) => [
    name,
    await format(HEADING + text, style),
  ]);
  return Object.fromEntries(await Promise.all(formatted));
}

function methodsOf({ paths, components }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const ids = operations.map(({ operation }) => operation.operationId);
  return operations.map((member) => {
    const group = clientGroup(member.path);
    const name = methodName(group, member.operation.operationId, ids);
    return { ...member, group, name, entry: entryOf(member, components.schemas) };
  });
}

function tableOf(methods) {
  const groups = [...Map.groupBy(methods, ({ group }) => group)].map(([group, members]) => {
    const entries = Object.fromEntries(members.map(({ name, entry }) => [name, entry]));
    if (Object.keys(entries).length < members.length) throw new Error(`two methods of one name in ${group}`);
    return `${group}: ${JSON.stringify(entries)},`;
  });
  return `import type { Rappen } from "./schema.ts";
import type { Entry } from "./types.ts";

/** Where each method of the client leads. */
export const OPERATIONS: Record<keyof Rappen, Record<string, Entry>> = {\n${groups.join("\n")}\n};\n`;
}

function typesOf({ components }, methods) {
  const schemas = Object.entries(components.schemas).filter(([name]) => !REFUSALS.includes(name));
  const writer = typeWriter(components.schemas);
  for (const [name, schema] of schemas) writer.declare(name, schema);
  const groups = [...Map.groupBy(methods, ({ group }) => group)].map(
    ([group, members]) =>
      `${group}: {\n${members.map((member) => signatureOf(member, writer)).join("\n")}\n};`,
  );
  return `import type { CallOptions, List, PreviewOptions } from "./types.ts";

/** A method for each operation: what stands in the path comes first, then the body, the query and the options. */
export interface Rappen {\n${groups.join("\n\n")}\n}

${writer.text()}

/** The types by the names that they have in the OpenAPI file. */
export interface components { schemas: { ${schemas.map(([name]) => `${name}: ${name};`).join(" ")} } }
`;
}

function signatureOf({ path, name, entry, operation }, writer) {
  const { operationId, summary, description = "", parameters = [], requestBody, responses } = operation;
  const type = capital(operationId);
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => `${id}: string`);
  const query = queryOf(parameters);
  if (query.length > 0) writer.declare(`${type}Query`, querySchema(query));
  const body = requestBody?.content["application/json"]?.schema;
  if (body && !body.$ref) writer.declare(type, body, true);
  const bodyType = body?.$ref ? writer.typeOf(body, type) : type;
  const needsQuery = query.some(({ required }) => required);
  const given = [
    ...ids,
    ...(entry.body === "json" ? [`body: ${bodyType}`] : entry.body ? ["file: Blob"] : []),
    ...(query.length > 0 ? [`query${needsQuery ? "" : "?"}: ${type}Query`] : []),
  ];
  const data = dataOf(responses);
  const result = resultOf(entry, entry.file ? "Uint8Array" : writer.typeOf(data, `${type}Answer`));
  const about = [summary, description, ...(operation.deprecated ? ["@deprecated"] : [])].join("\n\n");
  const signature = (options, result) => `${name}(${[...given, options].join(", ")}): ${result};`;
  return [
    ...(isConfirmable(parameters) ? [signature("options: PreviewOptions", "Promise<Preview>")] : []),
    `${commentOf(about)}${signature("options?: CallOptions", result)}`,
  ].join("\n");
}

function resultOf({ rows }, type) {
  return rows ? `List<${type}, ${type}["${rows}"][number]>` : `Promise<${type}>`;
}

function querySchema(query) {
  const fields = query.map(({ name, schema, description }) => [name, { ...schema, description }]);
  const required = query.filter(({ required }) => required).map(({ name }) => name);
  return { type: "object", properties: Object.fromEntries(fields), required };
}

function entryOf({ path, method, operation }, schemas) {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const query = queryOf(parameters);
  const repeated = query.filter(({ schema, explode }) => schema.type === "array" && explode !== false);
  const data = dataOf(responses);
  const rows = operationId.startsWith("list") ? rowsOf(data, schemas) : undefined;
  return {
    id: operationId,
    method,
    path,
    ...(requestBody ? { body: requestBody.content["application/json"] ? "json" : "file" } : {}),
    ...(query.length > 0 ? { query: true } : {}),
    ...(repeated.length > 0 ? { repeated: repeated.map(({ name }) => name) } : {}),
    ...(data ? {} : { file: true }),
    ...(rows ? { rows } : {}),
  };
}

/** What is asked for by the options of a call stands in no query. */
function queryOf(parameters) {
  return parameters.filter(({ in: place, name }) => place === "query" && !isPreview({ name }));
}

function isPreview({ name }) {
  return name === "preview";
}

function isConfirmable(parameters) {
  return parameters.some(isPreview);
}

/** The data of the call itself, not of its preview. */
function dataOf(responses) {
  const answers = Object.entries(responses).filter(([status]) => status < "300");
  const all = answers.map(([, { content }]) => content["application/json"]?.schema?.properties?.data);
  const own = all.flatMap((data) => data?.anyOf ?? [data]);
  return own.find((data) => !data?.$ref?.endsWith("/Preview"));
}

/** The name of the records in a page. */
function rowsOf({ $ref }, schemas) {
  const name = $ref.split("/").at(-1);
  if (!name.endsWith("List")) return undefined;
  return Object.entries(schemas[name].properties).find(([, { type }]) => type === "array")[0];
}
