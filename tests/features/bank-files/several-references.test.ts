import { expect, it } from "vitest";
import { byReference, OPEN, OTHER } from "../../support/bank-files/candidates.ts";

function naming(parts: [string, number | null][], amount: number) {
  const remittances = parts.map(([reference, amount]) => ({ reference, documentNumber: "", amount }));
  return byReference({ amount, remittances }, OPEN, OTHER);
}

it("a payment for several references is split as it says, or over what is due where it says nothing", () => {
  const proposed = { state: "proposed", reason: "reference_several", clientId: "client" };
  const parts = (first: number, second: number) => [
    { invoiceId: "one", kind: "payment", amount: first },
    { invoiceId: "two", kind: "payment", amount: second },
  ];
  const split = naming(
    [
      ["RF1", 100_00],
      ["RF2", 40_00],
    ],
    140_00,
  );
  expect(split).toMatchObject({ ...proposed, allocations: parts(100_00, 40_00) });
  const whole = naming(
    [
      ["RF1", null],
      ["RF2", null],
    ],
    200_00,
  );
  expect(whole).toMatchObject({ ...proposed, allocations: parts(100_00, 100_00) });
});

it.each<[string, [string, number][], number]>([
  [
    "says more than is due",
    [
      ["RF1", 100_01],
      ["RF2", 50_00],
    ],
    150_01,
  ],
  [
    "names one invoice twice",
    [
      ["RF1", 50_00],
      ["RF1", 50_00],
    ],
    100_00,
  ],
  [
    "names nobody's invoice beside one",
    [
      ["RF1", 100_00],
      ["RF9", 50_00],
    ],
    150_00,
  ],
  [
    "has parts of another sum",
    [
      ["RF1", 50_00],
      ["RF2", 40_00],
    ],
    100_00,
  ],
])("a payment that %s is not split by itself", (_, parts, amount) => {
  expect(naming(parts, amount)).toEqual({ state: "unassigned", reason: "reference_ambiguous" });
});

it("what several references settle is the first invoice's client's", () => {
  const several = { reason: "reference_several", clientId: "client" };
  expect(byReference({ amount: 200_00 }, OPEN, OTHER)).toMatchObject(several);
});
