import { leadOf } from "#app/features/front/dashboard/today/act-of-step.ts";
import { invoiceSteps, type StepOfInvoice } from "#app/features/money/next-step/invoice-steps.server.ts";
import { invoiceStepWords } from "#app/features/money/next-step/step-words.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { NextButton, NextOfPaper } from "#app/ui/papers/next-buttons.ts";

export async function nextOfInvoice(
  ctx: UserContext,
  invoice: Invoice,
  canRemind: boolean,
): Promise<NextOfPaper | null> {
  const step = (await invoiceSteps(ctx, [invoice.id])).get(invoice.id);
  if (!step) return null;
  const may = rightsOf(ctx.role).includes("act");
  const buttons = may ? buttonsOf(ctx, step, { invoice, canRemind, isPro: await isPro(ctx) }) : [];
  return { ...invoiceStepWords(step, ctx.locale), buttons };
}

interface Known {
  invoice: Invoice;
  /** Whether a reminder can be written by hand, whatever the rule says. */
  canRemind: boolean;
  isPro: boolean;
}

function buttonsOf(
  ctx: UserContext,
  step: StepOfInvoice,
  { invoice, canRemind, isPro }: Known,
): NextButton[] {
  const { id, version, status } = invoice;
  const { action, on, payment } = step;
  const t = translator(ctx.locale);
  const lead: Omit<NextButton, "label"> = { look: "button-primary", to: leadOf(step), fields: null };
  const other = (label: string, to: string): NextButton => ({
    label,
    look: "button-quiet",
    to,
    fields: null,
  });
  const remindToday = canRemind ? [other(t("next-step:do.remindToday"), paths.remind(id))] : [];
  if (action === "issue" && !isPro) {
    const fields: NextButton["fields"] = [["version", version]];
    return [{ ...lead, label: t("sending:action.markSent"), to: paths.markSent(id), fields }];
  }
  if (action === "issue" || action === "send") {
    const label = t(allows(status, "send") ? "sending:action.send" : "sending:action.sendAgain");
    return [{ ...lead, label }];
  }
  if (action === "confirmPayment" && payment) {
    const fields: NextButton["fields"] = [
      ["id", payment.id],
      ["redirectTo", paths.invoice(id)],
    ];
    return [
      { ...lead, label: t("next-step:do.confirm"), to: paths.confirmPayments, fields },
      other(t("next-step:do.elsewhere"), paths.assignPayment(payment.id)),
    ];
  }
  if (action === "reviewPayment") return [{ ...lead, label: t("next-step:do.decide") }];
  if (action === "remind") {
    if (on) return [other(t("next-step:do.bankFile"), paths.importBankFile), ...remindToday];
    return [{ ...lead, label: t("sending:action.remind") }];
  }
  if (action === "askWhetherPaid") {
    const isOfBank = step.reason === "bank_file_old";
    const label = t(isOfBank ? "next-step:do.bankFile" : "sending:action.markPaid");
    return [{ ...lead, label }, ...remindToday];
  }
  if (action === "writeOffRest")
    return [
      { ...lead, label: t("sending:action.writeOff") },
      ...remindToday,
      other(t("next-step:do.leaveOpen"), paths.pauseReminders(id)),
    ];
  if (action === "collect")
    return [
      { ...lead, label: t("next-step:do.collect") },
      other(t("sending:action.writeOff"), paths.writeOff(id)),
    ];
  if (action === "refund") return [{ ...lead, label: t("dashboard:verb.refund"), to: paths.refund(id) }];
  return [];
}
