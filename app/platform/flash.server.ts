import { type Cookie, createCookie, redirect } from "@remix-run/node";
import type { Platform } from "./platform.server.ts";
import { z } from "zod";

const flashSchema = z.object({
  /** Text key, `namespace:key`. */
  key: z.string().max(100),
  params: z.record(z.union([z.string().max(200), z.number()])).default({}),
  tone: z.enum(["good", "bad", "note"]).default("good"),
});

/** A message for the next page only. It travels in a signed cookie, as a text key, never as text. */
export type Flash = z.output<typeof flashSchema>;

/** Answers a finished form: 303 to the next page, which shows the message. */
export function redirectWithFlash(
  platform: Platform,
  to: string,
  flash: z.input<typeof flashSchema>,
): Promise<Response> {
  return flashCookie(platform)
    .serialize(flash)
    .then((cookie) => redirect(to, { status: 303, headers: { "Set-Cookie": cookie } }));
}

/** @returns the message, and the header that makes it go away once shown */
export async function takeFlash(
  platform: Platform,
  request: Request,
): Promise<{ flash: Flash | null; headers: Record<string, string> }> {
  const cookie = flashCookie(platform);
  const parsed = flashSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success) return { flash: null, headers: {} };
  return { flash: parsed.data, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}

function flashCookie({ env, secret }: Platform): Cookie {
  return createCookie("flash", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.appUrl.startsWith("https:"),
    maxAge: 60,
    secrets: [secret],
  });
}
