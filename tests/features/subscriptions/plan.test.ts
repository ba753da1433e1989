import { expect, it } from "vitest";
import {
  allowanceOf,
  editLimit,
  invoiceLimit,
  isLiftedByPro,
  planOf,
  UNLIMITED,
  usageIn,
} from "#app/features/running/subscriptions/plan.ts";
import { PRO_MONTHLY, PRO_YEARLY, yearlySaving } from "#app/features/running/subscriptions/prices.ts";
import { ownUrl } from "#app/features/running/subscriptions/stripe/own-url.ts";

const NOW = { defaultPlan: "free", now: new Date("2026-11-21T12:00:00.000Z") } as const;

it("Free allows three invoices and one edit a month, Pro any number (rule 26)", () => {
  expect([invoiceLimit("free"), editLimit("free")]).toEqual([3, 1]);
  expect([invoiceLimit("pro"), editLimit("pro")]).toEqual([UNLIMITED, UNLIMITED]);
  expect(UNLIMITED).toBe(-1);
});

it("Pro comes from the operator, from the setting for everybody, or from a subscription", () => {
  expect(planOf({ plan: "free", subscription: null }, NOW)).toBe("free");
  expect(planOf({ plan: "pro", subscription: null }, NOW)).toBe("pro");
  expect(planOf({ plan: "free", subscription: null }, { ...NOW, defaultPlan: "pro" })).toBe("pro");
  expect(planOf({ plan: "enterprise", subscription: null }, NOW)).toBe("free");
});

it("counters of an earlier month count as zero", () => {
  const counters = { usageMonth: "2026-11", invoicesGenerated: 3, editsUsed: 1 };
  expect(allowanceOf("free", usageIn("2026-11", counters))).toEqual({ invoices: 0, edits: 0 });
  expect(allowanceOf("free", usageIn("2026-12", counters))).toEqual({ invoices: 3, edits: 1 });
  expect(allowanceOf("pro", usageIn("2026-11", counters))).toEqual({ invoices: UNLIMITED, edits: UNLIMITED });
  expect(allowanceOf("free", { invoices: 9, edits: 9 })).toEqual({ invoices: 0, edits: 0 });
});

it("only refusals that Pro would lift lead to the prices", () => {
  expect(
    ["invoice.limit_reached", "invoice.edit_limit_reached", "plan.pro_required"].every(isLiftedByPro),
  ).toBe(true);
  expect(["invoice.locked", "subscription.none", "", "toString"].some(isLiftedByPro)).toBe(false);
});

it("a year costs CHF 60 less than twelve months, a third", () => {
  expect([PRO_MONTHLY, PRO_YEARLY]).toEqual([15_00, 120_00]);
  expect(yearlySaving()).toEqual({ amount: 60_00, percent: 33 });
});

it.each([
  ["", "https://rappen.example/profile"],
  ["/clients?q=x", "https://rappen.example/clients?q=x"],
  ["https://rappen.example/thanks", "https://rappen.example/thanks"],
  ["https://evil.example/", "https://rappen.example/profile"],
  ["//evil.example/x", "https://rappen.example/profile"],
  ["https://rappen.example@evil.example/", "https://rappen.example/profile"],
  ["https://me:pw@rappen.example/", "https://rappen.example/profile"],
  ["http://rappen.example/", "https://rappen.example/profile"],
  ["javascript:alert(1)", "https://rappen.example/profile"],
  ["https://", "https://rappen.example/profile"],
])("security 9: Stripe comes back to this site only: %j", (given, expected) => {
  expect(ownUrl("https://rappen.example", given, "/profile")).toBe(expected);
});
