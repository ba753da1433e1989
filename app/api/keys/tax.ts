import { balancesJson } from "#app/features/journal/balances.server.ts";
import { chartOfBusiness } from "#app/features/journal/chart.server.ts";
import { journalJson } from "#app/features/journal/journal-json.server.ts";
import { readJournalQuery } from "#app/features/journal/journal-query.ts";
import { readSpan } from "#app/features/journal/span.ts";
import { closeSchema } from "#app/features/tax/json/period-answer.schema.ts";
import { periodJson, periodPageJson } from "#app/features/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/tax/periods/close-period.server.ts";
import { findPeriod } from "#app/features/tax/periods/periods.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { DEFAULT_LIMIT, leafingOf, pageOf } from "#app/platform/lists/pages.ts";
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
  journal: {
    GET: handle(async (ctx, { url: { searchParams } }) => {
      const filter = readJournalQuery(searchParams, ctx.today, await chartOfBusiness(ctx));
      const { limit = DEFAULT_LIMIT } = pageOf(searchParams);
      const { after } = leafingOf(searchParams);
      return journalJson(ctx, { ...filter, limit, after });
    }),
  },
  "journal/accounts": {
    GET: handle(async (ctx, { url: { searchParams } }) => {
      const { span, problems } = readSpan(searchParams, ctx.today);
      if (problems.length > 0) throw invalid(problems);
      return balancesJson(ctx, span);
    }),
  },
});

export const loader = route.loader;
export const action = route.action;
