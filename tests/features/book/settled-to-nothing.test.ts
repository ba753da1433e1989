import fc from "fast-check";
import { expect, it } from "vitest";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import {
  claimAgain,
  credit,
  file,
  idOf,
  type Made,
  pay,
  refund,
  useCredit,
} from "../../support/book/acts.ts";
import {
  attempted,
  EUR_FROM_THE_BANK,
  IN_EUR,
  type Kind,
  lived,
  namesWith,
  OF_THE_BANK,
  type Step,
  stepsOf,
} from "../../support/book/random-histories.ts";
import { HISTORIES } from "../../support/choice-of-day.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { accountBalances } from "../../support/ledger/books.ts";
import { expectRoomsAgree } from "../../support/ledger/rooms.ts";

const FIRST_FILED = "2026-07-09";
const END = "2026-09-30";
const FILED = "2026-10-10";

onDatabaseOfDay((open) => {
  it.each<[string, string, Kind]>([
    ["agreed", "in EUR", { consideration: "agreed", ...IN_EUR }],
    ["received", "in EUR", { consideration: "received", ...IN_EUR }],
    ["agreed", "that the bank has", { consideration: "agreed", ...OF_THE_BANK }],
    ["received", "that the bank has", { consideration: "received", ...OF_THE_BANK }],
    ["agreed", "in EUR that the bank has", { consideration: "agreed", ...EUR_FROM_THE_BANK }],
    ["received", "in EUR that the bank has", { consideration: "received", ...EUR_FROM_THE_BANK }],
  ])(
    "by %s consideration nothing %s stays on an account once all is paid, refunded and filed",
    async (_, _of, kind) => {
      const settles = async (history: Step[]) => {
        expect(await leftBy(history, kind, paid)).toMatchObject(NOTHING);
      };
      await fc.assert(fc.asyncProperty(stepsOf(kind.acts), settles), {
        numRuns: HISTORIES,
        endOnFailure: true,
      });
    },
  );

  it.each(["agreed", "received"])(
    "by %s consideration no VAT is declared of invoices that are all credited in the end, and repaid",
    async (consideration) => {
      const settles = async (history: Step[]) => {
        const left = await leftBy(history, { consideration, ...OF_THE_BANK }, credited);
        expect(left).toEqual({ ...NOTHING, taxOffice: 0 });
      };
      await fc.assert(fc.asyncProperty(stepsOf(OF_THE_BANK.acts), settles), {
        numRuns: HISTORIES,
        endOnFailure: true,
      });
    },
  );

  async function leftBy(history: Step[], kind: Kind, ending: Ending) {
    let isFiled = false;
    const { at, made } = await lived(open, history, kind, async (ctx, made) => {
      if (isFiled || ctx.today < FIRST_FILED) return;
      isFiled = true;
      await file("2026-Q2")(ctx, made);
    });
    if (kind.fields === OF_THE_BANK.fields) await expectRoomsAgree(at(END));
    for (const name of namesWith(made, "I")) await ending(name, at(END), made);
    for (const name of ["P", "N", "B"].flatMap((letter) => namesWith(made, letter)))
      await attempted(refund(name), at(END), made);
    await file("2026-Q3")(at(FILED), made);
    const { debtors = 0, clientCredit = 0, vat = 0, taxOffice = 0 } = await accountBalances(at(FILED));
    return { debtors, clientCredit, vat, taxOffice };
  }
});

/** Of one invoice. */
type Ending = (name: string, ctx: UserContext, made: Made) => Promise<void>;

const paid: Ending = async (name, ctx, made) => {
  await attempted(useCredit(name), ctx, made);
  const due = amountDue(await findInvoice(ctx, idOf(made, name)));
  if (due > 0) await pay(name, due / 100)(ctx, made);
};

const credited: Ending = async (name, ctx, made) => {
  await attempted(claimAgain(name), ctx, made);
  await attempted(credit(name, `N of ${name}`), ctx, made);
};

const NOTHING = { debtors: 0, clientCredit: 0, vat: 0 };
