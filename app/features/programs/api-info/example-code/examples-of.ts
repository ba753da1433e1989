import { type ExampleCall, queryText } from "./example-call.ts";
import { literal, type Notation, PHP_NOTATION, PYTHON_NOTATION, TYPESCRIPT_NOTATION } from "./literals.ts";
import type { Examples } from "./languages.ts";

/** @param origin where the product runs, for curl; the others have it in what they start with */
export function examplesOf(call: ExampleCall, origin: string): Examples {
  return {
    curl: inCurl(call, origin),
    typescript: inTypeScript(call),
    python: `answer = ${inFunction(call, PYTHON_NOTATION, (name) => `open(${name}, 'rb').read()`)}`,
    php: `$answer = ${inFunction(call, PHP_NOTATION, (name) => `file_get_contents(${name})`)};`,
  };
}

function inCurl({ method, path, query, body, file, answeredFile }: ExampleCall, origin: string): string {
  const hasContent = body !== undefined || file !== undefined;
  const isUsual = method === (hasContent ? "POST" : "GET");
  const content = body ? `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'` : "";
  const parts = [
    `curl${isUsual ? "" : ` -X ${method}`} "${origin}/api/v1${path}${queryText(query)}"`,
    '-H "Authorization: Bearer $RAPPEN_KEY"',
    ...(hasContent ? [`-H "Content-Type: ${file?.type ?? "application/json"}"`] : []),
    ...(content ? [content] : []),
    ...(file ? [`--data-binary @${file.name}`] : []),
    ...(answeredFile ? [`-o ${answeredFile}`] : []),
  ];
  return parts.join(" \\\n  ");
}

function inTypeScript({ clientMethod, ids, query, body, file }: ExampleCall): string {
  const given = [
    ...ids,
    ...(body ? [body] : []),
    ...(file ? [] : Object.keys(query).length > 0 ? [query] : []),
  ].map((value) => literal(value, TYPESCRIPT_NOTATION));
  if (!file) return `const answer = await rappen.${clientMethod}(${given.join(", ")});`;
  return [
    `const file = new Blob([await readFile("${file.name}")], { type: "${file.type}" });`,
    `const answer = await rappen.${clientMethod}(${[...given, "file"].join(", ")});`,
  ].join("\n");
}

/** Writes the call as one of the function that Python and PHP start with. */
function inFunction(
  { method, path, query, body, file }: ExampleCall,
  notation: Notation,
  reading: (name: string) => string,
): string {
  const { text } = notation;
  const given = [
    text(method),
    text(path + queryText(query)),
    ...(body ? [literal(body, notation)] : []),
    ...(file ? [reading(text(file.name)), text(file.type)] : []),
  ];
  return `rappen(${given.join(", ")})`;
}
