import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import {
  type CountingEra,
  isOther,
  type MethodRun,
  runOn,
} from "#app/features/taxes/tax/method/vat-method.ts";
import { type Basis, FEE_KINDS } from "#app/features/taxes/tax/entries/tax-entry.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";

interface Span {
  from: Day;
  to: Day;
}

export interface LateScope extends Span {
  basis: Basis;
  /** Each fact counts as was usual on its day, wherever it is declared; none of supplies from before a registration. */
  eras: readonly CountingEra[];
  runs: readonly MethodRun[];
}

/** Which bookings a return is made of: each booking is in one return alone. */
export interface EntryScope extends LateScope {
  /** Not what counts in its days: filed returns have that. */
  isLateOnly: boolean;
  /** Itself and those that it corrects, which have taken bookings of later days. */
  corrections: readonly string[];
  /** While it is open: what happened in its days and counts later, in no filed return yet. */
  takesLate: boolean;
  /** Days of other open returns, which take what happened in them and no return has. */
  corrected: readonly (Span & { id: string })[];
}

type Eb = ExpressionBuilder<Schema, "bookings">;
type Condition = ExpressionWrapper<Schema, "bookings", SqlBool>;

const IS_WHAT = {
  turnover: (eb: Eb, { eras }: EntryScope) => isCounted(eb, eras),
  input: (eb: Eb) => eb("bookings.basis", "=", "input"),
  acquisition: (eb: Eb) => eb("bookings.kind", "=", "acquisition"),
  documents: (eb: Eb, { eras }: EntryScope) =>
    eb.or([isCounted(eb, eras), eb("bookings.kind", "=", "acquisition")]),
};

export function entriesIn(ctx: BusinessContext, scope: EntryScope, what: keyof typeof IS_WHAT = "turnover") {
  return ctx.db
    .selectFrom("bookings")
    .where("bookings.business_id", "=", ctx.businessId)
    .where((eb) => IS_WHAT[what](eb, scope))
    .where((eb) => belongs(eb, scope));
}

function isCounted(eb: Eb, eras: readonly CountingEra[]): Condition {
  const inEra = (day: "bookings.fact_day" | "bookings.supply_day", { from, before }: CountingEra) => [
    eb(day, ">=", from),
    ...(before === null ? [] : [eb(day, "<", before)]),
  ];
  const counting = eras.flatMap((era) =>
    era.basis === null
      ? []
      : [eb.and([eb("bookings.basis", "=", era.basis), ...inEra("bookings.fact_day", era)])],
  );
  // What takes back or corrects, after deregistration, what was declared: all that was open then was, too.
  const ended = eras.filter((era, index) => era.basis === null && (eras[index - 1]?.basis ?? null) !== null);
  const after = ended.map((era) =>
    eb.and([
      eb("bookings.basis", "=", "agreed"),
      ...inEra("bookings.fact_day", era),
      eb("bookings.supply_day", "<>", ""),
      eb("bookings.supply_day", "<", era.from),
      eb("bookings.kind", "not in", FEE_KINDS),
    ]),
  );
  const before = eras.filter(({ basis }) => basis === null);
  const isOfThen = before.map((era) => eb.and(inEra("bookings.supply_day", era)));
  return eb.and([eb.or([...counting, ...after]), ...isOfThen.map((one) => eb.not(one))]);
}

function belongs(eb: Eb, scope: EntryScope): Condition {
  const { from, to, isLateOnly, corrections, takesLate, corrected } = scope;
  const own = eb.and([
    eb("bookings.day", ">=", from),
    eb("bookings.day", "<=", to),
    eb.not(isCorrected(eb)),
    eb.not(isOfEarlierMethod(eb, scope)),
    ...corrected.map((span) => eb.not(isUnfiledLateOf(eb, span))),
  ]);
  return eb.or([
    ...(isLateOnly ? [] : [own]),
    ...(corrections.length > 0 ? [isCorrected(eb, corrections)] : []),
    ...(takesLate ? [isOpenLateOf(eb, scope)] : []),
  ]);
}

