import { projectJson } from "#app/features/front/projects/project-json.ts";
import { sumsOfProjects } from "#app/features/front/projects/project-sums.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { FilterReader } from "#app/platform/lists/filters.ts";
import { apiCalls } from "./api-calls.ts";

const route = apiCalls("projects", {
  listProjects: handle(async (ctx, { url: { searchParams } }) => {
    const reader = new FilterReader(searchParams);
    const { from = "0001-01-01", to = "9999-12-31" } = { from: reader.day("from"), to: reader.day("to") };
    reader.done();
    return { projects: (await sumsOfProjects(ctx, { from, to })).map(projectJson) };
  }),
});

export const loader = route.loader;
export const action = route.action;
