const SAME = [
  ["unitprice", "price", "rate", "unitamount", "amount", "total"],
  ["quantity", "qty", "count", "units"],
  ["description", "title", "text", "label", "name"],
  ["vatrate", "vat", "taxrate", "tax", "vatpercent"],
  ["items", "lines", "lineitems", "rows", "positions"],
  ["recipient", "client", "customer", "buyer", "debtor"],
  ["clientid", "client", "customer", "customerid"],
  ["postalcode", "zip", "zipcode", "postcode", "plz"],
  ["city", "town", "place"],
  ["buildingnumber", "housenumber", "streetnumber"],
  ["email", "mail", "emailaddress"],
  ["phone", "tel", "telephone", "mobile", "phonenumber"],
  ["name", "companyname", "company", "fullname"],
  ["issuedate", "date", "invoicedate", "issuedon"],
  ["duedate", "due", "dueon"],
  ["invoicenumber", "number", "no"],
  ["notes", "note", "comment", "memo", "remarks"],
  ["language", "lang", "locale"],
  ["url", "callback", "callbackurl", "endpoint"],
  ["events", "eventtypes", "topics"],
  ["startingafter", "after", "cursor", "nextcursor"],
  ["limit", "perpage", "pagesize", "size"],
  ["updatedsince", "since", "modifiedsince", "updatedafter"],
  ["q", "query", "search"],
];

const MAX_NAME = 40;

/** The known name that was probably meant: another spelling, another word for it, or a slip of the keys. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_NAME) return undefined;
  const asked = plain(name);
  const same = known.find((one) => plain(one) === asked);
  if (same !== undefined || asked === "") return same;
  for (const group of SAME.filter((words) => words.includes(asked))) {
    const other =
      known.find((one) => group[0] === plain(one)) ?? known.find((one) => group.includes(plain(one)));
    if (other !== undefined) return other;
  }
  const slips = Math.min(2, Math.floor(asked.length / 4));
  const near = known
    .map((one) => ({ one, away: distance(asked, plain(one)) }))
    .filter(({ away }) => away <= slips)
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.one;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, "");
}

/** Letters that are left out, put in, replaced, or swapped with the next one (Damerau and Levenshtein). */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before?.[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(replaced, swapped, (last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return last?.[b.length] ?? 0;
}
