import { type Cookie, redirect } from "@remix-run/node";
import { httpOnlyCookie } from "#app/platform/http/cookies.server.ts";
import { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { decrypt, encrypt } from "#app/platform/auth/encryption.server.ts";
import { type Flash, flashCookie } from "#app/platform/http/flash.server.ts";
import { type FormValues, withoutSecrets } from "../form-data.ts";
import { fromText } from "#app/platform/database/json.ts";
import { accountMark, deviceOf } from "#app/platform/auth/known-device.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

const LIFETIME_MS = 30 * 60 * 1000;

/** Bytes of JSON. */
const SIZE_CAP = 100_000;

const MOST = 5;

const PURPOSE = "kept form";

const valuesSchema: z.ZodType<FormValues> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), valuesSchema, z.array(valuesSchema)])),
);

export interface KeptForm {
  formId: string;
  path: string;
  values: FormValues;
  /** ISO, of a draft that the browser kept. */
  typedAt?: string;
}

/**
 * What was typed is kept for the account that last signed in from this browser: encrypted, for 30 minutes, without
 * passwords. When it is too long, the sign-in page says so.
 */
export async function signInAgain(
  ctx: Context,
  request: Request,
  { formId, path, values }: Omit<KeptForm, "values"> & { values: FormValues | null },
): Promise<Response> {
  const headers = new Headers();
  const { latest: owner } = await deviceOf(ctx.platform, request);
  const text = values && JSON.stringify(withoutSecrets(values));
  if (text === null || Buffer.byteLength(text) > SIZE_CAP) {
    const flash: Flash = { key: "errors:session.form_too_long", params: {}, tone: "bad" };
    headers.append("Set-Cookie", await flashCookie(ctx.platform).serialize(flash));
  } else if (owner && text !== "{}") {
    const id = await store(ctx, owner, { path, form: formId, text });
    headers.append("Set-Cookie", await keptCookie(ctx.platform).serialize(id));
  }
  return redirect(`/login?redirectTo=${encodeURIComponent(path)}`, { status: 303, headers });
}

/** Shows the page with a draft that the browser kept. */
export async function openDraft(
  ctx: UserContext,
  { formId, path, values, typedAt }: Required<KeptForm>,
): Promise<Response> {
  const text = JSON.stringify(withoutSecrets(values));
  if (Buffer.byteLength(text) > SIZE_CAP) throw new AppError("input.too_large");
  const id = await store(ctx, accountMark(ctx.user.id), { path, form: formId, text });
  const cookie = await keptCookie(ctx.platform).serialize(`${id} ${typedAt}`);
  return redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}

async function store(
  ctx: Context,
  owner: string,
  { path, form, text }: { path: string; form: string; text: string },
): Promise<string> {
  const id = ctx.newId();
  const { secret } = ctx.platform;
  await ctx.transaction(async (ctx) => {
    await ctx.db.deleteFrom("kept_forms").where("expires_at", "<=", ctx.now.toISOString()).execute();
    const waiting = await ctx.db
      .selectFrom("kept_forms")
      .select("id")
      .where("owner", "=", owner)
      .orderBy("expires_at", "desc")
      .orderBy("id", "desc")
      .execute();
    const oldest = waiting.slice(MOST - 1).map((row) => row.id);
    if (oldest.length) await ctx.db.deleteFrom("kept_forms").where("id", "in", oldest).execute();
    const sealed = encrypt(secret, PURPOSE, id, text);
    const expires_at = new Date(ctx.now.getTime() + LIFETIME_MS).toISOString();
    await ctx.db.insertInto("kept_forms").values({ id, owner, path, form, sealed, expires_at }).execute();
  });
  return id;
}

/** Null when it belongs to somebody else or another page. @returns what was typed, and the header that forgets it */
export async function takeKeptForm(
  ctx: UserContext,
  request: Request,
  path: string,
): Promise<{ kept: KeptForm; forget: string } | null> {
  const cookie = keptCookie(ctx.platform);
  const content: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof content !== "string") return null;
  const [id = "", typedAt] = content.split(" ");
  const row = await ctx.db
    .selectFrom("kept_forms")
    .selectAll()
    .where("id", "=", id)
    .where("owner", "=", accountMark(ctx.user.id))
    .where("path", "=", path)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
  const text = row && decrypt(ctx.platform.secret, PURPOSE, id, row.sealed);
  if (!text) return null;
  const values = fromText(valuesSchema, text);
  return {
    kept: { formId: row.form, path, values, typedAt },
    forget: await cookie.serialize("", { maxAge: 0 }),
  };
}

export async function forgetKeptForms(ctx: Context, userId: string): Promise<void> {
  await ctx.db.deleteFrom("kept_forms").where("owner", "=", accountMark(userId)).execute();
}

function keptCookie(platform: Platform): Cookie {
  return httpOnlyCookie(platform, "kept-form", { maxAge: LIFETIME_MS / 1000, secret: platform.secret });
}
