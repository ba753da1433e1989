import { type Cookie, redirect } from "@remix-run/node";
import { httpOnlyCookie } from "./cookies.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { z } from "zod";

const hintSchema = z.object({
  key: z.string().max(100),
  to: z.string().max(200),
  label: z.string().max(200),
});

/** Ends with a link. */
export type Hint = z.output<typeof hintSchema>;

export interface TranslatedHint extends Pick<Hint, "to" | "label"> {
  text: string;
}

const undoSchema = z.object({
  to: z.string().max(200),
  fields: z.record(z.string(), z.union([z.string().max(1_500), z.number()])),
  /** Instant after which it is too late; null where the act itself says so. */
  until: z.string().max(30).nullable(),
});

type Undo = z.output<typeof undoSchema>;

const flashSchema = z.object({
  key: z.string().max(100),
  params: z.record(z.string(), z.union([z.string().max(200), z.number()])).prefault({}),
  tone: z.enum(["good", "bad", "note"]).default("good"),
  hint: hintSchema.optional(),
  undo: undoSchema.optional(),
});

/** Travels in a signed cookie, as a text key, never as text. */
export type Flash = z.output<typeof flashSchema>;

export type NewFlash = z.input<typeof flashSchema>;

export interface TranslatedFlash extends Pick<Flash, "tone"> {
  text: string;
  hint: TranslatedHint | null;
  /** `seconds` are left for it; null without a limit. */
  undo: (Pick<Undo, "to" | "fields"> & { seconds: number | null }) | null;
}

/** The page that shows it need not have the messages of the page it comes from. */
export function translateFlash(
  { key, params, tone, hint, undo }: Flash,
  t: Translate,
  now: Date,
): TranslatedFlash {
  return {
    tone,
    text: t([key], params),
    hint: hint ? translateHint(hint, t) : null,
    undo: undo ? { to: undo.to, fields: undo.fields, seconds: secondsUntil(undo.until, now) } : null,
  };
}

export function translateHint({ key, to, label }: Hint, t: Translate): TranslatedHint {
  return { text: t([key]), to, label };
}

function secondsUntil(until: string | null, now: Date): number | null {
  return until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
}

export async function redirectWithFlash(
  platform: Platform,
  to: string,
  flash: NewFlash,
  cookies: string[] = [],
): Promise<Response> {
  const headers = new Headers();
  for (const cookie of [await flashCookie(platform).serialize(flash), ...cookies]) {
    headers.append("Set-Cookie", cookie);
  }
  return redirect(to, { status: 303, headers });
}

export async function takeFlash(
  platform: Platform,
  request: Request,
): Promise<{ flash: Flash | null; headers: Headers }> {
  if (isFetchedAhead(request)) return { flash: null, headers: new Headers() };
  const cookie = flashCookie(platform);
  const parsed = flashSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success) return { flash: null, headers: new Headers() };
  const headers = new Headers({ "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) });
  return { flash: parsed.data, headers };
}

export function flashCookie(platform: Platform): Cookie {
  return httpOnlyCookie(platform, "flash", { maxAge: 60, secret: platform.secret });
}

/** True for a browser that expects the page to be asked for: nobody may ever see it. */
export function isFetchedAhead(request: Request): boolean {
  return request.headers.get("Sec-Purpose")?.startsWith("prefetch") ?? false;
}
