import type { Basis, TaxEntry } from "#app/features/taxes/tax/entries/tax-entry.ts";
import { methodRuns, runOn, type VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";

type Counting = Basis | "none";

/**
 * What of a document was open on the day from which it counts differently, so that it is declared once (Art. 106, 107
 * MWSTV). From agreed to received consideration what was declared and not paid yet comes off, because its money will
 * count; from received to agreed what was not paid yet is declared. Who registers declares nothing of what was supplied
 * before: its money comes off on its own day; what was invoiced or paid before for supplies after it counts on the
 * first day. Who deregisters while counting what is received declares what is open on the last day.
 * @param entries all of the document; `owed`: the same by one rate of exchange
 */
export function methodChanges(
  entries: readonly TaxEntry[],
  methods: readonly VatMethod[],
  { owed, today }: { owed: readonly TaxEntry[]; today: Day },
): TaxEntry[] {
  return methods.flatMap((method, index) => {
    const from = countingOf(methods[index - 1]);
    const to = countingOf(method);
    const first = method.validFrom;
    if (from === to || first > today) return [];
    // Who has not said it yet, and printed VAT, counts as registered.
    const wasRegistered = index === 0 && (method.registeredBefore ?? entries.some(({ vat }) => vat !== 0));
    if (from === "none" && to !== "none")
      return wasRegistered ? [] : registered(entries, methods, { basis: to, first });
    if (to === "received") return openAt(owed, first, { basis: "received", day: first, sign: -1 });
    if (from !== "received") return [];
    if (to === "agreed") return openAt(owed, first, { basis: "agreed", day: first, sign: 1 });
    return openAt(owed, first, { basis: "received", day: addDays(first, -1), sign: 1 });
  });
}

function registered(
  entries: readonly TaxEntry[],
  methods: readonly VatMethod[],
  { basis, first }: { basis: Basis; first: Day },
): TaxEntry[] {
  const { from = "" } = runOn(methodRuns(methods), addDays(first, -1)) ?? {};
  const early = entries.filter((one) => one.basis === basis && one.day >= from && one.supplyDay >= first);
  const counted = openAt(early, first, { basis, day: first, sign: basis === "agreed" ? 1 : -1 });
  if (basis === "agreed") return counted;
  return [
    ...counted,
    ...takenOff(
      entries.filter(({ supplyDay }) => supplyDay < first),
      first,
    ),
  ];
}

function countingOf(method: VatMethod | undefined): Counting {
  return method === undefined || method.method === "none" ? "none" : method.consideration;
}

interface Wanted {
  basis: Basis;
  day: Day;
  sign: 1 | -1;
}

/** Entries for what was open on the first day, as its money comes in or goes back. */
function takenOff(entries: readonly TaxEntry[], first: Day): TaxEntry[] {
  const open = openAt(entries, first, { basis: "received", day: first, sign: 1 });
  return open.flatMap((part) => {
    const left = { net: part.net, vat: part.vat };
    return entries
      .filter((one) => one.basis === "received" && one.day >= first && keyOf(one) === keyOf(part))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .map((money) => {
        const net = within(money.net, left.net, part.net);
        const vat = within(money.vat, left.vat, part.vat);
        [left.net, left.vat] = [left.net - net, left.vat - vat];
        return { ...part, day: money.day, net: 0 - net, vat: 0 - vat };
      });
  });
}

/** What of an amount is of what is left; one that goes back, of what was taken. */
function within(amount: number, left: number, whole: number): number {
  const sign = whole < 0 ? -1 : 1;
  const taken = Math.max(Math.min(sign * amount, sign * left), sign * (left - whole));
  return taken === 0 ? 0 : sign * taken;
}

/** What was agreed before the day less what was received of it, by rate, reason and activity. */
function openAt(entries: readonly TaxEntry[], first: Day, { basis, day, sign }: Wanted): TaxEntry[] {
  const open = new Map<string, TaxEntry>();
  for (const entry of entries.filter((one) => one.day < first)) {
    const key = keyOf(entry);
    const known = open.get(key) ?? { ...entry, basis, day, kind: "method_change", net: 0, vat: 0 };
    const part = entry.basis === "agreed" ? sign : -sign;
    open.set(key, { ...known, net: known.net + part * entry.net, vat: known.vat + part * entry.vat });
  }
  return [...open.values()]
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .map((entry) => ({ ...entry, sourceId: `${basis} ${first}` }));
}

function keyOf({ rate, reason, activity, supplyDay }: TaxEntry): string {
  return JSON.stringify([rate, reason, activity, supplyDay]);
}
