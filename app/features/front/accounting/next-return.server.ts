import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { untypedInput } from "#app/features/taxes/tax/figures/known-payable.ts";
import { toDecide } from "#app/features/taxes/tax/figures/undecided.server.ts";
import { methodOn } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import type { TaxPeriod } from "#app/features/taxes/tax/periods/period.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import { periodTitle } from "#app/features/taxes/tax/screens/period-title.ts";
import { vatDates } from "#app/features/taxes/year/vat-dates/vat-dates.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

interface DueReturn {
  /** Null where nobody has opened it yet. */
  id: string | null;
  name: string;
  until: string;
  /** Days left to file and pay. */
  daysLeft: number;
  /** Whether its days are over. */
  isOver: boolean;
  /** Null until it is opened. Below 0: to get back. */
  payable: Rappen | null;
  /** Whether a person has to decide on documents first. */
  isUndecided: boolean;
}

/** The return whose day comes next, with the input tax that expenses have although nobody has typed it. */
export async function nextReturn(ctx: UserContext, hasInvoicedVat: boolean) {
  const methods = await vatMethodsOf(ctx);
  const method = methodOn(methods, ctx.today);
  const { first, late } = await unfiled(ctx);
  return {
    isRegistered: method !== undefined && method.method !== "none",
    isUnknown: methods.length === 0 && (hasInvoicedVat || (await findBusiness(ctx)).vatNumber !== ""),
    next: first ? await shownReturn(ctx, first) : null,
    /** Returns whose day is past. */
    late,
  };
}

/** The return to file within `days`, once its own days are over. */
export async function dueReturn(ctx: UserContext, days: number): Promise<DueReturn | null> {
  const { first } = await unfiled(ctx);
  const isDue = first && first.to < ctx.today && daysBetween(ctx.today, first.day) <= days;
  return isDue ? shownReturn(ctx, first) : null;
}

async function unfiled(ctx: UserContext) {
  const { returns } = await vatDates(ctx);
  const ahead = returns.filter(({ day }) => day >= ctx.today);
  const [first] = ahead.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return { first, late: returns.length - ahead.length };
}

type Unfiled = NonNullable<Awaited<ReturnType<typeof unfiled>>["first"]>;

async function shownReturn(ctx: UserContext, { period, ...span }: Unfiled): Promise<DueReturn> {
  const named = { kind: "return" as const, startsOn: span.from, endsOn: span.to, correction: 0 };
  return {
    id: period?.id ?? null,
    name: periodTitle(named, translator(ctx.locale), ctx.locale),
    until: formatDay(span.day, ctx.locale),
    daysLeft: daysBetween(ctx.today, span.day),
    isOver: span.to < ctx.today,
    ...(period ? await amountsOf(ctx, period) : { payable: null, isUndecided: false }),
  };
}

async function amountsOf(ctx: UserContext, period: TaxPeriod) {
  const { content } = await taxReturn(ctx, period);
  const { figures } = await proposedInput(ctx, period);
  return {
    payable: content.figures.payable - untypedInput(content, figures),
    isUndecided: toDecide(content) !== null,
  };
}
