import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { db } from "./database.mjs";

let secret;

/** Who the header `Cookie` proves to ask, by the product's own session; null for nobody. */
export async function findIdentity(cookies) {
  const token = tokenIn(cookies ?? "");
  if (!token) return null;
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select(["sessions.id as sessionId", "memberships.business_id as businessId", "users.email"])
    .select(["users.first_name", "users.last_name", "users.language", "users.email_verified_at"])
    .where("sessions.id", "=", createHash("sha256").update(token).digest("hex"))
    .where("sessions.kind", "=", "cookie")
    .where("sessions.expires_at", ">", new Date().toISOString())
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const name = `${row.first_name} ${row.last_name}`;
  return { name, email: row.email, businessId: row.businessId, isConfirmed: row.email_verified_at !== null };
}

/** The value is signed as the product does it. */
function tokenIn(cookies) {
  const sent = /(?:^|;\s*)rappen=([^;]+)/.exec(cookies)?.[1];
  if (!sent) return null;
  const value = decodeURIComponent(sent);
  const at = value.lastIndexOf(".");
  const [text, signature] = [value.slice(0, at), Buffer.from(value.slice(at + 1), "base64")];
  secret ??= readFileSync(path.join(process.env.DATA_DIR, "session-secret"), "utf8").trim();
  const expected = createHmac("sha256", secret).update(text).digest();
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  return JSON.parse(Buffer.from(text, "base64").toString());
}
