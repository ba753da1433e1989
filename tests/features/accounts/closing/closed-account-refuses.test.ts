import { it } from "vitest";
import { newFeed } from "#app/features/front/calendar/new-feed.server.ts";
import { endClientPage } from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { receiveTestPayment } from "#app/features/front/sandbox/receive-test-payment.server.ts";
import { createSandbox, deleteSandbox, emptySandbox } from "#app/features/front/sandbox/sandboxes.server.ts";
import { testPaymentSchema } from "#app/features/front/sandbox/test-payment.schema.ts";
import type { CsvMapping } from "#app/features/money/bank-files/csv/csv-mapping.ts";
import { keepMapping } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { keepWaitingFile } from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import { reopenReversal } from "#app/features/money/bank-files/reversals/decide-reversal.server.ts";
import { inStepOfFile } from "#app/features/money/bank-files/take-documents.server.ts";
import { removeProvider } from "#app/features/money/online-payments/provider/save-provider-key.server.ts";
import { forgetRule, teachText } from "#app/features/money/payment-rules/teach.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { decideShown } from "#app/features/money/payments/review/decide-shown.server.ts";
import { ignorePayment } from "#app/features/money/payments/review/ignore-payment.server.ts";
import { undoConfirmed } from "#app/features/money/payments/review/undo-confirmed.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { neverRemind } from "#app/features/money/reminders/stops.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeBusiness, expectRefusedAsClosed } from "../../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";
import { providerPermit } from "../../../support/online-payments/paying-online.ts";
import { inSandboxOf } from "../../../support/sandbox.ts";
import { remindBy } from "../../../support/reminders/reminder-rules.ts";

const TABLE = { headings: ["Datum"], rows: [], accounts: [] };
const ANY = "00000000-0000-7000-8000-000000000000";

const MAPPING: CsvMapping = { columns: [], dayOrder: "dmy", decimal: ".", currency: "CHF" };

interface Closed {
  ctx: UserContext;
  sandbox: UserContext;
  permit: string;
}

const ACTS: Record<string, (of: Closed) => Promise<unknown>> = {
  "a calendar": ({ ctx }) => newFeed(ctx, ctx.businessId, () => Promise.resolve()),
  "the end of a client's page": ({ ctx }) => endClientPage(ctx, ANY),
  "a sandbox": ({ ctx }) => createSandbox(ctx, { name: "Training" }),
  "an emptied sandbox": ({ ctx }) => emptySandbox(ctx, ANY),
  "the end of a sandbox": ({ ctx }) => deleteSandbox(ctx, ANY),
  "money in a sandbox": ({ sandbox }) =>
    receiveTestPayment(sandbox, testPaymentSchema.parse({ amount: 100 })),
  "the columns of a bank's file": ({ ctx }) =>
    keepMapping(ctx, { account: "", bank: "", headings: ["Datum"], mapping: MAPPING }),
  "a bank's file of rows": ({ ctx }) => keepWaitingFile(ctx, { name: "a.csv", sha256: "", table: TABLE }),
  "a step of a bank's file": ({ ctx }) => inStepOfFile(ctx, ANY, () => Promise.resolve()),
  "a decision about a returned payment": ({ ctx }) => reopenReversal(ctx, ANY),
  "the end of online payments": ({ ctx, permit }) => removeProvider(ctx, permit),
  "a rule for payments": ({ ctx }) => teachText(ctx, "Miete"),
  "the end of a rule": ({ ctx }) => forgetRule(ctx, ANY),
  "money that was paid back": ({ ctx }) => recordRefund(ctx, ANY, { note: "" }),
  "money that was not paid back": ({ ctx }) => undoRefund(ctx, ANY, ANY),
  "a confirmed payment": ({ ctx }) => confirmPayments(ctx, [ANY]),
  "a payment decided as it was shown": ({ ctx }) =>
    decideShown(ctx, ANY, { decision: "ignore", version: "" }),
  "a payment of no invoice": ({ ctx }) => ignorePayment(ctx, ANY),
  "a payment to confirm again": ({ ctx }) => undoConfirmed(ctx, [ANY]),
  "an undone payment": ({ ctx }) => undoPayment(ctx, ANY),
  "a client who is never reminded": ({ ctx }) => neverRemind(ctx, ANY, true),
  "rules for reminders": ({ ctx }) => remindBy(ctx),
};

onDatabaseOfDay((open) => {
  it("an account that was closed meanwhile takes nothing more, whatever it is", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { sandbox } = await inSandboxOf(ctx);
    const closed = { ctx, sandbox, permit: await providerPermit(ctx) };
    for (const one of [ctx, sandbox]) await closeBusiness(one);
    const acts = Object.entries(ACTS).map(([name, act]) => [name, () => act(closed)] as const);
    await expectRefusedAsClosed(Object.fromEntries(acts));
  });
});
