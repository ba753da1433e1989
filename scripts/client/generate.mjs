/** What of the client is made from the description of /api/v1. */
import openapiTS, { astToString } from "openapi-typescript";
import { format, resolveConfig } from "prettier";
import { openApiDocument } from "../../app/features/api-info/openapi.ts";

const HEADING = "// Made by `npm run client` from the OpenAPI file.\n\n";

/** Groups that are not named as the first segment of their paths. */
const GROUPS = { user: "profile", dashboard: "statistics", data: "exports" };

/** @returns the contents of the made files of packages/client/src, by name */
export async function generatedFiles() {
  const document = withReferences(withoutProblems(openApiDocument("http://localhost:3000")));
  const types = astToString(await openapiTS(structuredClone(document)));
  const files = { "schema.ts": types, "operations.ts": operationsIn(document) };
  const style = { ...(await resolveConfig("packages/client/src/schema.ts")), parser: "typescript" };
  const formatted = Object.entries(files).map(async ([name, text]) => [
    name,
    await format(HEADING + text, style),
  ]);
  return Object.fromEntries(await Promise.all(formatted));
}

/** The client asks for our own shape of refusals. */
function withoutProblems(document) {
  delete document.components.schemas.Problem;
  for (const operation of Object.values(document.paths).flatMap(Object.values))
    for (const { content = {} } of Object.values(operation.responses))
      delete content["application/problem+json"];
  return document;
}

/** Where the document repeats one of its own schemas, the types name it: a tenth of the size. */
function withReferences(document) {
  const named = new Map(
    Object.entries(document.components.schemas).map(([name, schema]) => [JSON.stringify(schema), name]),
  );
  const linked = (value, isSchemaItself = false) => {
    if (typeof value !== "object" || value === null) return value;
    const name = isSchemaItself ? undefined : named.get(JSON.stringify(value));
    if (name) return { $ref: `#/components/schemas/${name}` };
    if (Array.isArray(value)) return value.map((entry) => linked(entry));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, linked(inner)]));
  };
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    linked(schema, true),
  ]);
  const components = { ...document.components, schemas: Object.fromEntries(schemas) };
  return { ...linked({ ...document, components: {} }), components };
}

function operationsIn({ paths, components }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const ids = operations.map(({ operation }) => operation.operationId);
  const groups = Map.groupBy(operations, ({ path }) => groupOf(path));
  const texts = [...groups].map(([group, members]) => {
    const methods = Object.fromEntries(
      members.map((member) => [
        methodName(group, member.operation.operationId, ids),
        entryOf(member, components.schemas),
      ]),
    );
    if (Object.keys(methods).length < members.length) throw new Error(`two methods of one name in ${group}`);
    return `${group}: ${JSON.stringify(methods)},`;
  });
  return `/** Where each method of the client leads. */\nexport const OPERATIONS = {\n${texts.join("\n")}\n} as const;\n`;
}

function groupOf(path) {
  const [, first, , third] = path.split("/");
  const name = third === "reminders" ? third : (GROUPS[first] ?? first);
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** `createInvoice` is `invoices.create`, `createInvoices` beside it `invoices.createMany`. */
function methodName(group, id, ids) {
  const plural = group[0].toUpperCase() + group.slice(1);
  const singular = plural.replace(/s$/, "");
  if (id.endsWith(plural) && ids.includes(id.slice(0, -plural.length) + singular) && singular !== plural)
    return `${id.slice(0, -plural.length)}Many`;
  return id.replace(new RegExp(`(${plural}|${singular}Item|${singular})$`), "") || id;
}

function entryOf({ path, method, operation }, schemas) {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const query = parameters.filter((parameter) => parameter.in === "query");
  const repeated = query.filter(({ schema, explode }) => schema.type === "array" && explode !== false);
  const [, answer] = Object.entries(responses).find(([status]) => status < "300");
  const data = answer.content["application/json"]?.schema?.properties?.data;
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

/** The name of the records in a page. */
function rowsOf({ $ref }, schemas) {
  const name = $ref.split("/").at(-1);
  if (!name.endsWith("List")) return undefined;
  return Object.entries(schemas[name].properties).find(([, { type }]) => type === "array")[0];
}
