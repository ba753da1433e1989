/** Jobs that report when they are given up: people decide then, and another attempt finds nothing to do. */
export const SETTLED_WHEN_DEAD = [
  ...["invoice.delivery", "offer.delivery", "reminder.delivery"],
  ...["reminder_letter.delivery", "series.send", "statement.email", "webhook.delivery"],
  "webhook.slow_delivery",
  ...["import.run", "bank_file.take", "reminders.run_chosen", "batches.work"],
];
