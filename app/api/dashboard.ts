import { statsJson } from "#app/features/front/dashboard/stats-json.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { apiCalls } from "./api-calls.ts";

const route = apiCalls("dashboard", {
  readStatistics: handle(async (ctx) => statsJson(await findStats(ctx))),
});

export const loader = route.loader;
export const action = route.action;
