/** A row as people write it; figures in decimals. */
export interface WrittenRow {
  quantity: string;
  unit?: string;
  unitPrice: string;
  vatRate: string;
  discount?: WrittenDiscount;
}

/** `10%` or `50.00`. */
export type WrittenDiscount = [figure: string, label?: string];

export interface WrittenInvoice {
  rows: WrittenRow[];
  discount?: WrittenDiscount;
  skonto?: [percent: string, days: number];
  includesVat: boolean;
  roundsToFive: boolean;
}

interface Fraction {
  over: bigint;
  under: bigint;
}

export type WorkedOut = ReturnType<typeof workOut>;

/** All in Rappen. Worked out with fractions, by nothing of the product. */
export function workOut({ rows, discount, skonto, includesVat, roundsToFive }: WrittenInvoice) {
  const lines = rows.map((row) => {
    const full = rounded(times(of(row.quantity), of(row.unitPrice), of("100")));
    return full - deducted(full, row.discount);
  });
  const itemsTotal = sum(lines);
  const discountTotal = deducted(itemsTotal, discount);
  const rates = [...new Set(rows.map(({ vatRate }) => vatRate))].sort((a, b) => Number(b) - Number(a));
  const sums = rates.map((rate) => sum(lines.filter((_, index) => rows[index]!.vatRate === rate)));
  const shares = sums.map((part) =>
    itemsTotal === 0n ? 0n : rounded({ over: discountTotal * part, under: itemsTotal }),
  );
  const largest = sums.reduce((best, part, index) => (part > sums[best]! ? index : best), 0);
  shares[largest] = shares[largest]! + discountTotal - sum(shares);
  const vatRows = rates.map((rate, index) => {
    const { over, under } = of(rate);
    const charged = sums[index]! - shares[index]!;
    if (!includesVat)
      return { rate, net: charged, vat: rounded({ over: charged * over, under: under * 100n }) };
    const vat = rounded({ over: charged * over, under: under * 100n + over });
    return { rate, net: charged - vat, vat };
  });
  const subtotal = sum(vatRows.map(({ net }) => net));
  const vatTotal = sum(vatRows.map(({ vat }) => vat));
  const exact = subtotal + vatTotal;
  const total = roundsToFive ? rounded({ over: exact, under: 5n }) * 5n : exact;
  const reduced = skonto ? total - rounded(times({ over: total, under: 100n }, of(skonto[0]))) : total;
  return {
    lines,
    itemsTotal,
    discountTotal,
    vatRows,
    subtotal,
    vatTotal,
    total,
    reduced,
    rounding: total - exact,
  };
}

function deducted(amount: bigint, discount: WrittenDiscount = ["0"]): bigint {
  const [figure] = discount;
  if (!figure.endsWith("%")) return rounded(times(of(figure), of("100")));
  return rounded(times({ over: amount, under: 100n }, of(figure.slice(0, -1))));
}

function of(decimal: string): Fraction {
  const [whole, part = ""] = decimal.split(".");
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
}

function times(...fractions: Fraction[]): Fraction {
  const product = (values: bigint[]) => values.reduce((a, b) => a * b, 1n);
  return { over: product(fractions.map((f) => f.over)), under: product(fractions.map((f) => f.under)) };
}

/** Halves up. */
function rounded({ over, under }: Fraction): bigint {
  return (2n * over + under) / (2n * under);
}

function sum(values: bigint[]): bigint {
  return values.reduce((a, b) => a + b, 0n);
}

/** `1'234.50` */
export function francs(rappen: bigint): string {
  const sign = rappen < 0n ? "−" : "";
  const digits = String(rappen < 0n ? -rappen : rappen).padStart(3, "0");
  return `${sign}${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, "'")}.${digits.slice(-2)}`;
}