/** Whether a filed return has taken it from a later day. */
function isCorrected(eb: Eb, by?: readonly string[]): Condition {
  const taken = eb
    .selectFrom("corrected_bookings as taken")
    .select("taken.sequence")
    .whereRef("taken.business_id", "=", "bookings.business_id")
    .whereRef("taken.sequence", "=", "bookings.sequence");
  return eb.exists(by ? taken.where("taken.period_id", "in", by) : taken) as Condition;
}

function isLateOf(eb: Eb, { from, to }: Span): Condition {
  return eb.and([
    eb("bookings.fact_day", ">=", from),
    eb("bookings.fact_day", "<=", to),
    eb("bookings.day", ">", to),
  ]);
}

function isUnfiledLateOf(eb: Eb, span: Span): Condition {
  const filed = eb
    .selectFrom("closed_days")
    .select("closed_days.id")
    .whereRef("closed_days.business_id", "=", "bookings.business_id")
    .where("closed_days.kind", "=", "return")
    .whereRef("closed_days.from_day", "<=", "bookings.day")
    .whereRef("closed_days.to_day", ">=", "bookings.day");
  return eb.and([isLateOf(eb, span), eb.not(eb.exists(filed))]);
}

/** What was written of some days after their return was filed, and is in no filed return yet. */
export function openLateEntries(ctx: BusinessContext, scope: LateScope) {
  return ctx.db
    .selectFrom("bookings")
    .where("bookings.business_id", "=", ctx.businessId)
    .where((eb) => eb.or([eb("bookings.basis", "in", [scope.basis, "input"]), isCounted(eb, scope.eras)]))
    .where((eb) => isOpenLateOf(eb, scope));
}

function isSuppliedIn(eb: Eb, { from, before }: MethodRun): Condition {
  return eb.and([
    eb("bookings.supply_day", "<>", ""),
    eb("bookings.supply_day", ">=", from),
    ...(before === null ? [] : [eb("bookings.supply_day", "<", before)]),
    eb("bookings.kind", "not in", FEE_KINDS),
  ]);
}

function isOfEarlierMethod(eb: Eb, { runs, from }: LateScope): Condition {
  const own = runOn(runs, from);
  const earlier = own ? runs.filter((run) => run.from < own.from && isOther(run, own)) : [];
  return eb.or(earlier.map((run) => isSuppliedIn(eb, run)));
}

function isOfLastByMethod(eb: Eb, { runs, from, to, eras }: LateScope): Condition {
  const own = runOn(runs, from);
  if (!own?.before || addDays(to, 1) !== own.before) return eb.or([]);
  const isAfter = (run: MethodRun) => (run.method === "none" ? run.from === own.before : isOther(own, run));
  const later = runs.filter((run) => run.from > own.from && isAfter(run));
  const days = later.map((run) =>
    eb.and([
      eb("bookings.day", ">=", run.from),
      ...(run.before === null ? [] : [eb("bookings.day", "<", run.before)]),
    ]),
  );
  return eb.and([isCounted(eb, eras), isSuppliedIn(eb, own), eb.or(days)]);
}

/** What only a correction of the last return by a method can take, and no return has. */
export function leftToLastByMethod(ctx: BusinessContext, scope: LateScope) {
  return ctx.db
    .selectFrom("bookings")
    .where("bookings.business_id", "=", ctx.businessId)
    .where((eb) => eb.and([isOfLastByMethod(eb, scope), eb.not(isCorrected(eb))]));
}

export function leftToEarlierMethod(ctx: BusinessContext, scope: LateScope) {
  return ctx.db
    .selectFrom("bookings")
    .where("bookings.business_id", "=", ctx.businessId)
    .where("bookings.day", ">=", scope.from)
    .where("bookings.day", "<=", scope.to)
    .where((eb) =>
      eb.and([isCounted(eb, scope.eras), isOfEarlierMethod(eb, scope), eb.not(isCorrected(eb))]),
    );
}

/** What an open return takes, until it or another return is filed. */
function isOpenLateOf(eb: Eb, scope: LateScope): Condition {
  return eb.and([eb.or([isUnfiledLateOf(eb, scope), isOfLastByMethod(eb, scope)]), eb.not(isCorrected(eb))]);
}
