import { type UserContext, withUser } from "#app/platform/context.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { visitor } from "../platform.ts";
import { STORED_USER, storedId } from "./stored-ids.ts";

/** The owner of all that `storedRows` writes. */
export function storedContext(platform: Platform): UserContext {
  const businessId = storedId("businesses");
  const sessionId = storedId("sessions");
  return withUser(visitor(platform), { user: STORED_USER, role: "owner", businessId, sessionId });
}
