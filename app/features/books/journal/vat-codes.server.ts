import { sql } from "kysely";
import { CATEGORIES, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import { ACQUISITION_OWED } from "#app/features/books/book/acquisition-owed.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { type VatRate, vatRateToNumber } from "#app/swiss/vat.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

export interface VatCodeSum {
  /** `sales-8.1`, `sales-0-export`, `acquisition-8.1`, `input-400` or `input-405`. */
  code: string;
  /** Below `journal:vatCode`. */
  word: "sales" | "export" | "abroad" | "exempt" | "undecided" | "acquisition" | "input400" | "input405";
  rate: VatRate | null;
  /** Credits less debits of turnover, nothing of input tax. */
  net: Rappen;
  vat: Rappen;
}

const isAcquisition = sql<number>`case when kind = 'acquisition' then 1 else 0 end`;

/** Turnover, acquisitions and input tax of the bookings of a span, by rate, reason of 0 %, and line of the return. */
export async function vatCodeSums(ctx: BusinessContext, { from, to }: DaySpan): Promise<VatCodeSum[]> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["basis", "rate", "reason", "activity", isAcquisition.as("isAcquisition")])
    .select(({ fn }) => [fn.sum<Rappen>("net").as("net"), fn.sum<Rappen>("vat").as("vat")])
    .select(({ fn }) => fn.sum<Rappen>(ACQUISITION_OWED).as("owed"))
    .where("business_id", "=", ctx.businessId)
    .where((eb) => eb.or([eb("amount", ">", 0), eb("kind", "in", ["input_paid", "acquisition"])]))
    .where("basis", "in", ["agreed", "input"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["basis", "rate", "reason", "activity", isAcquisition])
    .execute();
  const byCode = Map.groupBy(
    rows.flatMap(({ net, vat, owed, isAcquisition, ...row }): VatCodeSum[] => {
      if (!isAcquisition) return [{ ...codeOf(row), net, vat }];
      const { rate } = row;
      const code = `acquisition-${vatRateToNumber(rate ?? 0)}`;
      const deducted = vat === 0 ? [] : [{ ...codeOf(row), net: 0, vat }];
      return [{ code, word: "acquisition", rate, net, vat: owed }, ...deducted];
    }),
    ({ code }) => code,
  );
  return [...byCode.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const sumOf = (side: "net" | "vat") => others.reduce((sum, one) => sum + one[side], first[side]);
      return [{ ...first, net: sumOf("net"), vat: sumOf("vat") }];
    })
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

interface Coded {
  basis: string;
  rate: VatRate | null;
  reason: "" | "export" | "abroad" | "exempt" | "undecided";
  activity: string;
}

function codeOf({ basis, rate, reason, activity }: Coded): Pick<VatCodeSum, "code" | "word" | "rate"> {
  if (basis === "input") {
    const category = CATEGORY_NAMES.find((name) => name === activity);
    const ziffer = CATEGORIES[category ?? "other"].ziffer;
    return { code: `input-${ziffer}`, word: `input${ziffer}`, rate: null };
  }
  const code = `sales-${vatRateToNumber(rate ?? 0)}`;
  if (rate !== 0 || reason === "") return { code, word: "sales", rate: rate ?? 0 };
  return { code: `${code}-${reason}`, word: reason, rate };
}
