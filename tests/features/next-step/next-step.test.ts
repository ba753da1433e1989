import { expect, it } from "vitest";
import {
  type InvoiceStepFacts,
  invoiceNextStep,
  type NextRules,
} from "#app/features/money/next-step/invoice-next-step.ts";
import { isNow, type NextAction, type NextReason } from "#app/features/money/next-step/next-step.ts";
import { type OfferStepFacts, offerNextStep } from "#app/features/money/next-step/offer-next-step.ts";
import { DEFAULT_SETTINGS, type ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import type { Remindable } from "#app/features/money/reminders/run/next-reminder.ts";
import { OPEN_INVOICE } from "../../support/reminders/open-invoice.ts";

const standing: Remindable = {
  ...OPEN_INVOICE,
  dueDate: "2026-12-19",
  total: 644_492,
  openRows: 644_492,
};
const invoice: InvoiceStepFacts = {
  kind: "invoice",
  standing,
  delivery: "sent",
  byEmail: true,
  payment: null,
  received: 0,
  creditLeft: 0,
  seriesOn: null,
};
const settings: ReminderSettings = { ...DEFAULT_SETTINGS, mode: "suggest", activatedOn: "2026-01-01" };

interface Case {
  facts?: Partial<InvoiceStepFacts>;
  standing?: Partial<Remindable>;
  rules?: Partial<ReminderSettings>;
  today?: string;
  lastBankFile?: string;
}

function stepOf({ facts, standing: changes, rules, ...day }: Case) {
  const at: NextRules = {
    settings: { ...settings, ...rules },
    today: "2026-11-28",
    lastBankFile: null,
    ...day,
  };
  return invoiceNextStep({ ...invoice, ...facts, standing: { ...standing, ...changes } }, at);
}

const paid = { paidOn: "2026-12-15", settled: 644_492, openRows: 0 };
const short = { settled: 639_492, openRows: 5_000 };
const atRest = { settled: 644_092, openRows: 400 };
const writtenOff = { state: "written_off" as const, settled: 644_492, openRows: 0 };
const overdue = "2026-12-22";
const dueNow = "2026-12-29";
const final = { remindedLevel: 3, remindedOn: "2027-02-01", remindedUntil: "2027-02-11" };

type Expected = [NextAction, string | null, NextReason, string | null];

it.each<[string, Case, Expected]>([
  ["a payment waits", { facts: { payment: "proposed" } }, ["confirmPayment", null, "payment_waiting", null]],
  [
    "a payment waits though a letter is due",
    { facts: { payment: "proposed" }, today: dueNow },
    ["confirmPayment", null, "payment_waiting", null],
  ],
  [
    "50 too little",
    { facts: { received: 639_492 }, standing: short },
    ["writeOffRest", null, "paid_short", "2026-12-29"],
  ],
  [
    "50 too little, with a letter due",
    { facts: { received: 639_492 }, standing: short, today: dueNow },
    ["remind", null, "reminder_due", null],
  ],
  [
    "a rest that no letter asks for",
    { facts: { received: 644_092 }, standing: atRest, today: "2027-03-01" },
    ["writeOffRest", null, "rest_below_minimum", null],
  ],
  [
    "a twentieth too little",
    { facts: { received: 95_00 }, standing: { total: 100_00, settled: 95_00, openRows: 5_00 } },
    ["writeOffRest", null, "paid_short", "2026-12-29"],
  ],
  [
    "little more than a twentieth too little",
    { facts: { received: 94_99 }, standing: { total: 100_00, settled: 94_99, openRows: 5_01 } },
    ["wait", "2026-12-19", "not_due", "2026-12-29"],
  ],
  [
    "a Rappen in money, and all but 50 by a credit note",
    { facts: { received: 1 }, standing: short },
    ["writeOffRest", null, "paid_short", "2026-12-29"],
  ],
  ["all but 50 by a credit note alone", { standing: short }, ["wait", "2026-12-19", "not_due", "2026-12-29"]],
  [
    "a rest that no letter asks for, after a Rappen in money",
    { facts: { received: 1 }, standing: atRest, today: "2027-03-01" },
    ["writeOffRest", null, "rest_below_minimum", null],
  ],
  [
    "a rest that letters just ask for",
    { facts: { received: 643_992 }, standing: { settled: 643_992, openRows: 5_00 }, today: dueNow },
    ["remind", null, "reminder_due", null],
  ],
  [
    "a Rappen left, where letters ask for whatever is owed",
    {
      facts: { received: 644_491 },
      standing: { settled: 644_491, openRows: 1 },
      rules: { minimum: 0 },
    },
    ["writeOffRest", null, "paid_short", "2026-12-29"],
  ],
  [
    "half of it paid",
    { facts: { received: 322_000 }, standing: { settled: 322_000, openRows: 322_492 } },
    ["wait", "2026-12-19", "not_due", "2026-12-29"],
  ],
  ["its letter is due later", { today: overdue }, ["remind", "2026-12-29", "reminder_not_yet", null]],
  [
    "its letter is due later, and reminders are off",
    { today: overdue, rules: { mode: "off" } },
    ["remind", "2026-12-29", "reminder_not_yet", null],
  ],
  ["its letter is due", { today: dueNow }, ["remind", null, "reminder_due", null]],
  [
    "its letter is due, and reminders are off",
    { today: dueNow, rules: { mode: "off" } },
    ["remind", null, "reminders_off", null],
  ],
  [
    "it was due before reminders were on",
    { today: dueNow, rules: { activatedOn: "2027-01-01" } },
    ["remind", null, "before_activation", null],
  ],
  [
    "the second letter is due later",
    { standing: { remindedLevel: 1, remindedOn: "2026-12-29" }, today: "2027-01-02" },
    ["remind", "2027-01-18", "next_reminder_not_yet", null],
  ],
  [
    "a letter waits as a draft",
    { standing: { remindedLevel: 1 }, today: dueNow },
    ["remind", null, "letter_waiting", null],
  ],
  [
    "the e-mail of a letter failed",
    { standing: { remindedLevel: 1, remindedOn: "2026-12-29", isUndelivered: true }, today: "2026-12-30" },
    ["remind", null, "letter_not_delivered", null],
  ],
  [
    "the latest bank file is old",
    { today: dueNow, rules: { bankFileDays: 3 }, lastBankFile: "2026-12-18" },
    ["askWhetherPaid", null, "bank_file_old", null],
  ],
  [
    "its client is never reminded",
    { standing: { neverRemind: true }, today: dueNow },
    ["askWhetherPaid", null, "client_never", null],
  ],
  [
    "too little for a letter",
    { standing: { total: 400, openRows: 400 }, today: dueNow },
    ["askWhetherPaid", null, "below_minimum", null],
  ],
  [
    "only interest and fees are left",
    { standing: { charged: 2_000, settled: 644_492, openRows: 0, remindedLevel: 1 }, today: "2027-03-01" },
    ["writeOffRest", null, "charges_left", null],
  ],
  [
    "its client disputes it",
    { standing: { disputedNote: "Wrong" }, today: dueNow },
    ["wait", null, "disputed", null],
  ],
  [
    "reminders are stopped",
    { standing: { pausedUntil: "2027-01-15" }, today: dueNow },
    ["wait", "2027-01-15", "paused", null],
  ],
  [
    "payment is promised",
    { standing: { pausedUntil: "2027-01-16", promisedOn: "2027-01-15" }, today: dueNow },
    ["wait", "2027-01-15", "promised", "2027-01-16"],
  ],
  ["the last term runs", { standing: final, today: "2027-02-11" }, ["wait", "2027-02-11", "last_term", null]],
  [
    "the last term is over",
    { standing: final, today: "2027-02-12" },
    ["collect", null, "last_reminder", null],
  ],
  ["written off", { standing: writtenOff }, ["none", null, "written_off", null]],
  [
    "written off and paid after all",
    { standing: writtenOff, facts: { payment: "proposed" } },
    ["confirmPayment", null, "paid_after_write_off", null],
  ],
  [
    "written off, and a payment that fits nothing",
    { standing: writtenOff, facts: { payment: "unassigned" } },
    ["reviewPayment", null, "payment_unclear", null],
  ],
  ["its e-mail failed", { facts: { delivery: "failed" } }, ["send", null, "not_delivered", null]],
  [
    "its e-mail failed and a letter would be due",
    { facts: { delivery: "uncertain" }, today: dueNow },
    ["send", null, "not_delivered", null],
  ],
  ["a draft", { standing: { state: "draft" } }, ["send", null, "draft", null]],
  [
    "a draft that no e-mail brings",
    { standing: { state: "draft" }, facts: { byEmail: false } },
    ["issue", null, "draft_by_hand", null],
  ],
  ["sent and not yet due", {}, ["wait", "2026-12-19", "not_due", "2026-12-29"]],
  ["its last day to pay", { today: "2026-12-19" }, ["wait", "2026-12-19", "not_due", "2026-12-29"]],
  ["paid", { standing: paid }, ["none", null, "paid", null]],
  [
    "paid, and its series goes on",
    { standing: paid, facts: { seriesOn: "2027-01-01" } },
    ["none", null, "paid_in_series", "2027-01-01"],
  ],
  [
    "paid, and a proposal of before",
    { standing: paid, facts: { payment: "proposed" } },
    ["reviewPayment", null, "payment_unclear", null],
  ],
  ["cancelled", { standing: { state: "cancelled" } }, ["none", null, "cancelled", null]],
  [
    "a credit note that nobody got",
    { standing: { state: "issued" }, facts: { kind: "credit_note", delivery: undefined } },
    ["send", null, "note_not_sent", null],
  ],
  [
    "a credit note after payment",
    { standing: { state: "issued" }, facts: { kind: "credit_note", creditLeft: 75_670 } },
    ["refund", null, "credit_left", null],
  ],
  [
    "a credit note of which a Rappen is left",
    { standing: { state: "issued" }, facts: { kind: "credit_note", creditLeft: 1 } },
    ["refund", null, "credit_left", null],
  ],
  [
    "a credit note that is used up",
    { standing: { state: "issued" }, facts: { kind: "credit_note" } },
    ["none", null, "note_done", null],
  ],
])("next: %s", (_name, facts, [action, on, reason, after]) => {
  expect(stepOf(facts)).toEqual({ action, on, reason, after });
});

it.each<[string, Partial<OfferStepFacts>, Expected]>([
  ["a draft", { status: "draft" }, ["send", null, "draft", null]],
  ["it waits for an answer", {}, ["wait", "2026-11-28", "answer_waiting", "2026-11-29"]],
  ["its e-mail failed", { delivery: "failed" }, ["send", null, "not_delivered", null]],
  ["expired", { status: "expired", validUntil: "2026-10-29" }, ["followUp", null, "offer_expired", null]],
  ["expired long ago", { status: "expired", validUntil: "2026-10-28" }, ["none", null, "offer_lapsed", null]],
  ["accepted", { status: "accepted" }, ["invoice", null, "accepted", null]],
  [
    "invoiced in part",
    { status: "accepted", isInvoicedInPart: true },
    ["invoice", null, "partly_invoiced", null],
  ],
  ["invoiced", { status: "invoiced" }, ["none", null, "invoiced", null]],
  ["declined", { status: "declined" }, ["none", null, "declined", null]],
])("next of an offer: %s", (_name, facts, [action, on, reason, after]) => {
  const offer: OfferStepFacts = {
    status: "sent",
    validUntil: "2026-11-28",
    delivery: "sent",
    isInvoicedInPart: false,
  };
  expect(offerNextStep({ ...offer, ...facts }, "2026-11-28")).toEqual({ action, on, reason, after });
});

it("a person acts now unless a day is named, or it comes by itself", () => {
  expect(isNow({ action: "remind", on: null })).toBe(true);
  expect(isNow({ action: "remind", on: "2026-12-29" })).toBe(false);
  expect(isNow({ action: "wait", on: null })).toBe(false);
  expect(isNow({ action: "none", on: null })).toBe(false);
});
