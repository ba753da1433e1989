import { z } from "zod";
import { isCheckName } from "#app/features/taxes/tax/figures/checks.ts";
import type { ReturnFigures } from "#app/features/taxes/tax/figures/return-figures.ts";
import type { Check } from "#app/features/taxes/tax/figures/checks.ts";
import type { InputName, TypedFigures } from "#app/features/taxes/tax/figures/typed-figures.ts";
import { type Adjustment, adjustmentsSchema } from "#app/features/taxes/tax/figures/adjustments.ts";
import type { TechnicalCode } from "#app/features/taxes/tax/figures/technical-codes.ts";
import { storedTypedSchema } from "#app/features/taxes/tax/figures/typed-figures.schema.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { CONSIDERATIONS, PERIODS, VAT_METHODS } from "#app/features/taxes/tax/method/vat-method.ts";
import { addDays, type Day, daysOfMonth, yearOf } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** Art. 71 MWSTG: within 60 days; the ESTV writes the end of February for the last quarter. */
const DAYS_TO_FILE = 60;
/** Art. 72 para. 1 MWSTG: the 180th day after the year. */
const DAYS_TO_RECONCILE = 180;

export const PERIOD_KINDS = ["return", "reconciliation"] as const;

export interface TaxPeriod {
  id: string;
  kind: (typeof PERIOD_KINDS)[number];
  startsOn: Day;
  endsOn: Day;
  correction: number;
  state: "open" | "closed";
  typed: TypedFigures;
  /** In an open reconciliation: the inputs that follow the book until a person types them. */
  follows: InputName[];
  adjustments: Adjustment[];
  codes: TechnicalCode[];
  version: number;
  closedAt: string | null;
  hash: string;
}

export function fileUntil({ endsOn, kind }: Pick<TaxPeriod, "endsOn" | "kind">): Day {
  if (kind === "reconciliation") return addDays(endsOn, DAYS_TO_RECONCILE);
  const last = addDays(endsOn, DAYS_TO_FILE);
  if (!endsOn.endsWith("-12-31")) return last;
  const { dateTo } = daysOfMonth(`${last.slice(0, 4)}-02`);
  return last < dateTo ? last : dateTo;
}

/** For programs: `2026-Q4`, `2026-H2`, `2026-3`, `2026`, `2026-R`; `2026-10-01/2026-11-14` where it is cut. */
export function periodCode(period: Pick<TaxPeriod, "startsOn" | "endsOn" | "kind">): string {
  const { kind, year, part } = periodName(period);
  if (period.kind === "reconciliation") return `${yearOf(period.endsOn)}-R`;
  if (kind === "span") return `${period.startsOn}/${period.endsOn}`;
  if (kind === "year") return year;
  return `${year}-${{ month: "", quarter: "Q", half: "H" }[kind]}${part}`;
}

export function periodName({ startsOn, endsOn }: Pick<TaxPeriod, "startsOn" | "endsOn">): {
  kind: "month" | "quarter" | "half" | "year" | "span";
  year: string;
  part: number;
} {
  const year = startsOn.slice(0, 4);
  const first = Number(startsOn.slice(5, 7));
  const last = Number(endsOn.slice(5, 7));
  const months = last - first + 1;
  const isWhole =
    startsOn.endsWith("-01") && addDays(endsOn, 1).endsWith("-01") && year === endsOn.slice(0, 4);
  if (isWhole && months === 1) return { kind: "month", year, part: first };
  if (isWhole && months === 3 && first % 3 === 1) return { kind: "quarter", year, part: (first + 2) / 3 };
  if (isWhole && months === 6 && first % 6 === 1) return { kind: "half", year, part: first === 1 ? 1 : 2 };
  if (isWhole && months === 12) return { kind: "year", year, part: 1 };
  return { kind: "span", year, part: 0 };
}

/** Input tax of expenses whose days are in the period that begins then, Rappen; below 0 where it became less. */
export interface Spent {
  from: Day;
  materialAndServices: Rappen;
  investments: Rappen;
}

/** A return as it stands: what is shown, closed and written to files. */
export interface TaxReturn {
  kind: TaxPeriod["kind"];
  startsOn: Day;
  endsOn: Day;
  correction: number;
  method: VatMethod;
  business: { name: string; vatNumber: string };
  typed: TypedFigures;
  adjustments: Adjustment[];
  /** What expenses bring into it, whatever was typed of that. */
  spent: Spent[];
  figures: ReturnFigures;
  checks: Check[];
}

const whole = z.number().int();

const acquisitionLine = z.object({
  line: z.string(),
  rate: whole,
  turnover: whole,
  tax: whole,
  typed: whole,
});

export const snapshotSchema = z.object({
  kind: z.enum(PERIOD_KINDS).default("return"),
  startsOn: z.string(),
  endsOn: z.string(),
  correction: whole,
  method: z.object({
    id: z.string(),
    validFrom: z.string(),
    method: z.enum(VAT_METHODS),
    consideration: z.enum(CONSIDERATIONS),
    period: z.enum(PERIODS),
    roundsToFive: z.boolean(),
    activities: z.array(z.object({ code: z.string(), name: z.string(), rate: whole })),
    registeredBefore: z.boolean().nullable().default(null),
  }),
  business: z.object({ name: z.string(), vatNumber: z.string() }),
  typed: storedTypedSchema,
  adjustments: adjustmentsSchema.default([]),
  spent: z.array(z.object({ from: z.string(), materialAndServices: whole, investments: whole })).default([]),
  figures: z
    .object({
      total: whole,
      opted: whole.default(0),
      deductions: z.object({
        export: whole,
        abroad: whole,
        notification: whole.default(0),
        exempt: whole,
        reductions: whole,
        various: whole.default(0),
      }),
      undecided: whole,
      taxable: whole,
      rateLines: z.array(
        z.object({
          line: z.string(),
          rate: whole,
          activity: z.string(),
          era: z.string(),
          code: z.string().default(""),
          turnover: whole,
          tax: whole,
          printedVat: whole,
        }),
      ),
      acquisition: z.object({ turnover: whole, rate: whole, tax: whole }),
      acquisitions: z.array(acquisitionLine).optional(),
      taxTotal: whole,
      inputTax: whole,
      difference: whole,
      payable: whole,
    })
    .transform(({ acquisition, acquisitions, ...figures }) => ({
      ...figures,
      acquisition,
      acquisitions: acquisitions ?? allTyped(acquisition),
    })),
  checks: z
    .array(z.object({ name: z.string(), isMet: z.boolean() }))
    .transform((all) => all.flatMap(({ name, isMet }) => (isCheckName(name) ? [{ name, isMet }] : []))),
});

/** Before expenses could say it. */
function allTyped(acquisition: ReturnFigures["acquisition"]): ReturnFigures["acquisitions"] {
  const { turnover: typed } = acquisition;
  return typed === 0 ? [] : [{ ...acquisition, line: "383", typed }];
}
