/** What stands in the text of an error where an answer has a value of its own. */
const SAMPLES: Record<string, string> = {
  account: "CH93 0076 2011 6238 5295 7",
  amount: "12.345",
  characters: "€ 中",
  cities: "Fribourg, Givisiez",
  column: "C",
  computed: "108.10",
  count: "3",
  day: "2026-12-21",
  days: "10",
  direction: "FOOBAR",
  entry: "1",
  expected: "number",
  fields: "Client name, Total CHF",
  file: "camt.xml",
  hours: "1, 24, 168",
  id: "01a20268-8c39-7000-b77a-91b874bb7555",
  ids: "A-1 (invoice 01a20268-8c39-7000-b77a-91b874bb7555, invoice 01a20268-9d41-7000-8a02-6c1f0b7d2e34)",
  known: "{month}, {year}",
  left: "2",
  line: "12",
  max: "100",
  min: "1",
  names: "A-1 (INV-2026-0041, INV-2026-0042)",
  number: "INV-2026-0042",
  paid: "20.00",
  placeholder: "{mnth}",
  scope: "account:write",
  scopes: "invoice:write",
  stated: "110.00",
  total: "108.10",
  values: "draft, sent",
  what: "HTML",
};

export function withSamples(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => SAMPLES[name] ?? blank);
}
