import type { Basis, TaxEntry } from "#app/features/tax/entries/tax-entry.ts";
import type { VatMethod } from "#app/features/tax/method/vat-method.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";

type Counting = Basis | "none";

/**
 * What of a document was open on the day from which it counts differently, so that it is declared once (Art. 106, 107
 * MWSTV). From agreed to received consideration what was declared and not paid yet comes off, because its money will
 * count; from received to agreed what was not paid yet is declared. Who registers declares nothing of what was supplied
 * before; who deregisters while counting what is received declares what is open on the last day.
 * @param entries all of the document
 */
export function methodChanges(
  entries: readonly TaxEntry[],
  methods: readonly VatMethod[],
  today: Day,
): TaxEntry[] {
  return methods.flatMap((method, index) => {
    const from = countingOf(methods[index - 1]);
    const to = countingOf(method);
    const first = method.validFrom;
    if (from === to || first > today) return [];
    if (to === "received") return openAt(entries, first, { basis: "received", day: first, sign: -1 });
    if (from !== "received") return [];
    if (to === "agreed") return openAt(entries, first, { basis: "agreed", day: first, sign: 1 });
    return openAt(entries, first, { basis: "received", day: addDays(first, -1), sign: 1 });
  });
}

function countingOf(method: VatMethod | undefined): Counting {
  return method === undefined || method.method === "none" ? "none" : method.consideration;
}

interface Wanted {
  basis: Basis;
  day: Day;
  sign: 1 | -1;
}

/** By rate, reason and activity: what was agreed before the day less what was received of it. */
function openAt(entries: readonly TaxEntry[], first: Day, { basis, day, sign }: Wanted): TaxEntry[] {
  const open = new Map<string, TaxEntry>();
  for (const entry of entries.filter((one) => one.day < first)) {
    const { rate, reason, activity, supplyDay } = entry;
    const key = JSON.stringify([rate, reason, activity, supplyDay]);
    const known = open.get(key) ?? { ...entry, basis, day, kind: "method_change", net: 0, vat: 0 };
    const part = entry.basis === "agreed" ? sign : -sign;
    open.set(key, { ...known, net: known.net + part * entry.net, vat: known.vat + part * entry.vat });
  }
  return [...open.values()]
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .map((entry) => ({ ...entry, sourceId: `${basis} ${first}` }));
}
