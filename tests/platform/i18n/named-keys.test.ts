import { expect, it } from "vitest";
import { keysNamedIn, only } from "../../../words.vite.ts";

const isNamed = keysNamedIn([
  't("clients:list.title"); const hint = { key: "clients:hint.short" };',
  "t(`invoices:status.${status}`); t(`seats:${role}.of`, { name })",
  'start("payments:why.")',
]);

it("knows the keys that code names whole, counted ones without their ending", () => {
  expect(isNamed("clients:list.title")).toBe(true);
  expect(isNamed("clients:list.title_one")).toBe(true);
  expect(isNamed("clients:list.title_other")).toBe(true);
  expect(isNamed("clients:hint.short")).toBe(true);
  expect(isNamed("clients:list.titles")).toBe(false);
  expect(isNamed("offers:list.title")).toBe(false);
});

it("knows the keys that code puts together", () => {
  expect(isNamed("invoices:status.paid")).toBe(true);
  expect(isNamed("invoices:status.paid.long")).toBe(true);
  expect(isNamed("invoices:statusPaid")).toBe(false);
  expect(isNamed("seats:owner.of")).toBe(true);
  expect(isNamed("seats:owner.verb")).toBe(false);
  expect(isNamed("payments:why.amount")).toBe(true);
});

it("keeps the texts that are named, and no group without one", () => {
  const texts = {
    clients: { list: { title: "Clients", empty: "None" }, edit: { title: "Edit" } },
    offers: { list: { title: "Offers" } },
  };
  expect(only(texts, isNamed)).toEqual({ clients: { list: { title: "Clients" } } });
});
