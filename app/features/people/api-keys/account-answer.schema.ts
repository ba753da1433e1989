import { z } from "zod";
import { KEY_SCOPES, RESOURCES } from "./scopes.ts";

const scopes = z.array(z.enum(KEY_SCOPES)).max(RESOURCES.length + 1);

/** What account-of-key.server.ts answers, for the API description; a test compares the two. */
export const accountAnswer = z
  .object({
    business: z.object({ id: z.guid(), name: z.string(), isSandbox: z.boolean() }).strict(),
    role: z.enum(["owner", "member", "accountant", "writer"]),
    plan: z.enum(["free", "pro"]),
    usage: z.object({ invoices: z.number().int(), edits: z.number().int() }).strict(),
    user: z.object({ id: z.guid(), email: z.string() }).strict(),
    key: z
      .object({
        id: z.guid(),
        name: z.string(),
        mode: z.enum(["live", "test"]),
        access: z.enum(["read_only", "full", "custom"]),
        scopes,
        expiresOn: z.iso.date().nullable(),
        expiresAt: z.iso.datetime().nullable(),
      })
      .strict(),
  })
  .strict();
