import { closeSchema } from "#app/features/tax/json/period-answer.schema.ts";
import { periodJson, periodPageJson } from "#app/features/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/tax/periods/close-period.server.ts";
import { findPeriod } from "#app/features/tax/periods/periods.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "#app/api/api-calls.ts";
import { reading } from "#app/api/record-calls.ts";

const route = apiCalls<"keys/tax">({
  "tax/periods": {
    GET: handle((ctx, { url: { searchParams } }) => periodPageJson(ctx, pageOf(searchParams))),
  },
  "tax/periods/:id": { GET: reading(periodJson) },
  "tax/periods/:id/close": {
    POST: handleBody(
      closeSchema,
      async (ctx, { hash }, { id }) => {
        await closePeriod(ctx, id, hash);
        return periodJson(ctx, id);
      },
      { exists: (ctx, { id }) => findPeriod(ctx, id) },
    ),
  },
});

export const loader = route.loader;
export const action = route.action;
