const text = { schema: { type: "string" } } as const;
const seconds = { schema: { type: "integer", minimum: 0 } } as const;

export const HEADERS = {
  ETag: { ...text, description: "Version and digest of the record, for If-Match and If-None-Match" },
  Location: { ...text, description: "Where the new record is" },
  "Retry-After": { ...seconds, description: "Seconds until another try makes sense" },
  "WWW-Authenticate": { ...text, description: "Asks for an API key as a bearer token (RFC 6750)" },
  "Idempotent-Replayed": {
    schema: { type: "string", enum: ["true"] },
    description: "This answer was given before, to the first call with the same Idempotency-Key",
  },
  "RateLimit-Policy": { ...text, description: "The limit: q calls in w seconds" },
  RateLimit: { ...text, description: "What is left of the limit: r calls, for another t seconds" },
} as const;

type Header = keyof typeof HEADERS;

export function headersOf(
  { method, isVersioned }: { method: string; isVersioned: boolean },
  status: number,
): Header[] {
  const isGood = status < 300;
  return [
    ...(status === 401 ? (["WWW-Authenticate"] as const) : (["RateLimit-Policy", "RateLimit"] as const)),
    ...((isGood && isVersioned) || status === 304 ? (["ETag"] as const) : []),
    ...(status === 201 || status === 202 ? (["Location"] as const) : []),
    ...(isGood && method === "post" ? (["Idempotent-Replayed"] as const) : []),
    ...(status === 429 || status === 503 ? (["Retry-After"] as const) : []),
  ];
}
