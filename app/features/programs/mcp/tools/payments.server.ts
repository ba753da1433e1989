import { z } from "zod";
import { findInvoice, findInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { type Payment, PAYMENT_STATES } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { paymentJson } from "#app/features/books/ledger/payment-json.ts";
import {
  ASKS_FIRST,
  CONFIRMATION,
  ID_DESCRIPTIONS,
  PAGE_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { confirmationRule, idRule, limitRule } from "#app/features/programs/mcp/argument-rules.ts";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import { invoiceSentence, quoted } from "#app/features/programs/mcp/sentences.ts";
import { answerOf, PAGE_FIELDS, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { countPayments, listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentJson } from "#app/features/money/payments/payment-answers.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { decideShown, paymentVersion } from "#app/features/money/payments/review/decide-shown.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { optionalLine } from "#app/platform/forms/fields.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";
import { formatMoney } from "#app/swiss/money.ts";

export const findPaymentsTool = toolOf({
  name: "find_payments",
  title: "Find payments",
  description:
    "Finds payments of this account by state, text and client, the newest first, and says how many wait for a " +
    "decision: proposed ones have a proposal to confirm, unassigned ones belong to no invoice yet.",
  scope: scopeOf("payments", "read"),
  schema: z.object({
    state: z.enum(PAYMENT_STATES).optional(),
    text: optionalLine({ max: 100 }),
    clientId: idRule.optional(),
    limit: limitRule,
    starting_after: optionalLine({ max: 2000 }),
  }),
  answer: answerOf("payments", "proposed", "unassigned", ...PAGE_FIELDS),
  descriptions: {
    state: "Only payments of this state; proposed and unassigned ones wait for a decision",
    text: "Text in payer, message, reference or note; or an amount",
    clientId: ID_DESCRIPTIONS.clientId,
    ...PAGE_DESCRIPTIONS,
  },
  run: async (ctx, { state, text, clientId, limit, starting_after: after }) => {
    const asked = { q: text, client: clientId ?? "", state: state ?? "", limit: String(limit) };
    const query = { ...readPaymentQuery(new URLSearchParams(asked)), after };
    const { payments, amount: _amount, ...page } = await listPayments(ctx, query);
    const { proposed, unassigned } = await countPayments(ctx);
    const list = listPageJson(page);
    const more = list.has_more ? " There are more: call again with starting_after." : "";
    return {
      text:
        `${page.total} match; here are ${payments.length}.${more} ` +
        `${proposed} proposed and ${unassigned} unassigned payments wait for a decision.`,
      data: {
        payments: payments.map(({ payment, allocations }) => ({
          ...paymentJson(payment, allocations),
          version: paymentVersion(payment),
        })),
        proposed,
        unassigned,
        ...list,
      },
    };
  },
});

const DECISIONS = ["confirm", "assign", "ignore"] as const;

export const decidePaymentTool = toolOf({
  name: "decide_payment",
  title: "Decide about a payment",
  description:
    "For a payment that waits: confirm books its proposal, assign books it on the invoice that the user names, " +
    "ignore sets it aside." +
    ASKS_FIRST,
  scope: scopeOf("payments", "write"),
  changes: {},
  schema: z.object({
    paymentId: idRule,
    decision: z.enum(DECISIONS),
    invoiceId: idRule.optional(),
    confirmation: confirmationRule,
  }),
  answer: answerOf("payment", "decision", "version", ...QUESTION_FIELDS),
  descriptions: {
    paymentId: "The payment's id, as find_payments answers it",
    decision: "What to do with it",
    invoiceId: "With assign: the id of the invoice that it pays",
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { paymentId, decision, invoiceId, confirmation }) => {
    if ((decision === "assign") !== (invoiceId !== undefined))
      throw invalid([{ field: "invoiceId", code: invoiceId ? "field.unknown" : "field.required" }]);
    const decided = invoiceId ? { decision: "assign" as const, invoiceId } : { decision: keptOf(decision) };
    return askingFirst(ctx, {
      act: { name: `payment.${decision}`, id: paymentId, show: (ctx) => shownOf(ctx, paymentId, decided) },
      tool: "decide_payment",
      confirmation,
      say: ({ decision: { says } }) => says,
      run: async (ctx, { version }) => {
        await decideShown(ctx, paymentId, { ...decided, version });
        const payment = await readPaymentJson(ctx, paymentId);
        return { text: `Done: the payment is now ${payment.state}.`, data: { payment } };
      },
    });
  },
});

function keptOf(decision: (typeof DECISIONS)[number]): "confirm" | "ignore" {
  return decision === "ignore" ? "ignore" : "confirm";
}

type Decided = { decision: "confirm" | "ignore" } | { decision: "assign"; invoiceId: string };

async function shownOf(ctx: UserContext, paymentId: string, decided: Decided) {
  const payment = await findPayment(ctx, paymentId);
  const { amount, currency, paidOn, payerName } = payment;
  const would = await wouldDo(ctx, payment, decided);
  const says = `${formatMoney(amount, currency)} of ${paidOn} from ${quoted(payerName)} ${would}`;
  return {
    payment: await readPaymentJson(ctx, paymentId),
    decision: { ...decided, says },
    version: paymentVersion(payment),
  };
}

/** @throws AppError `payment.transition_not_allowed`, `invoice.not_found` */
async function wouldDo(ctx: UserContext, payment: Payment, decided: Decided): Promise<string> {
  const isWaiting = ["proposed", "unassigned", ...(decided.decision === "assign" ? ["ignored"] : [])];
  if (!isWaiting.includes(payment.state)) throw new AppError("payment.transition_not_allowed");
  if (decided.decision === "ignore") return "would be set aside as belonging to no invoice.";
  if (decided.decision === "assign")
    return `would be booked on invoice ${invoiceSentence(await findInvoice(ctx, decided.invoiceId))}`;
  if (payment.state !== "proposed") throw new AppError("payment.transition_not_allowed");
  const ids = [...new Set(payment.proposal.map(({ invoiceId }) => invoiceId))];
  const numbers = new Map((await findInvoices(ctx, ids)).map(({ id, number }) => [id, number]));
  const parts = payment.proposal.map(
    ({ invoiceId, kind, amount }) =>
      `${formatMoney(amount, payment.currency)} (${kind}) on invoice ${quoted(numbers.get(invoiceId) ?? "")}`,
  );
  return `would be booked as proposed (${payment.reason}): ${parts.join(", ")}.`;
}
