import type { Caller } from "#app/platform/context.server.ts";

/** An assistant that may do everything. */
export const CALLER: Caller = {
  kind: "application",
  id: "01a20268-8c39-7000-b77a-91b874bb7555",
  name: "Claude",
  access: "full",
  mode: "live",
  scopes: [],
  expiresOn: null,
  expiresAt: null,
  audience: "all",
};
