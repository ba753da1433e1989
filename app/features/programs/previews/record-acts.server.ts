import type { Act } from "#app/features/people/confirming/confirmation.server.ts";
import { readPaymentJson } from "#app/features/money/payments/payment-answers.server.ts";
import { plannedRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import type { RefundInput } from "#app/features/money/payments/refunds/refund.schema.ts";
import { requireReady } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { yearJson } from "#app/features/taxes/year/year-json.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

/** The record as GET answers it. */
export function deletingRecord<Json extends object>(
  noun: string,
  id: string,
  read: (ctx: UserContext, id: string) => Promise<Json>,
): Act<{ record: Json }> {
  return { name: `${noun}.delete`, id, show: async (ctx) => ({ record: await read(ctx, id) }) };
}

export function undoingPayment(id: string) {
  return {
    name: "payment.undo",
    id,
    show: async (ctx: UserContext) => {
      const payment = await readPaymentJson(ctx, id);
      if (payment.state !== "booked") throw new AppError("payment.transition_not_allowed");
      return { payment };
    },
  };
}

export function refundingPayment(id: string, input: RefundInput) {
  return {
    name: "payment.refund",
    id,
    show: async (ctx: UserContext) => {
      const { amount, ...refund } = await plannedRefund(ctx, id, input);
      const payment = await readPaymentJson(ctx, id);
      return { payment, refund: { amount: rappenToNumber(amount), ...refund } };
    },
  };
}

/** @param hash of the return that was read */
export function closingPeriod(id: string, hash: string) {
  return {
    name: "tax_period.close",
    id,
    show: async (ctx: UserContext) => {
      const taxPeriod = await periodJson(ctx, id);
      if (taxPeriod.hash !== hash) throw new AppError("tax_period.changed");
      if (taxPeriod.state === "open") await requireReady(ctx, taxPeriod);
      return { taxPeriod, becomes: "closed" };
    },
  };
}

/** @param hash of the year that was read */
export function closingYear(year: string, hash: string) {
  return {
    name: "year.close",
    id: year,
    show: async (ctx: UserContext) => {
      const shown = await yearJson(ctx, year);
      if (shown.hash !== hash) throw new AppError("year.changed");
      if (shown.to >= ctx.today) throw new AppError("year.not_over");
      return { year: shown, becomes: "closed" };
    },
  };
}
