import { expect, it } from "vitest";
import { SLIP_CHOICES } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { registeredClient } from "../../support/read/api-answers.ts";

const ANSWERS: [slip: string | null | undefined, expected: string][] = [
  ...SLIP_CHOICES.map((slip): [string, string] => [slip, slip]),
  [null, "standard"],
  [undefined, "standard"],
];

it.each(ANSWERS)("the payment part %j comes back as %s", async (slip, expected) => {
  const { api } = await registeredClient();
  const created = await api.call("POST", "/invoices", { ...INVOICE, slip });
  expect(created).toMatchObject({ status: 201, data: { slip: expected } });
  const { data } = await api.call("GET", `/invoices/${String(created.data?.id)}`);
  expect(data).toMatchObject({ slip: expected });
});

it.each([
  ["half", "field.not_one_of"],
  ["Donation", "field.not_one_of"],
  [1, "field.wrong_type"],
])("the payment part %j is refused", async (slip, code) => {
  const { api } = await registeredClient();
  expect(await api.call("POST", "/invoices", { ...INVOICE, slip })).toMatchObject({
    status: 422,
    errors: [{ field: "slip", code }],
  });
});
