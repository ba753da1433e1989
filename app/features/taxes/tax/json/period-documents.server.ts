import { figureRows } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { lineEntries } from "#app/features/taxes/tax/figures/line-entries.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { entryScopeOf } from "#app/features/taxes/tax/periods/scope.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { isBookingNumber, readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";

/** Marks the cursors of this list: no other list has this order. */
const ORDER = "tax-documents";

/** Lines that documents stand behind, whether or not the return has any. */
const OF_DOCUMENTS = /^(200|220|221|230|235|299|3[0-8]\d)$/;

interface Wanted {
  line: string | null;
  limit: number;
  after: string | null;
}

/**
 * A page of what stands behind a line, or behind the whole return. @throws AppError `tax_period.not_found`,
 * `input.invalid` at `line` for one that no document stands behind, and at `starting_after`
 */
export async function periodDocumentsJson(ctx: BusinessContext, id: string, { line, limit, after }: Wanted) {
  const period = await findPeriod(ctx, id);
  const { content } = await taxReturn(ctx, period);
  const rows = figureRows(content);
  const known = rows.filter(({ hasEntries }) => hasEntries).map(({ ziffer }) => ziffer);
  const isNamed = line === null || known.includes(line);
  const isTyped = rows.some(({ ziffer, hasEntries }) => ziffer === line && !hasEntries);
  if (!isNamed && (isTyped || !OF_DOCUMENTS.test(line)))
    throw invalid([
      { field: "line", code: "field.not_one_of", params: { values: [...new Set(known)].join(", ") } },
    ]);
  const place = after ? readCursor(after, ORDER, "string", isBookingNumber) : null;
  const methods = await vatMethodsOf(ctx);
  const entries = isNamed
    ? await lineEntries(ctx, {
        scope: await entryScopeOf(ctx, period, methods),
        content,
        methods,
        ...(line === null ? {} : { line }),
        after: place ? { day: String(place.value), id: place.id } : null,
        limit: limit + 1,
      })
    : [];
  const shown = entries.slice(0, limit);
  const last = entries.length > limit ? shown.at(-1) : undefined;
  return {
    documents: shown.map(({ rate, net, vat, ...entry }) => ({
      ...entry,
      rate: vatRateToNumber(rate),
      net: rappenToNumber(net),
      vat: rappenToNumber(vat),
    })),
    limit,
    has_more: last !== undefined,
    next_cursor: last ? writeCursor({ order: ORDER, value: last.day, id: last.id }) : null,
  };
}
