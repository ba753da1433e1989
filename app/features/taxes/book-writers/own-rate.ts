import { type Rates, rateOn } from "#app/features/taxes/tax/rates/rates.ts";
import { type CentsInChf, inChf } from "#app/swiss/currency/exchange-rate.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import type { TaxEntry } from "#app/features/taxes/tax/entries/tax-entry.ts";

type Amounts = Pick<TaxEntry, "net" | "vat">;

/** An entry in CHF, and its amounts in the currency of its document. */
export interface InBoth {
  cents: Amounts;
  entry: TaxEntry;
}

export function inBoth(entry: TaxEntry, { chf, cents }: CentsInChf): InBoth {
  const { net, vat } = entry;
  const part = (amount: number) => shareOf(chf, amount, cents);
  return { cents: { net, vat }, entry: { ...entry, net: part(net), vat: part(vat) } };
}

export interface Valued {
  entry: TaxEntry;
  net: Worth;
  vat: Worth;
}

/** `worth` by the rate of the document, Rappen, and what is left of it that nothing settles any more. */
interface Worth {
  worth: Rappen;
  left: Rappen;
}

/** By rate of VAT, in the order of days. @param own the rate of the document, hundred-thousandths */
export function valuedAtOwnRate(all: readonly InBoth[], own: number): Valued[] {
  return [...Map.groupBy(all, ({ entry }) => entry.rate).values()].flatMap((ofRate) => {
    const byDay = ofRate.toSorted(({ entry: a }, { entry: b }) =>
      a.day === b.day ? a.basis.localeCompare(b.basis) : a.day < b.day ? -1 : 1,
    );
    const [net, vat] = [worths(byDay, own, "net"), worths(byDay, own, "vat")];
    return byDay.flatMap(({ entry }, index) => {
      const [ofNet, ofVat] = [net[index], vat[index]];
      return ofNet && ofVat ? [{ entry, net: ofNet, vat: ofVat }] : [];
    });
  });
}

/** The last cent takes the last Rappen. */
function worths(byDay: readonly InBoth[], own: number, of: keyof Amounts): Worth[] {
  let [cents, chf] = [0, 0];
  return byDay.map(({ cents: { [of]: part }, entry }) => {
    const isOwed = entry.basis === "agreed";
    const worth = isOwed ? entry[of] : part === cents ? chf : inChf(part, own);
    cents += isOwed ? part : -part;
    chf += isOwed ? worth : -worth;
    const left = cents === 0 ? chf : 0;
    chf -= left;
    return { worth, left };
  });
}

export function atOwnRate({ entry, net, vat }: Valued): TaxEntry {
  return { ...entry, net: net.worth - net.left, vat: vat.worth - vat.left };
}

/** Facts that the book states; what is no fact of the document any more is valued by the rates of the two days. */
export function byOwnRate(
  facts: readonly TaxEntry[],
  valued: readonly Valued[],
  { own, rates }: { own: number; rates: Rates },
): TaxEntry[] {
  const known = new Map(valued.map((one) => [factOf(one.entry), one]));
  return facts.map((fact) => {
    const same = known.get(factOf(fact));
    if (same) {
      const { net, vat } = atOwnRate(same);
      return { ...fact, net, vat };
    }
    const rate = fact.basis === "received" ? rateOn(rates, fact.day) : null;
    const part = (amount: Rappen) => (rate === null ? amount : shareOf(amount, own, rate));
    return { ...fact, net: part(fact.net), vat: part(fact.vat) };
  });
}

function factOf({ basis, sourceId, day, rate, reason, net, vat }: TaxEntry): string {
  return JSON.stringify([basis, sourceId, day, rate, reason, net, vat]);
}
