/** What is to be known about the rows of a part: why a goal is missed, and what was tried. */
export const REMARKS: Record<string, string[]> = {
  P2: [
    "Both are handed the same texts and the same symbol as one path; neither sets the payment part as the standard wants it, so that they do less than we do.",
    "@react-pdf misses the goal because 4.9 is faster than the goal supposes (105–119 ms). Chromium opens a page for each PDF in a browser that stays open.",
  ],
  P3: [
    "The thread that draws has stepped behind the event loop (docs/decisions/0025): 2.5 before.",
    "On two cores one thread draws, since the other core belongs to the event loop; the second row says what another would bring with nobody browsing.",
  ],
  P4: [
    "A third of the page was Remix looking through its routes; each area of the product now has a handler of its own (docs/decisions/0022). SQLite's statements are kept ready.",
    "What is left: React renders the whole page (shell, filters, ten rows with links that resolve their own address, some 30 %), the queries with Kysely (some 25 %), translations (9 %), Remix's data and streams.",
  ],
  P5: [
    "Each call counts against the rate limit in a row of its own, written with synchronous=FULL, before anything is read; the bare baseline writes nothing. The rest is Remix, which calls the loader.",
  ],
  P6: [
    "The person's 9,500 invoices lie scattered among those of 10,000 others. An index that holds what counts and sums ask for (migration 0014) took the list from 20 ms to 0.8 and the figures from 44 ms to 3.8.",
    "The search reads each invoice of the person for its search text, on a page of its own each. In the index that text would be read at one go, but Postgres takes no more than 2,700 bytes a row of an index, and a search text may be longer.",
    "Page 900 against page 1 is the query alone; since the first page has become this fast, skipping 9,000 entries of the index shows.",
  ],
  P7: [
    "All rules: plan and its count, number series, references, slip, client, history, events; some ten statements in the transaction where the baseline has two.",
  ],
  P8: [
    "Pages of 50 invoices instead of 100 leave little to outlive a collection, a phone that is not there no longer makes an error inside its library, and the workbook's thread has a small nursery (docs/decisions/0025): 2.2 and 1.5 times the memory, 2.2 times the time and stalls of 400 ms before. Under a heap limit V8 collects young objects differently; not looked into.",
    "The plain generator joins the columns as they are; ours makes text inert, translates statuses and quotes by csv-stringify.",
  ],
  P9: [
    "At most one hash fewer than there are cores at a time (docs/decisions/0025): 3.7 before, with as many as cores.",
  ],
  P10: [
    "Pages that sign people in carry the scripts of the signed-in product: some 120 kB, while the goal counts them as public. They work without; `handle.plain` would leave the scripts out, but also the note that keeps them out of search engines.",
    "Of the 148 kB of the heaviest signed-in pages React, the router and i18next are 99, the form library 15 and the words that the page names 6 to 11.",
  ],
};
