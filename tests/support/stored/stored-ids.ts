import { createHash } from "node:crypto";
import type { CurrentUser } from "#app/platform/context.server.ts";

/** The id of the row with that number in every database that is filled. */
export function storedId(table: string, number = 0): string {
  const hash = createHash("sha256").update(table).digest("hex");
  return `019aa0c0-0000-7000-8000-${hash.slice(0, 10)}${String(number).padStart(2, "0")}`;
}

export const STORED_USER: CurrentUser = {
  id: storedId("users"),
  email: "anna@example.ch",
  firstName: "Anna",
  lastName: "Muster",
  language: "de",
  emailVerified: true,
};

/** The call whose answer is kept. */
export const STORED_CALL = { path: "/api/v1/invoices", key: "order-4711", body: "{}" };

export const STORED_FORM_PATH = "/profile";

export function sha256Of(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
