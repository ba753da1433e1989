import type { StepOfInvoice } from "#app/features/money/next-step/invoice-steps.server.ts";
import { isNow, type NextAction } from "#app/features/money/next-step/next-step.ts";
import { paymentQueryString } from "#app/features/money/payments/payment-lists.ts";
import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { paths } from "#app/paths.ts";
import type { RowAct, RowStep, RowVerb } from "./row-act.ts";

const VERBS: Record<Exclude<NextAction, "wait" | "none">, RowVerb> = {
  issue: "issue",
  send: "send",
  confirmPayment: "confirm",
  reviewPayment: "review",
  remind: "remind",
  askWhetherPaid: "askPaid",
  writeOffRest: "writeOff",
  collect: "collect",
  refund: "refund",
  followUp: "followUp",
  invoice: "toInvoice",
};

interface Shown {
  id: string;
  version: number;
}

/** Null for what comes later, or by itself. @param letter that the run would write */
export function actOfStep(
  step: StepOfInvoice,
  { id, version }: Shown,
  letter: { row: RunRow; byEmail: boolean } | undefined,
): RowStep | null {
  const { action, facts } = step;
  if (!isNow(step) || action === "wait" || action === "none") return null;
  if (action === "send" && facts.standing.state === "draft")
    return { verb: "send", act: paths.sendToday(id), fields: [["version", version]] };
  if (action === "remind" && letter?.row.version === version) return remindAct(letter.row, letter.byEmail);
  return { verb: VERBS[action], lead: leadOf(step) };
}

/** Where it is decided and done. */
export function leadOf({ id, action, reason, payment }: StepOfInvoice): string {
  if (action === "send" || action === "issue") return paths.sendInvoice(id);
  if (action === "confirmPayment" || action === "reviewPayment")
    return paths.payments + paymentQueryString({ state: payment?.state ?? "proposed", search: "" });
  if (reason === "bank_file_old") return paths.importBankFile;
  if (action === "askWhetherPaid") return paths.markPaid(id);
  if (action === "writeOffRest") return paths.writeOff(id);
  if (action === "collect") return paths.debtCollection(id);
  return action === "remind" && reason !== "letter_not_delivered" ? paths.remind(id) : paths.invoice(id);
}

type Due = Pick<RunRow, "id" | "version" | "level" | "rappen">;

function remindAct({ id, version, level, rappen }: Due, byEmail: boolean): RowAct {
  return {
    verb: "remind",
    act: paths.remindToday(id),
    fields: [
      ["version", version],
      ["level", level],
      ["amount", rappen],
      ["way", byEmail ? "email" : "post"],
    ],
  };
}
