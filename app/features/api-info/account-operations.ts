import type { Operation } from "./operation.ts";

export const ACCOUNT_OPERATIONS: Operation[] = [
  {
    ...{ id: "readAccount", method: "get", path: "/account" },
    summary: "Read whose key this is, what it opens, and the plan with its usage",
    ...{ answers: { 200: "Account" }, refusals: [] },
  },
];
