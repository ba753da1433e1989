import { closeYear, reopenYear } from "#app/features/taxes/year/close-year.server.ts";
import { reopenYearSchema } from "#app/features/taxes/year/year.schema.ts";
import { yearJson } from "#app/features/taxes/year/year-json.server.ts";
import { yearChangesJson } from "#app/features/taxes/year/changes/year-changes-json.server.ts";
import { yearLineJson, yearLinesJson } from "#app/features/taxes/year/lines/line-json.server.ts";
import { readYear } from "#app/features/taxes/year/year-page.server.ts";
import { closeSchema } from "#app/features/taxes/tax/json/period-answer.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type CallArgs, handle, handleBody } from "#app/platform/http/api.server.ts";
import { DEFAULT_LIMIT, leafingOf, pageOf } from "#app/platform/lists/pages.ts";
import { closingYear } from "#app/features/programs/previews/record-acts.server.ts";
import { apiCalls } from "#app/api/api-calls.ts";
import { confirmable } from "#app/api/confirming.ts";

const exists = (_: UserContext, { params }: CallArgs) => Promise.resolve(readYear(params.year ?? ""));

const route = apiCalls("keys/year", {
  readYear: handle((ctx, { params }) => yearJson(ctx, params.year ?? "")),
  listYearChanges: handle((ctx, { params: { year = "" }, url: { searchParams } }) => {
    const { limit = DEFAULT_LIMIT } = pageOf(searchParams);
    const { after } = leafingOf(searchParams);
    return yearChangesJson(ctx, readYear(year), { limit, after });
  }),
  listYearLines: handle((ctx, { params: { year = "" } }) => yearLinesJson(ctx, year)),
  readYearLine: handle((ctx, { params: { year = "", line = "" }, url: { searchParams } }) => {
    const { limit = DEFAULT_LIMIT } = pageOf(searchParams);
    const { after } = leafingOf(searchParams);
    return yearLineJson(ctx, { year, line, limit, after });
  }),
  closeYear: handleBody(
    closeSchema,
    (ctx, { hash }, args) => {
      const { year = "" } = args.params;
      return confirmable(ctx, args, closingYear(year, hash), async (ctx) => {
        await closeYear(ctx, readYear(year), hash);
        return yearJson(ctx, year);
      });
    },
    { exists },
  ),
  reopenYear: handleBody(
    reopenYearSchema,
    async (ctx, { reason }, { params: { year = "" } }) => {
      await reopenYear(ctx, readYear(year), reason);
      return yearJson(ctx, year);
    },
    { exists },
  ),
});

export const loader = route.loader;
export const action = route.action;
