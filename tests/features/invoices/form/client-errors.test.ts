import { expect, it } from "vitest";
import { asOneClient } from "#app/features/selling/invoices/form/client-errors.ts";
import type { FieldError } from "#app/platform/errors.ts";

const missing = (field: string): FieldError => ({ field, code: "field.required" });
const OF_CLIENT = ["clientName", "clientEmail", "clientCity"].map(missing);
const CHOOSE = { field: "clientName", code: "field.client" };

it("of whom nothing was typed, the form asks once, and keeps its other errors", () => {
  expect(asOneClient([...OF_CLIENT, missing("items")], { clientCountry: "CH" })).toEqual([
    CHOOSE,
    missing("items"),
  ]);
});

it("where something was typed, each field that lacks is named", () => {
  expect(asOneClient(OF_CLIENT, { clientEmail: "x" })).toEqual([
    CHOOSE,
    missing("clientEmail"),
    missing("clientCity"),
  ]);
});

it("a client who is named or chosen is not asked for", () => {
  const errors = [missing("clientEmail")];
  expect(asOneClient(errors, {})).toEqual(errors);
  expect(asOneClient(OF_CLIENT, { clientName: "Meier" })).toEqual(OF_CLIENT);
  const gone: FieldError = { field: "clientId", code: "field.client" };
  expect(asOneClient([gone], { clientId: "gone" })).toEqual([CHOOSE]);
  expect(asOneClient([...OF_CLIENT, gone], { clientId: "gone" })).toEqual([...OF_CLIENT, CHOOSE]);
});
