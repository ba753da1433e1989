import { expect, it } from "vitest";
import {
  leftByRate,
  netted,
  type StandingAllocation,
  takingBack,
} from "#app/features/books/ledger/left-by-rate.ts";
import { type Left, partByRate } from "#app/features/books/ledger/part-by-rate.ts";
import type { AllocationKind } from "#app/features/books/ledger/payment.ts";
import { splitsOf } from "#app/features/books/ledger/splits.ts";
import { type VatRow, vatAmount } from "#app/swiss/vat.ts";

const rows = (...all: [rate: number, net: number, vat: number][]): VatRow[] =>
  all.map(([rate, net, vat]) => ({ rate, net, vat }));
const gross = (all: readonly VatRow[]) => all.reduce((sum, { net, vat }) => sum + net + vat, 0);
const whole = (all: VatRow[], rounding = 0): Left => ({ rows: all, total: gross(all) + rounding });

let made = 0;
function settling(
  kind: AllocationKind,
  amount: number,
  vat: VatRow[],
  more: Partial<StandingAllocation> = {},
): StandingAllocation {
  const id = String(++made).padStart(6, "0");
  return {
    id,
    paymentId: null,
    kind,
    amount,
    settledOn: "2026-11-21",
    note: "",
    vat,
    takesBack: null,
    ...more,
  };
}

/** Splits of these amounts, one after the other. */
function splits(document: Left, amounts: number[]): VatRow[][] {
  const standing: StandingAllocation[] = [];
  return amounts.map((amount) => {
    const vat = partByRate(leftByRate(document, standing), amount);
    standing.push(settling("payment", amount, vat));
    return vat;
  });
}

it("a part is in proportion to what is left of each rate, and the last part is all of it", () => {
  const document = whole(rows([81, 1000_00, 81_00], [38, 500_00, 19_00], [26, 200_00, 5_20]));
  expect(document.total).toBe(1805_20);
  // 600 of 1805.20: 359.29 of 1081, 172.50 of 519 and 68.20 of 205.20, less a Rappen; VAT as in each rate.
  const [first = [], second = [], last = []] = splits(document, [600_00, 600_00, 605_20]);
  expect(first).toEqual(rows([81, 332_38, 26_92], [38, 166_18, 6_32], [26, 66_47, 1_73]));
  for (const [at, amount] of [600_00, 600_00, 605_20].entries())
    expect(gross([first, second, last][at] ?? [])).toBe(amount);
  const sums = document.rows.map(({ rate }) =>
    [...first, ...second, ...last]
      .filter((row) => row.rate === rate)
      .reduce((sum, row) => ({ rate, net: sum.net + row.net, vat: sum.vat + row.vat }), {
        rate,
        net: 0,
        vat: 0,
      }),
  );
  expect(sums).toEqual(document.rows);
});

it("a credit note takes its own rates first, and what is let go afterwards is of the others", () => {
  const document = whole(rows([81, 10_000_00, 810_00], [26, 10_000_00, 260_00]));
  const own = rows([81, 10_000_00, 810_00]);
  const credit = partByRate(document, 10_810_00, own);
  expect(credit).toEqual(own);
  const left = leftByRate(document, [settling("credit", 10_810_00, credit)]);
  expect(left.total).toBe(10_260_00);
  expect(partByRate(left, 10_260_00)).toEqual(rows([26, 10_000_00, 260_00]));
  expect(partByRate(left, 205_20)).toEqual(rows([26, 200_00, 5_20]));
});

it("a credit note that is applied in part takes its rates in proportion", () => {
  const document = whole(rows([81, 100_00, 8_10], [26, 100_00, 2_60]));
  const own = rows([81, 50_00, 4_05], [26, 10_00, 26]);
  expect(partByRate(document, 32_16, own)).toEqual(rows([81, 25_00, 2_03], [26, 5_00, 13]));
});

it("never more of a rate is taken than is left, whatever a credit note says", () => {
  const document = whole(rows([81, 100_00, 8_10], [26, 100_00, 2_60]));
  const paid = settling("payment", 105_35, rows([81, 50_00, 4_05], [26, 50_00, 1_30]));
  const left = leftByRate(document, [paid]);
  expect(partByRate(left, 80_00, rows([81, 100_00, 8_10]))).toEqual(rows([81, 50_00, 4_05], [26, 25_29, 66]));
});

