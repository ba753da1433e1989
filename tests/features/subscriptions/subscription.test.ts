import { describe, expect, it } from "vitest";
import { planChoices } from "#app/features/running/subscriptions/plan-choices.ts";
import { subscriptionView } from "#app/features/running/subscriptions/subscription-view.ts";
import {
  givesPro,
  possibleChanges,
  proUntil,
  type Subscription,
} from "#app/features/running/subscriptions/subscription.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const ACTIVE: Subscription = {
  customerId: "cus_1",
  subscriptionId: "sub_1",
  itemId: "si_1",
  status: "active",
  period: "monthly",
  currentPeriodEnd: "2026-12-01T12:00:00.000Z",
  endsAt: null,
  pastDueSince: null,
  ended: null,
};
const AGO = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 + ms).toISOString();

describe("security 16: Pro means a subscription that is", () => {
  it.each<[string, Partial<Subscription>, boolean]>([
    ["active", {}, true],
    ["in trial", { status: "trialing" }, true],
    ["cancelled, until the end of what is paid", { endsAt: ACTIVE.currentPeriodEnd }, true],
    ["cancelled, and over", { endsAt: AGO(0), currentPeriodEnd: AGO(0) }, false],
    ["cancelled to an earlier day than the period's", { endsAt: AGO(1) }, false],
    ["active, with a renewal that we have not heard of", { currentPeriodEnd: AGO(7, 1) }, true],
    ["active in our book only, for seven days", { currentPeriodEnd: AGO(7) }, false],
    ["missing a payment for less than seven days", { status: "past_due", pastDueSince: AGO(7, 1) }, true],
    ["missing a payment for seven days", { status: "past_due", pastDueSince: AGO(7) }, false],
    ["missing a payment, and cancelled", { status: "past_due", pastDueSince: AGO(1), endsAt: AGO(0) }, false],
    ["unpaid", { status: "unpaid" }, false],
    ["not paid yet", { status: "incomplete" }, false],
    ["never paid", { status: "incomplete_expired" }, false],
    ["ended", { status: "canceled" }, false],
    ["resting", { status: "paused" }, false],
    ["in a state that Stripe may invent", { status: "dormant" }, false],
    ["a checkout only", { status: "", subscriptionId: "", currentPeriodEnd: null }, false],
  ])("%s", (_, change, expected) => {
    expect(givesPro({ ...ACTIVE, ...change }, NOW)).toBe(expected);
  });

  it("there at all", () => expect(givesPro(null, NOW)).toBe(false));
});

it("a page says what comes next, by the calendar of Zurich", () => {
  const shown = (change: Partial<Subscription>) =>
    subscriptionView({ plan: "pro", subscription: { ...ACTIVE, ...change } }, { language: "de", now: NOW })
      .running;
  expect(shown({})).toEqual({ next: "renews", day: "01.12.2026", period: "monthly" });
  expect(shown({ endsAt: "2026-12-01T23:30:00.000Z" })).toMatchObject({ next: "ends", day: "02.12.2026" });
  expect(shown({ status: "past_due", pastDueSince: AGO(3) })).toMatchObject({
    next: "closes",
    day: "25.11.2026",
  });
  expect(shown({ status: "past_due", pastDueSince: AGO(8) })).toMatchObject({ next: "closed", day: "" });
  expect(shown({ status: "unpaid" })).toMatchObject({ next: "closed" });
  expect(shown({ status: "canceled" })).toBeNull();
  expect(shown({ endsAt: AGO(0, 1) })).toMatchObject({ next: "ends" });
  expect(shown({ endsAt: AGO(0) })).toBeNull();
});

