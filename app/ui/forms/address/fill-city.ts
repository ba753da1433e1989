/** Other countries have codes of four digits, too. */
const SWISS_POST = ["CH", "LI"];

interface PostalFields {
  /** The postal code that the present city may have come from. */
  before: string;
  code: string;
  city: HTMLInputElement;
  country: Element | RadioNodeList | null | undefined;
  address: (code: string) => string;
}

/** The town of an earlier postal code never stays beside a new one. @returns the towns of the code */
export async function fillCity({ before, code, city, country, address }: PostalFields): Promise<string[]> {
  const isSwiss =
    (country instanceof HTMLSelectElement || country instanceof HTMLInputElement) &&
    SWISS_POST.includes(country.value);
  if (!isSwiss) return [];
  const [former, found] = await Promise.all([citiesOf(before, address), citiesOf(code, address)]);
  const isCorrected = before !== code && former.includes(city.value);
  if ((city.value === "" || isCorrected) && !found.includes(city.value)) {
    city.value = found.length === 1 ? found[0]! : "";
    city.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return found;
}

/** Empty when the code is unknown or the network is away: it is only a convenience. */
async function citiesOf(code: string, address: PostalFields["address"]): Promise<string[]> {
  if (!/^\D*\d{4}\D*$/.test(code)) return [];
  try {
    const response = await fetch(address(code.replace(/\D/g, "")));
    return response.ok ? ((await response.json()) as { cities: string[] }).cities : [];
  } catch {
    return [];
  }
}
