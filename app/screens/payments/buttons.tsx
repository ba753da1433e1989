import { z } from "zod";
import { forgetMapping } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import {
  chooseTakenBack,
  findReversal,
  ignoreReversal,
  reopenReversal,
} from "#app/features/money/bank-files/reversals/decide-reversal.server.ts";
import { readReceiptAgain } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { findWaitingReceipt } from "#app/features/taxes/expenses/receipts/waiting-receipt.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { forgetRule } from "#app/features/money/payment-rules/teach.server.ts";
import {
  type Confirmed,
  confirmPayments,
} from "#app/features/money/payments/review/confirm-payments.server.ts";
import { ignorePayment, unignorePayment } from "#app/features/money/payments/review/ignore-payment.server.ts";
import { undoConfirmed } from "#app/features/money/payments/review/undo-confirmed.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { NewFlash } from "#app/platform/http/flash.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { button, pressed, ticked } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";
import { refusedHere } from "#app/screens/answers/refused-here.server.ts";

const ON_LIST = { find: findPayment, page: () => paths.payments, isElsewhere: true };
const ON_SELECTION = { page: () => paths.payments, isElsewhere: true };
const ON_TAKEN_BACK = { find: findReversal, page: () => paths.takenBack, isElsewhere: true };
const ON_RULES = { page: () => paths.paymentRules() };
const ON_WAITING_RECEIPT = { find: findWaitingReceipt, page: (id: string) => paths.createExpense(id) };
const ON_MAPPINGS = { page: () => paths.csvMappings };

const undone = { schema: z.object({ ids: z.string().transform((ids) => ids.split(",")) }) };
const chosen = {
  schema: z.object({ paymentId: z.string().max(100) }),
  exists: (ctx: UserContext, { id }: ScreenArgs) => findReversal(ctx, id),
};

const route = screensOf<"screens/payments/buttons.tsx">({
  readReceiptAgain: button(ON_WAITING_RECEIPT, pressed, async (ctx, _input, { id }) => {
    await readReceiptAgain(ctx, id);
    return "expenses:receipt.wasReadAgain";
  }),
  confirmPayments: button(ON_SELECTION, ticked, async (ctx, { ids }) =>
    ids.length === 0 ? NONE_SELECTED : summary(await confirmPayments(ctx, ids)),
  ),
  undoConfirmed: button(ON_SELECTION, undone, (ctx, { ids }) =>
    refusedHere(ctx, async () => {
      const count = await undoConfirmed(ctx, ids);
      return { key: "payments:done.unconfirmed", params: { count }, tone: "note" };
    }),
  ),
  ignorePayment: button(ON_LIST, pressed, (ctx, _input, { id }) =>
    refusedHere(ctx, async () => {
      await ignorePayment(ctx, id);
      return { key: "payments:done.ignored" };
    }),
  ),
  unignorePayment: button(ON_LIST, pressed, (ctx, _input, { id }) =>
    refusedHere(ctx, async () => {
      await unignorePayment(ctx, id);
      return { key: "payments:done.unignored" };
    }),
  ),
  forgetPaymentRule: button(ON_RULES, pressed, async (ctx, _input, { id }) => {
    const count = await forgetRule(ctx, id);
    return {
      key: count === 0 ? "payments:rules.forgottenAlone" : "payments:rules.forgotten",
      params: { count },
    };
  }),
  forgetCsvMapping: button(ON_MAPPINGS, pressed, async (ctx, _input, { id }) => {
    await forgetMapping(ctx, id);
    return "bank-csv:mappings.forgotten";
  }),
  chooseTakenBack: button(ON_TAKEN_BACK, chosen, (ctx, { paymentId }, { id }) =>
    refusedHere(ctx, async () => {
      await chooseTakenBack(ctx, id, paymentId);
      return { key: "payments:takenBack.done.chosen" };
    }),
  ),
  ignoreTakenBack: button(ON_TAKEN_BACK, pressed, (ctx, _input, { id }) =>
    refusedHere(ctx, async () => {
      await ignoreReversal(ctx, id);
      return { key: "payments:takenBack.done.ignored" };
    }),
  ),
  reopenTakenBack: button(ON_TAKEN_BACK, pressed, (ctx, _input, { id }) =>
    refusedHere(ctx, async () => {
      await reopenReversal(ctx, id);
      return { key: "payments:takenBack.done.reopened" };
    }),
  ),
});

const NONE_SELECTED: NewFlash = { key: "errors:payment.none_selected", tone: "bad" };

/** More do not fit into the cookie that brings the button. */
const MOST_UNDONE = 30;

function summary({ confirmed, outdated, ids }: Confirmed): NewFlash {
  const isUndoable = confirmed > 0 && confirmed <= MOST_UNDONE;
  const undo = { to: paths.undoConfirmed, fields: { ids: ids.join() }, until: null };
  const said: NewFlash =
    outdated === 0
      ? { key: "payments:done.confirmed", params: { count: confirmed } }
      : { key: "payments:done.partly", params: { count: confirmed, outdated }, tone: "note" };
  return isUndoable ? { ...said, undo } : said;
}

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
