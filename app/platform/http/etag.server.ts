import { createHash } from "node:crypto";
import { AppError, invalid } from "#app/platform/errors.ts";

interface Versioned {
  version: number;
}

/** The digest is for what changes without a new version, such as the state of a delivery. */
export function etagOf(json: Versioned): string {
  return `"${json.version}-${digest(JSON.stringify(json))}"`;
}

export function etagOfBytes(bytes: Uint8Array): string {
  return `"${digest(bytes)}"`;
}

export function isVersioned(data: unknown): data is Versioned {
  return typeof data === "object" && data !== null && "version" in data && typeof data.version === "number";
}

export function isKnown(request: Request, etag: string | null): boolean {
  return (
    etag !== null && tagsOf(request.headers.get("If-None-Match")).some((tag) => tag === "*" || tag === etag)
  );
}

/**
 * Only the version counts: the lock is for the content that a person edits, and a tag stays good while an e-mail goes
 * out or a day begins.
 * @returns the version to compare again under the lock; undefined without the header, and of a record without versions
 * @throws AppError `request.precondition_failed`, `input.invalid` for an empty header, and what `current` throws
 */
export async function matchedVersion(
  request: Request,
  current: () => Promise<object>,
): Promise<number | undefined> {
  const header = request.headers.get("If-Match");
  if (header === null) return undefined;
  if (header === "") throw invalid([{ field: "If-Match", code: "field.parameter_empty" }]);
  const json = await current();
  if (!isVersioned(json)) return undefined;
  const { version } = json;
  if (!tagsOf(header).some((tag) => tag === "*" || versionIn(tag) === String(version)))
    throw new AppError("request.precondition_failed");
  return version;
}

function versionIn(tag: string): string | undefined {
  return /^"(\d+)-[\da-f]+"$/.exec(tag)?.[1];
}

/** Proxies that compress make a tag weak; our digest stays the same. */
function tagsOf(header: string | null): string[] {
  return (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