it.each<[string, Partial<Subscription>, string | null]>([
  ["that renews itself: the end of what is paid", {}, "2026-12-01T12:00:00.000Z"],
  ["cancelled: its end", { endsAt: "2026-11-30T12:00:00.000Z" }, "2026-11-30T12:00:00.000Z"],
  ["missing a payment: the grace", { status: "past_due", pastDueSince: AGO(3) }, "2026-11-25T12:00:00.000Z"],
  [
    "missing a payment and cancelled: the grace, not the period that was not paid",
    { status: "past_due", pastDueSince: AGO(3), endsAt: "2027-01-28T12:00:00.000Z" },
    "2026-11-25T12:00:00.000Z",
  ],
  ["unpaid: nothing", { status: "unpaid" }, null],
  ["ended: nothing", { status: "canceled" }, null],
])("Pro is promised by a subscription %s", (_, change, expected) => {
  expect(proUntil({ ...ACTIVE, ...change })).toBe(expected);
});

it("an end of Pro is shown for a month on the Free plan", () => {
  const shown = (plan: "free" | "pro", at: string) =>
    subscriptionView(
      { plan, subscription: { ...ACTIVE, status: "canceled", ended: { at, by: "payment" } } },
      { language: "de", now: NOW },
    ).ended;
  expect(shown("free", AGO(2))).toEqual({ day: "19.11.2026", by: "payment" });
  expect(shown("free", AGO(30))).toMatchObject({ by: "payment" });
  expect(shown("free", AGO(30, -1))).toBeNull();
  expect(shown("pro", AGO(2))).toBeNull();
});

it.each<[string, Partial<Subscription>, string]>([
  ["monthly", {}, "cancel switchToYearly"],
  ["yearly", { period: "yearly" }, "cancel"],
  ["cancelled", { endsAt: ACTIVE.currentPeriodEnd }, "resume"],
  ["missing a payment", { status: "past_due" }, "cancel"],
  ["ended", { status: "canceled" }, ""],
])("of a subscription that is %s its owner can change only what makes sense", (_, change, expected) => {
  const can = Object.entries(possibleChanges({ ...ACTIVE, ...change })).filter(
    ([, isPossible]) => isPossible,
  );
  expect(can.map(([name]) => name).join(" ")).toBe(expected);
});

describe("the pricing page offers", () => {
  const reader = {
    plan: "free",
    subscription: null,
    billingPeriod: null,
    isConfigured: true,
    isIncluded: false,
  } as const;
  const choices = (change: Partial<Parameters<typeof planChoices>[0]>) =>
    Object.values(planChoices({ ...reader, ...change })).join(" ");

  it.each<[string, Partial<Parameters<typeof planChoices>[0]>, string]>([
    ["a visitor to register", { plan: null }, "register register register"],
    ["somebody on Free to buy", {}, "current buy buy"],
    ["nothing to buy where nothing is set up", { isConfigured: false }, "current unavailable unavailable"],
    ["that to visitors too", { plan: null, isConfigured: false }, "register unavailable unavailable"],
    ["monthly subscribers the year", { plan: "pro", subscription: ACTIVE }, "none current switch"],
    [
      "no year to who has cancelled",
      { plan: "pro", subscription: { ...ACTIVE, endsAt: AGO(-9) } },
      "none current none",
    ],
    [
      "yearly subscribers nothing more",
      { plan: "pro", subscription: { ...ACTIVE, period: "yearly" } },
      "none none current",
    ],
    [
      "who owes a payment to settle it",
      { subscription: { ...ACTIVE, status: "past_due" } },
      "current settle settle",
    ],
    [
      "visitors Pro without a price where everybody has it",
      { plan: null, isIncluded: true },
      "none included included",
    ],
    ["who was given Pro nothing", { plan: "pro" }, "none current current"],
    ["who was given a year nothing", { plan: "pro", billingPeriod: "yearly" }, "none none current"],
    [
      "former subscribers to buy again",
      { subscription: { ...ACTIVE, status: "canceled" } },
      "current buy buy",
    ],
  ])("%s", (_, change, expected) => {
    expect(choices(change)).toBe(expected);
  });
});
