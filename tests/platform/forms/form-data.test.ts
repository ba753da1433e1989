import { expect, it } from "vitest";
import { formValues, withoutSecrets } from "#app/platform/forms/form-data.ts";

it("nests groups and rows", () => {
  expect(
    formValues([
      ["name", "Anna"],
      ["address.city", "Bern"],
      ["address.street", "Weg"],
      ["items[0].quantity", "1"],
      ["items[0].unit", "h"],
      ["items[1].quantity", "2"],
    ]),
  ).toEqual({
    name: "Anna",
    address: { city: "Bern", street: "Weg" },
    items: [{ quantity: "1", unit: "h" }, { quantity: "2" }],
  });
});

it("closes the gaps that removed rows leave, in the order of their numbers", () => {
  expect(
    formValues([
      ["items[7].a", "second"],
      ["items[2].a", "first"],
      ["items[999].a", "third"],
    ]),
  ).toEqual({ items: [{ a: "first" }, { a: "second" }, { a: "third" }] });
});

it("takes the last of two values", () => {
  expect(
    formValues([
      ["a", "1"],
      ["a", "2"],
    ]),
  ).toEqual({ a: "2" });
});

it("leaves files out", () => {
  expect(
    formValues([
      ["logo", new File(["x"], "x.png")],
      ["a", "1"],
    ]),
  ).toEqual({ a: "1" });
});

it("security 13: leaves out names of any other shape", () => {
  const names = [
    "__proto__",
    "__proto__.polluted",
    "items[0].__proto__",
    "items[1000].a",
    "items[-1].a",
    "items[0][0].a",
    "items[0]",
    "a.b.c",
    "a b",
    "",
  ];
  expect(formValues(names.map((name) => [name, "x"]))).toEqual({});
  expect({}).not.toHaveProperty("polluted");
});

it("security 13: names of built-in properties are plain fields", () => {
  const values = formValues([
    ["constructor.prototype", "x"],
    ["toString", "y"],
    ["hasOwnProperty[0].valueOf", "z"],
  ]);
  expect(Object.keys(values)).toEqual(["constructor", "toString", "hasOwnProperty"]);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  expect({}.constructor.prototype).toBe(Object.prototype);
});

it("lets the last shape win where one name is used in several", () => {
  expect(
    formValues([
      ["a", "text"],
      ["a[0].b", "row"],
    ]),
  ).toEqual({ a: [{ b: "row" }] });
  expect(
    formValues([
      ["a[0].b", "row"],
      ["a.b", "group"],
    ]),
  ).toEqual({ a: { b: "group" } });
});

it("security 13: shows again neither passwords nor two-step codes", () => {
  const typed = {
    email: "anna@example.ch",
    password: "a",
    newPassword: "b",
    code: "123456",
    postalCode: "8002",
  };
  expect(withoutSecrets(typed)).toEqual({ email: "anna@example.ch", postalCode: "8002" });
});
