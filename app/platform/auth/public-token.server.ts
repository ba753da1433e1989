import { createHmac, timingSafeEqual } from "node:crypto";
import { isId } from "#app/platform/database/ids.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { derivedKey } from "./encryption.server.ts";

const ID_BYTES = 16;
/** 48 bytes fill 64 letters of base64url: each letter counts, and no two texts mean the same bytes. */
const FORM = /^[\w-]{64}$/;

/** What a link of that version shows to whoever has it. */
export interface PublicDocument {
  kind: "invoice" | "offer";
  businessId: string;
  id: string;
  version: number;
}

/** Follows from the document, so the link can be shown again; raising the version ends it. */
export function publicToken({ secret }: Pick<Platform, "secret">, document: PublicDocument): string {
  return Buffer.concat([idBytes(document.id), macOf(secret, document)]).toString("base64url");
}

/** @returns the document that a token names, which proves nothing yet; null for what cannot be a token */
export function idInToken(token: string): string | null {
  if (!FORM.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, ID_BYTES).toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return isId(id) ? id : null;
}

/** Takes as long for a wrong token as for the right one. */
export function isTokenOf(
  { secret }: Pick<Platform, "secret">,
  token: string,
  document: PublicDocument,
): boolean {
  if (!FORM.test(token)) return false;
  const bytes = Buffer.from(token, "base64url");
  const isId = bytes.subarray(0, ID_BYTES).equals(idBytes(document.id));
  return timingSafeEqual(bytes.subarray(ID_BYTES), macOf(secret, document)) && isId;
}

function macOf(secret: string, { kind, businessId, id, version }: PublicDocument): Buffer {
  return createHmac("sha256", keyFor(secret, kind)).update([businessId, id, version].join("\n")).digest();
}

/** Deriving one takes ten times as long as using it, and a list or an export shows many links. */
let derived = { secret: "", keys: new Map<string, Buffer>() };

function keyFor(secret: string, kind: PublicDocument["kind"]): Buffer {
  if (derived.secret !== secret) derived = { secret, keys: new Map() };
  const key = derived.keys.get(kind) ?? derivedKey(secret, `public ${kind}`);
  derived.keys.set(kind, key);
  return key;
}

function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}
