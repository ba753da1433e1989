import type { UserContext } from "#app/platform/context.server.ts";
import type { ApiClient } from "./client.ts";
import { PERSON } from "./person.ts";
import { sendingMember, type TestPlatform } from "./platform.ts";

/** Somebody who may send invoices, signed in to the API as well. */
export async function apiMember(platform: TestPlatform, api: ApiClient): Promise<UserContext> {
  const ctx = await sendingMember(platform);
  const { email, password } = PERSON;
  const { data } = await api.call("POST", "/auth/login", { email, password });
  api.token = String(data?.token);
  return ctx;
}
