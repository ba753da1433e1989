import { crc32 } from "node:zlib";
import { accountMoves } from "#app/features/books/book/account-balances.server.ts";
import { kindOfAccount, numberedAccount } from "#app/features/books/book/accounts.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { EVER } from "#app/features/books/journal/span.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import {
  insertManual,
  type ManualBooking,
  manualOf,
  manualRows,
  takeBackAll,
} from "./manual-bookings.server.ts";
import { OPENING_ACCOUNTS } from "./opening.ts";
import type { OpeningInput } from "./opening.schema.ts";

/**
 * Each account against the opening balance sheet. What was typed before and is another now is taken back.
 * @throws AppError `journal.opening_changed` where others were seen, `year.closed`, `journal.handed_over`
 */
export async function saveOpening(ctx: UserContext, { day, balances, version }: OpeningInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const standing = await standingOpening(ctx);
    if (version !== undefined && version !== versionOf(standing))
      throw new AppError("journal.opening_changed");
    const wanted = balances.map(([account, amount]) => {
      const isDebit = (kindOfAccount(account) === "asset") === amount > 0;
      const sides = isDebit
        ? ({ debit: account, credit: "opening" } as const)
        : ({ debit: "opening", credit: account } as const);
      return { kind: "opening" as const, day, text: "", reference: "", ...sides, amount: Math.abs(amount) };
    });
    const keyOf = (one: Pick<ManualBooking, "day" | "debit" | "credit" | "amount">) =>
      [one.day, one.debit, one.credit, one.amount].join(" ");
    const keys = { wanted: wanted.map(keyOf), standing: standing.map(keyOf) };
    const gone = standing.filter((one) => !keys.wanted.includes(keyOf(one)));
    const added = wanted.filter((one) => !keys.standing.includes(keyOf(one)));
    await insertManual(ctx, added);
    await takeBackAll(ctx, gone);
  });
}

async function standingOpening(ctx: BusinessContext): Promise<ManualBooking[]> {
  const rows = manualRows(ctx).where("kind", "=", "opening").where("taken_back_at", "is", null);
  return (await rows.orderBy("id").execute()).map(manualOf);
}

function versionOf(standing: readonly ManualBooking[]): number {
  return crc32(standing.map(({ id }) => id).join(" ")) + 1;
}

/** @param yearBegins the first day of the business year: what stood there on the evening before is asked */
export async function openingPage(ctx: UserContext, yearBegins: Day) {
  const t = translator(ctx.locale);
  const chart = await chartOfBusiness(ctx);
  const standing = await standingOpening(ctx);
  const day = standing[0]?.day ?? addDays(yearBegins, -1);
  const moves = await accountMoves(ctx, { from: EVER.from, to: day });
  const accounts = OPENING_ACCOUNTS.map((name) => {
    const sign = kindOfAccount(name) === "asset" ? 1 : -1;
    const typed = standing.reduce((sum, { debit, credit, amount }) => {
      if (debit === name) return sum + sign * amount;
      return credit === name ? sum - sign * amount : sum;
    }, 0);
    const { debit, credit } = moves.get(name) ?? { debit: 0, credit: 0 };
    const others = sign * (debit - credit) - typed;
    return {
      name,
      number: chart[name],
      label: numberedAccount(t, chart, name),
      kind: sign > 0 ? ("assets" as const) : ("debts" as const),
      typed: typed === 0 ? "" : formatAmount(typed),
      hint: others === 0 ? "" : t("year:opening.booked", { amount: formatAmount(others) }),
    };
  }).toSorted((one, other) => (one.number < other.number ? -1 : 1));
  const values = Object.fromEntries(accounts.map(({ name, typed }) => [name, typed]));
  return { accounts, version: versionOf(standing), values: { ...values, day, difference: "" } };
}
