export function pageNumber(page: number): string {
  return page > 1 ? String(page) : "";
}

export function query(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  return given.length ? `?${new URLSearchParams(given).toString()}` : "";
}

/** Empty for CHF, which is meant where an address says nothing. */
export function otherThanChf(currency: string): string {
  return currency === "CHF" ? "" : currency;
}
