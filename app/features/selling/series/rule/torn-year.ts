interface TornYear {
  placeholder: string;
  instead: string;
}

/** Another month beside the year of the period, which is not its own in January or December; null without. */
export function tornYear(text: string): TornYear | null {
  if (!text.includes("{year}")) return null;
  const month = ["month-1", "month+1"].find((name) => text.includes(`{${name}}`));
  return month ? { placeholder: `{${month}} {year}`, instead: `{${month} year}` } : null;
}
