import { TEXTS } from "./all-texts.ts";
import type { DocumentCall, Document } from "./document.ts";
import { type Listener, lookUp } from "./lookup.ts";
import { componentIn, type DocumentSchema } from "./schema.ts";

type Header = NonNullable<NonNullable<Document["components"]>["headers"]>[string];

interface Answer {
  content?: Record<string, { schema?: DocumentSchema }>;
  headers?: object;
}

/** Names the headers of every answer, and says of each once what it is. */
export function describeHeaders(document: Document, calls: DocumentCall[], onUse: Listener): void {
  const components = (document.components?.schemas ?? {}) as Record<string, DocumentSchema>;
  const used = new Set<string>();
  for (const call of calls)
    for (const [status, answer] of Object.entries(
      (call.operation.responses ?? {}) as Record<string, Answer>,
    )) {
      const names = headersOf(call, status, answer, components);
      for (const name of names) used.add(name);
      if (names.length > 0)
        answer.headers = Object.fromEntries(
          names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
        );
    }
  const headers = [...used].map((name): [string, Header] => {
    const description = lookUp(TEXTS.headers, [], name, onUse);
    return [
      name,
      { ...(description === undefined ? {} : { description }), schema: { type: "string" as const } },
    ];
  });
  document.components = { ...document.components, headers: Object.fromEntries(headers) };
}

function headersOf(
  { path, method, operation }: DocumentCall,
  status: string,
  answer: Answer,
  components: Record<string, DocumentSchema>,
): string[] {
  const isGood = status.startsWith("2");
  const isUpload = JSON.stringify(operation.requestBody ?? {}).includes("multipart/form-data");
  const isFile = isGood && Object.keys(answer.content ?? {}).some((type) => type !== "application/json");
  const isOneFile = isFile && path.includes("{id}");
  const waits = status === "429" || status === "503" || (status === "409" && method === "post");
  return [
    ...(isGood || status === "429" ? ["RateLimit-Policy", "RateLimit"] : []),
    ...((status === "201" || status === "202") && !isUpload ? ["Location"] : []),
    ...(status === "304" || isOneFile || (isGood && isVersioned(answer, components)) ? ["ETag"] : []),
    ...(isGood && method === "post" ? ["Idempotent-Replayed"] : []),
    ...(isFile ? ["Content-Disposition"] : []),
    ...(status === "401" ? ["WWW-Authenticate"] : []),
    ...(waits ? ["Retry-After"] : []),
  ];
}

function isVersioned({ content }: Answer, components: Record<string, DocumentSchema>): boolean {
  const data = content?.["application/json"]?.schema?.properties?.data;
  return (data?.anyOf ?? [data]).some((one) => {
    const name = one && componentIn(one);
    return name !== undefined && components[name]?.properties?.version !== undefined;
  });
}
