import { expect, it } from "vitest";
import { readWebhookForm, webhookFormValues } from "#app/features/programs/webhooks/webhook-form.ts";
import { EVENT_GROUP_NAMES, EVENT_TYPES, eventsIn } from "#app/features/running/events/event-types.ts";

const PAYMENTS = ["payment.created", "payment.received", "payment.reversed", "payment.updated"] as const;

const URL = "https://shop.example/hook";

it("has every event in exactly one group", () => {
  expect(EVENT_GROUP_NAMES.flatMap(eventsIn).toSorted()).toEqual([...EVENT_TYPES].toSorted());
});

it("reads a ticked group as all of its events, beside single ones", () => {
  const { events } = readWebhookForm({
    url: URL,
    groups: { payments: "on" },
    events: { client_created: "on", payment_received: "on" },
  });
  expect(events.toSorted()).toEqual(["client.created", ...PAYMENTS]);
});

it("shows whole groups as ticked, and events of other groups by themselves", () => {
  const values = webhookFormValues({
    url: URL,
    isActive: true,
    events: [...PAYMENTS, "invoice.paid"],
  });
  expect(values).toMatchObject({ groups: { payments: "on" }, events: { invoice_paid: "on" } });
  expect(readWebhookForm(values).events.toSorted()).toEqual(["invoice.paid", ...PAYMENTS]);
});
