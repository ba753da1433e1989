import { invoiceDeliveryJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import type { Reminder } from "./reminder.ts";

/** CHF as numbers with at most 2 decimals (rule 20). `dueDate` is the new one. */
export function reminderJson(reminder: Reminder) {
  const { id, invoiceId, letterId, level, state, delivery, createdOn, createdAt } = reminder;
  return {
    id,
    invoiceId,
    letterId,
    level,
    state,
    createdOn,
    dueDate: reminder.dueUntil,
    openAmount: rappenToNumber(reminder.openAmount),
    interest: rappenToNumber(reminder.interest),
    interestDays: reminder.interestDays,
    fee: rappenToNumber(reminder.fee),
    feeVat: reminder.feeVat.map(({ rate, net, vat }) => ({
      rate: vatRateToNumber(rate),
      net: rappenToNumber(net),
      vat: rappenToNumber(vat),
    })),
    amountClaimed: rappenToNumber(reminder.amountClaimed),
    language: reminder.language,
    interestWaivedAt: reminder.interestWaivedAt,
    feeWaivedAt: reminder.feeWaivedAt,
    delivery: delivery && invoiceDeliveryJson(delivery),
    createdAt,
  };
}
