interface Found<Invoice> {
  byReference: Invoice[];
  byNumber: Invoice[];
  ofPayer: Invoice[];
}

export function inOneCurrency<Invoice extends { currency: string }>(
  currency: string,
  { byReference, byNumber, ofPayer }: Found<Invoice>,
): Found<Invoice> {
  const own = (invoices: Invoice[]) => invoices.filter((one) => one.currency === currency);
  return { byReference: own(byReference), byNumber: own(byNumber), ofPayer: own(ofPayer) };
}

/** What it names is in another currency, or nothing is in its own. */
export function isForeign<Invoice>(currency: string, found: Found<Invoice>, own: Found<Invoice>): boolean {
  if (own.byReference.length + own.byNumber.length > 0) return false;
  if (found.byReference.length + found.byNumber.length > 0) return true;
  return currency !== "CHF" && own.ofPayer.length === 0;
}
