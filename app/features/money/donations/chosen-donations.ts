/** Which money is meant: of a group of clients, of invoices whose rows have a text, or of both. */
export interface ChosenDonations {
  year: string;
  group: string;
  text: string;
  /** Whether the letter says that nothing was given in return: the club knows. */
  isFree: boolean;
}

/** Null before anything is chosen: nobody guesses what a donation is. */
export function chosenDonations(query: URLSearchParams): ChosenDonations | null {
  const read = (name: string) => query.get(name)?.trim().slice(0, 100) ?? "";
  const [year, group, text] = [read("year"), read("group"), read("text")];
  const isFree = query.get("free") === "1";
  return /^\d{4}$/.test(year) && (group || text) ? { year, group, text, isFree } : null;
}
