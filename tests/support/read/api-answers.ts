import { expect } from "vitest";
import { ApiClient } from "../client.ts";
import { freshSqlite } from "../databases/databases.ts";
import { PERSON } from "../person.ts";
import { testPlatform } from "../platform.ts";
import { serve } from "../server/server.ts";

export interface Failure {
  success: false;
  error: string;
  code: string;
  errors: { field: string; code: string; message: string }[];
  requestId: string;
}

/** The product, served, and somebody who has registered. */
export async function registeredClient() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const api = new ApiClient(origin);
  await api.register(PERSON);
  return { api, origin, platform };
}

/** A call with any body, answered as it comes. */
export function rawCall(
  api: ApiClient,
  method: string,
  path: string,
  body: BodyInit | null = null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = { ...headers, ...(api.token ? { Authorization: `Bearer ${api.token}` } : {}) };
  return fetch(`${api.origin}/api${path}`, { method, headers: all, body, duplex: "half" });
}

/** The same shape for every refusal. */
export async function expectFailure(response: Response, status: number, code: string): Promise<Failure> {
  const body = (await response.json()) as Failure;
  expect([response.status, body.code]).toEqual([status, code]);
  expect(Object.keys(body).toSorted()).toEqual(["code", "error", "errors", "requestId", "success"]);
  expect(body.success).toBe(false);
  return body;
}
