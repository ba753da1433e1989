import { createClientLettersSchema } from "#app/features/reminders/client-letters/create-client-letters.schema.ts";
import { createReminderSchema } from "#app/features/reminders/create-reminder.schema.ts";
import { reminderSettingsSchema } from "#app/features/reminders/reminder-settings.schema.ts";
import {
  REMINDER_EXAMPLE,
  REMINDER_LETTERS_EXAMPLE,
  REMINDER_SETTINGS_EXAMPLE,
} from "#app/features/api-info/examples.ts";
import { BODY, LIST, expandable, operationsOf } from "./operation.ts";

export const REMINDER_OPERATIONS = operationsOf({
  listReminders: {
    call: "GET /invoices/{id}/reminders",
    summary: "List an invoice's reminders",
    query: expandable("invoice"),
    answers: { 200: "ReminderList" },
    refusals: [404, 422],
  },
  createReminder: {
    call: "POST /invoices/{id}/reminders",
    summary: "Write a reminder of an overdue invoice, and send it if asked to",
    body: { schema: createReminderSchema, example: REMINDER_EXAMPLE },
    answers: { 200: "Reminder", 201: "Reminder" },
    refusals: [...BODY, 404, 409],
  },
  downloadReminder: {
    call: "GET /invoices/{id}/reminders/{rid}/pdf",
    summary: "Download a reminder's PDF",
    answers: { 200: "Pdf" },
    refusals: [404, 422],
  },
  listReminderLetters: {
    call: "GET /clients/{id}/reminders",
    summary: "List a client's letters for several invoices",
    query: { ...LIST, ...expandable("client", "invoice") },
    answers: { 200: "ReminderLetterList" },
    refusals: [404, 422],
  },
  createReminderLetters: {
    call: "POST /clients/{id}/reminders",
    summary: "Write one letter for all overdue invoices of a client, and send it if asked to",
    body: { schema: createClientLettersSchema, example: REMINDER_LETTERS_EXAMPLE },
    answers: { 200: "ReminderLetters", 201: "ReminderLetters" },
    refusals: [...BODY, 404, 409],
  },
  downloadReminderLetter: {
    call: "GET /reminder-letters/{id}/pdf",
    summary: "Download a letter for several invoices",
    answers: { 200: "Pdf" },
    refusals: [404, 422],
  },
  readReminderSettings: {
    call: "GET /reminder-settings",
    summary: "Read the settings of reminders",
    answers: { 200: "ReminderSettings" },
    refusals: [422],
  },
  updateReminderSettings: {
    call: "PUT /reminder-settings",
    summary: "Replace the settings of reminders",
    body: { schema: reminderSettingsSchema, example: REMINDER_SETTINGS_EXAMPLE },
    answers: { 200: "ReminderSettings" },
    refusals: [...BODY, 409],
  },
});
