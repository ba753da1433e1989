import { createClientLettersSchema } from "#app/features/money/reminders/client-letters/letters.schema.ts";
import { createReminderSchema } from "#app/features/money/reminders/create-reminder.schema.ts";
import { reminderSettingsSchema } from "#app/features/money/reminders/reminder-settings.schema.ts";
import {
  REMINDER_EXAMPLE,
  REMINDER_LETTERS_EXAMPLE,
  REMINDER_SETTINGS_EXAMPLE,
} from "#app/features/programs/api-info/examples.ts";
import { call, create, expandable, LIST, operationsOf } from "./operation.ts";

export const REMINDER_OPERATIONS = operationsOf({
  module: "reminders",
  scope: "reminders",
  needs: ["see", "act"],
})({
  listReminders: call("GET /invoices/{id}/reminders", "ReminderList", {
    summary: "List an invoice's reminders",
    text: "The lowest level first.",
    query: expandable("invoice"),
  }),
  createReminder: create("POST /invoices/{id}/reminders", "Reminder", {
    summary: "Write a reminder of an overdue invoice, and send it if asked to",
    text:
      "For an overdue invoice that is neither disputed nor paused. With `level` each letter is written " +
      "once: a second call is 409 `reminder.exists`. Without `level` the next one is written once the " +
      "term of the last one is over (409 `reminder.term_running` before), and a letter written the same " +
      "day is answered again with 200; nothing is written or sent twice. Without `send` the letter is " +
      "for the post; with it an e-mail carries letter and invoice, at most 200 an hour and account, and " +
      "`reminder.sent` is sent.",
    body: { schema: createReminderSchema, example: REMINDER_EXAMPLE },
    answers: { 200: "Reminder", 201: "Reminder" },
  }),
  downloadReminder: call("GET /invoices/{id}/reminders/{rid}/pdf", "Pdf", {
    summary: "Download a reminder's PDF",
    text: "The stored PDF of the letter.",
  }),
  listReminderLetters: call("GET /clients/{id}/reminders", "ReminderLetterList", {
    summary: "List a client's letters for several invoices",
    text: "The newest first, each with the reminders of its invoices.",
    query: { ...LIST, ...expandable("client", "invoice") },
  }),
  createReminderLetters: create("POST /clients/{id}/reminders", "ReminderLetters", {
    summary: "Write one letter for all overdue invoices of a client, and send it if asked to",
    text:
      "Without `invoices` the letter is about all overdue invoices of the client, at most the 100 " +
      "oldest, each at its own next level; those that are disputed, paused, promised, at the last level " +
      "or within the term of their last reminder are left out and named in `leftOut`. A letter written " +
      "the same day is answered again with 200; nothing is written or sent twice. With `invoices` it is " +
      "about exactly these: one that has changed since its `version` refuses all with 409 " +
      "`reminder_letter.changed`. Invoices that name different accounts make one letter for each " +
      "account, all or none. The fee of the highest level is charged once. Without `send` the letters " +
      "are for the post; with it an e-mail carries each letter, at most 200 an hour and account, and " +
      "`reminder.sent` is sent for each invoice.",
    body: { schema: createClientLettersSchema, example: REMINDER_LETTERS_EXAMPLE },
    answers: { 200: "ReminderLetters", 201: "ReminderLetters" },
  }),
  downloadReminderLetter: call("GET /reminder-letters/{id}/pdf", "Pdf", {
    summary: "Download a letter for several invoices",
    text: "The stored PDF of the letter. `id` is that of the letter.",
  }),
  readReminderSettings: call("GET /reminder-settings", "ReminderSettings", {
    summary: "Read the settings of reminders",
    text: "What counts for all invoices of the business.",
  }),
  updateReminderSettings: call("PUT /reminder-settings", "ReminderSettings", {
    summary: "Replace the settings of reminders",
    text:
      "Everything is replaced: what is left out goes back to its default. A fee binds only if it was " +
      "agreed in francs beforehand.",
    body: { schema: reminderSettingsSchema, example: REMINDER_SETTINGS_EXAMPLE },
  }),
});
