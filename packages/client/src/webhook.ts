import { RappenError } from "./error.ts";
import type { Event } from "./schema.ts";

interface Options {
  /** Milliseconds since 1970. */
  now?: number;
  /** Seconds that an event may be old. */
  tolerance?: number;
}

/**
 * @param body the text of the request exactly as it came
 * @param header Rappen-Signature
 * @returns the event; a test event has the type `ping`
 * @throws RappenError `webhook.not_signed` for what is not from Rappen, or too old
 */
export async function verifyWebhook(
  body: string,
  header: string | null | undefined,
  secret: string,
  { now = Date.now(), tolerance = 300 }: Options = {},
): Promise<Event | PingEvent> {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  const isFresh = /^\d+$/.test(time) && Math.abs(now / 1000 - Number(time)) <= tolerance;
  const given = parts.flatMap(([name, value = ""]) => (name === "v1" ? [value] : []));
  const known = await Promise.all(given.map((value) => isSigned(`${time}.${body}`, value, secret)));
  if (isFresh && known.includes(true)) return JSON.parse(body) as Event;
  const message = "This request is not signed by Rappen, or too old";
  throw new RappenError(message, { status: 0, code: "webhook.not_signed" });
}

export interface PingEvent {
  id: string;
  type: "ping";
  createdAt: string;
  data: object;
}

/** In constant time, as Web Crypto compares. */
async function isSigned(text: string, hex: string, secret: string): Promise<boolean> {
  if (!/^([\da-f]{2})+$/i.test(hex)) return false;
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["verify"]);
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", key, bytes, encoder.encode(text));
}