it("turnover without VAT, and rows that gave more than they have, are divided like others", () => {
  expect(partByRate(whole(rows([81, 100_00, 8_10], [0, 100_00, 0])), 104_05)).toEqual(
    rows([81, 50_00, 4_05], [0, 50_00, 0]),
  );
  const deducted = whole(rows([81, 200_00, 16_20], [26, -1, 0]));
  expect(splits(deducted, [108_10, 108_09])).toEqual([
    rows([81, 100_01, 8_10], [26, -1, 0]),
    rows([81, 99_99, 8_10]),
  ]);
});

it.each([2, -2])("rounding of %i Rappen has no VAT and goes with the last part", (rounding) => {
  const document = whole(rows([81, 33_33, 2_70]), rounding);
  expect(splits(document, [18_00, document.total - 18_00])).toEqual([
    rows([81, 16_65, 1_35]),
    rows([81, 16_68, 1_35]),
  ]);
  expect(splits(document, [document.total])).toEqual([document.rows]);
});

it("what rounding makes too much of the parts is taken from the largest rate, wherever that stands", () => {
  expect(partByRate(whole(rows([26, 1, 0], [38, 1, 0], [81, 4, 0])), 3)).toEqual(
    rows([26, 1, 0], [38, 1, 0], [81, 1, 0]),
  );
});

it("a single Rappen of two rates with one Rappen each is of one of them", () => {
  expect(partByRate(whole(rows([81, 1, 0], [26, 1, 0])), 1)).toEqual(rows([26, 1, 0]));
});

it("what was let go of one rate is of that one, and a rate that the document does not have takes nothing", () => {
  const document = whole(rows([81, 100_00, 8_10], [26, 100_00, 2_60]));
  const ofOne = settling("skonto", 10_81, rows([81, 10_00, 81]));
  expect(leftByRate(document, [ofOne]).rows).toEqual(rows([81, 90_00, 7_29], [26, 100_00, 2_60]));
  const ofNone = settling("write_off", 10_38, rows([38, 10_00, 38]));
  expect(leftByRate(document, [ofNone]).rows).toEqual(document.rows);
});

it("money of older versions is for what is left once something was let go, whatever came in before", () => {
  const invoice = whole(rows([81, 1000_00, 81_00]));
  const lost = { id: "a", day: "2026-11-20", isMoney: false, amount: 1_00, vat: rows([81, 50, 50]) };
  const [first, second] = ["b", "c"].map((id) => {
    return { id, day: "2026-11-21", isMoney: true, amount: 500_00, vat: [] };
  });
  const splits = splitsOf({ ...invoice, vatRows: invoice.rows }, [lost, first!, second!]);
  // 500.00 of 1080.00, in which there are 999.50 and 80.50.
  expect([splits.get(first!), splits.get(second!)]).toEqual(Array(2).fill(rows([81, 462_73, 37_27])));
});

it("money counts in the order of days, of one day after what is let go and before what goes back of it", () => {
  const invoice = whole(rows([81, 1000_00, 81_00]));
  const of = (id: string, amount: number, isMoney = true) => {
    return { id, day: "2026-11-21", isMoney, amount, vat: isMoney ? [] : rows([81, 50, 50]) };
  };
  const money = of("a", 1080_00);
  expect(splitsOf({ ...invoice, vatRows: invoice.rows }, [money, of("b", 1_00, false)]).get(money)).toEqual(
    rows([81, 999_50, 80_50]),
  );
  const first = ["a", "b", "c"].map((id) => of(id, 6));
  const [came, went] = [of("d", 1080_82), of("d", -1080_82)];
  const splits = splitsOf({ ...invoice, vatRows: invoice.rows }, [went, came, ...first]);
  expect(first.map((one) => splits.get(one))).toEqual(Array(3).fill(rows([81, 6, 0])));
  expect(splits.get(came)).toEqual(rows([81, 999_82, 81_00]));
  const later = { ...of("0", 1080_82), day: "2026-11-22" };
  expect(splitsOf({ ...invoice, vatRows: invoice.rows }, [later, ...first]).get(later)).toEqual(
    rows([81, 999_82, 81_00]),
  );
});

it("money of older versions, without its rates, counts by amount and total", () => {
  const document = whole(rows([81, 100_00, 8_10], [26, 100_00, 2_60]));
  const left = leftByRate(document, [settling("payment", 105_35, [])]);
  expect(left).toEqual({ rows: rows([81, 50_00, 4_05], [26, 50_00, 1_30]), total: 105_35 });
});

it("interest and fees settle no rows", () => {
  const document = whole(rows([81, 100_00, 8_10]));
  expect(leftByRate(document, [settling("interest", 5_00, []), settling("reminder_fee", 20_00, [])])).toEqual(
    document,
  );
});

it("the newest loss is taken back first, as much of each rate as is left of it", () => {
  const old = settling("write_off", 108_10, rows([81, 100_00, 8_10]));
  const young = settling("write_off", 102_60, rows([26, 100_00, 2_60]));
  const back = settling("write_off", -51_30, rows([26, -50_00, -1_30]), { takesBack: young.id });
  expect(takingBack([old, young, back], { kinds: ["write_off"], wanted: 105_35 })).toMatchObject([
    { takesBack: young.id, amount: -51_30, vat: rows([26, -50_00, -1_30]) },
    { takesBack: old.id, amount: -54_05, vat: rows([81, -50_00, -4_05]) },
  ]);
  expect(takingBack([old, young, back], { kinds: ["skonto"], wanted: 1 })).toEqual([]);
});

it("whatever settles an invoice, in whatever parts: each split adds up, and every rate ends at 0.00", () => {
  let seed = 7;
  const upTo = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % (most + 1);
  for (let round = 0; round < 400; round++) {
    const nets = [81, 38, 26, 0].slice(upTo(2)).map((rate) => [rate, upTo(3) * upTo(99_999) + 5] as const);
    const document = whole(
      nets.map(([rate, net]) => ({ rate, net, vat: vatAmount(net, rate) })),
      upTo(4) - 2,
    );
    const standing: StandingAllocation[] = [];
    for (let left = document; left.total > 0; left = leftByRate(document, standing)) {
      const amount = Math.min(left.total, 1 + upTo(1) * upTo(document.total));
      const own = upTo(2) === 0 ? document.rows.filter(() => upTo(1) === 0) : [];
      const vat = partByRate(left, standing.length > 12 ? left.total : amount, own);
      const settled = standing.length > 12 ? left.total : amount;
      if (settled < left.total) expect(gross(vat)).toBe(Math.min(settled, gross(left.rows)));
      for (const { rate, net, vat: tax } of vat) {
        const most = left.rows.find((row) => row.rate === rate);
        expect([net, tax].every((part) => part >= 0)).toBe(true);
        expect([net <= (most?.net ?? 0), tax <= (most?.vat ?? 0)]).toEqual([true, true]);
      }
      standing.push(settling("payment", settled, vat));
    }
    expect(leftByRate(document, standing).rows.filter(({ net, vat }) => net !== 0 || vat !== 0)).toEqual([]);
  }
});

it("what was taken back in part counts with the rest, and what was taken back whole is left out", () => {
  const [paid, lost, given] = [
    settling("payment", 100_00, []),
    settling("write_off", 50_00, []),
    settling("write_off", 30_00, []),
  ];
  const back = [
    settling("write_off", -50_00, [], { takesBack: lost.id }),
    settling("write_off", -10_00, [], { takesBack: given.id }),
  ];
  expect(netted([paid, lost, given, ...back]).map(({ id, amount }) => [id, amount])).toEqual([
    [paid.id, 100_00],
    [given.id, 20_00],
  ]);
});

it("what was let go is taken back from the newest on, to the Rappen", () => {
  const [first, second] = [settling("write_off", 50_00, []), settling("write_off", 30_00, [])];
  const taken = (wanted: number) =>
    takingBack([first, settling("payment", 20_00, []), second], { kinds: ["write_off"], wanted }).map(
      ({ takesBack, amount }) => [takesBack, amount],
    );
  expect(taken(0)).toEqual([]);
  expect(taken(1)).toEqual([[second.id, -1]]);
  expect(taken(30_01)).toEqual([
    [second.id, -30_00],
    [first.id, -1],
  ]);
  expect(taken(100_00)).toEqual([
    [second.id, -30_00],
    [first.id, -50_00],
  ]);
});
