/** What is to be known about the rows of a part: why a goal is missed, and what was tried. */
export const REMARKS: Record<string, string[]> = {
  P2: [
    "Both are handed the same texts and the same symbol as one path; neither sets the payment part as the" +
      " standard wants it, so that they do less than we do: no tags by their own layout, no checks of the bill.",
    "It was 4.2 and 12.7 times faster; an invoice takes half the time since fonts are written once for many " +
      "documents and each line of text at once (docs/performance.md).",
    "A Chromium that stays open and opens a page for each PDF is several processes, and takes 84 to 270 ms by run.",
  ],
  P3: [
    "The thread that draws has stepped behind the event loop (docs/performance.md): 2.5 before. While pages of one " +
      "session waited for its PDFs as well, the first row was 15.",
    "In ms it is 13 to 19 by run, but an idle list takes 6 instead of 9: generator, event loop and drawing thread " +
      "share two cores.",
    "On two cores one thread draws, since the other core belongs to the event loop; the second row says " +
      "what another would bring with nobody browsing.",
    "On a machine half as fast: 23 ms beside 9.9 (2.33), and 1.50 by two threads.",
  ],
  P4: [
    "Requests a second depend on the machine more than on the page: 3.19 and 1.85 times as many on one, 2.33 and " +
      "1.67 on another. Since 2026-11-30 processor time is held, of pages with the markup of today's list.",
    "Missed: no part of a page stands out that could still go. By profile: the page that React draws 14 %, its " +
      "statements 12, making them by Kysely 8, writing to the socket 7, collecting garbage 10; the rest is spread " +
      "over what Remix, Express and Node do for any page, and no function takes 3 % but React and SQLite.",
    "The last row holds a page of 24 kB with a session, words and four statements against ten rows of 2 kB with none.",
    "The others make the same list (bench/packages), one process each: the product's session, the same questions " +
      "to the same file through Kysely, the same markup to within a tenth, words from next-intl or i18next. The " +
      "run stops unless each shows the ten newest invoices and sends strangers away. Beyond the markup each page " +
      "has what its framework needs to go on in the browser.",
    "They do less: no language to find, no nonce and security headers, no reminders to look for, no account that " +
      "is read apart for its size, and translations handed down instead of asked for by each component.",
  ],
  P5: [
    "The list answers whole invoices since decision 45, eight statements and 17 kB instead of five and 4: the " +
      "first row is held against as much read from the database and written as JSON.",
    "One call in six counts against the rate limit in a row before anything is read, while the bare baseline " +
      "checks and writes nothing. By profile: statements 20 %, reading the invoices 7, naming their fields 11, " +
      "JSON 5; Express, Remix's request and security headers most of the rest. JSON is written at once since " +
      "(docs/decisions/0124): 0.86 of the processor time, in turn. By run the first row is 0.33 to 0.40.",
    "Invoices that are listed again are kept as JSON since (docs/decisions/0124): 0.75 to 0.88 of the processor time.",
    "It depends on the machine: the version that reached 0.38 on one took 0.28 and 0.27 on another, in turn with the " +
      "version after it (0.30 and 0.24), both before the JSON was kept.",
  ],
  P6: [
    "The person's 9,500 invoices lie scattered among those of 10,000 others. An index that holds what " +
      "counts and sums ask for (migration 0014) took the list from 20 ms to 0.8 and the figures from 44 ms " +
      "to 3.8; one that holds what a search reads (0015, on SQLite) took a search from 23 ms to 1.3.",
    "A search took 26 ms at 1,000,000 invoices while its index lacked the kind and state of a document; with " +
      "them (0036) what it counts and adds up comes from the index alone.",
    "Page 900 against page 1 is the query alone. Late pages are read from the other end, so that the middle of a " +
      "list is its slowest page.",
  ],
  "P6-Postgres": [
    "A search reads the texts of the person's 9,500 invoices. Among ten million each lies on a page of its own: a " +
      "search took 46 ms instead of 25, one that finds nothing 31 instead of 14. Since migration 0118 the texts lie " +
      "together in an index (docs/decisions/0131): 405 pages instead of 9,511 among a million.",
    "Measured right after a vacuum. With a sixth of a million invoices changed since, a search that finds nothing " +
      "takes Postgres 10 ms of processor time instead of 5, with all of them changed 44, where it took 41 without " +
      "the index.",
  ],
  P7: [
    "All rules: plan and its count, number series, references, slip, client, history, events. Statements are built " +
      "once (docs/decisions/0117). Of 3.0 ms on a slow day 1.2 is the commit, 0.5 other work of SQLite, the rest " +
      "the rules, the slip and its second check; the insert alone is 1.3, with a smaller commit: history, counter " +
      "and business are pages that only ours writes. By run the ratio is 0.38 to 0.63: it depends on how " +
      "long the disk takes.",
    "Sixteen at once take 1.3 ms each instead of 2.8, as they share commits (docs/decisions/0129).",
    "Half of the 2.6 ms on the slowest machine is the commit. It depends on the machine: the version that reached " +
      "0.59 on one took 0.45 and 0.47 on another, in turn with the version after it (0.48 and 0.48).",
    "A new invoice takes 14 statements instead of 17 since: the business is read where it is locked, one query finds " +
      "out whether any program listens, and one whether a reference is used.",
  ],
  P8: [
    "With the default heap the ratio is 1.3 to 1.6 since a server at rest is smaller: in MB it is 50 to 66 more at " +
      "100,000 rows than at 1,000, which is the nursery; with a heap limit it stays below 1.3.",
    "Pages of 25 invoices instead of 100 leave little to outlive a collection, a phone that is not there " +
      "no longer makes an error inside its library, and the workbook's thread has a small nursery " +
      "(docs/performance.md): 2.2 and 1.5 times the memory, 2.2 times the time and stalls of 400 ms before." +
      " With a heap limit V8 lets the nursery grow to several times its usual size; the container sets " +
      "both.",
    "The plain generator joins the columns as they are; ours makes text inert, translates statuses and " +
      "quotes by csv-stringify.",
    "Beside pages an export waits for a turn of the event loop that had nothing to do, 20 ms at most: the" +
      " list took 4 times as long during a JSON export before. An export that nobody disturbs takes 3 s, " +
      "one beside a list that is asked for without pause some 14 s.",
  ],
  P9: [
    "At most one hash fewer than there are cores at a time (docs/performance.md): 3.7 before, with as " +
      "many as cores.",
    "In ms it is less than before (12 to 20 after 21), but an idle list takes 5 to 6 instead of 9: a hash of 10 ms " +
      "takes one of two cores. On a machine half as fast: 25 ms beside 12 (2.05).",
  ],
  P13: [
    "Reads of an account with thousands of invoices or clients run in a thread that steps behind the " +
      "event loop, one account one thread (docs/decisions/0029): 243 ms instead of 3 for another account's " +
      "page before, stalls of 200 to 900 ms, and 9.4 s during the check.",
    "Pages of one session are made one after another (docs/performance.md): 1.9 times instead of 2.2 beside a " +
      "list of clients.",
    "The longest stall differs from run to run of the same code: 16 to 85 ms on most rows, 102 and 162 ms once each. " +
      "Collections take up to 28 ms of it, the drawing of a page and waiting for a core the rest.",
    "A stall is what the clock says: on a machine busy with other work the event loop also waits for a core.",
  ],
  P14: [
    "Bare saxes counts the transactions and keeps nothing, at the low priority that our thread has. Ours is " +
      "as fast up to there; following the elements takes another 0.3 of it, amounts, references and texts " +
      "0.3, and handing 59,000 payments to the main thread, as JSON in pieces, 0.5: 1.9 to 2.1 by run.",
    "On a machine half as fast it differs more from run to run: 1.85 to 3.53 of five, 2.54 and 2.38 of the version " +
      "before, in turn with 1.97 and 2.01.",
    "The parser has seven handlers: with an eighth V8 keeps it as a dictionary, and all takes four times as long.",
  ],
  P15: [
    "One person has all the invoices; of ten payments four name a reference, three a number in the text, three " +
      "only the payer. Before, open invoices of a payer were looked for among the open ones of everybody.",
    "A payment takes about 0.8 ms of the event loop, and three are booked before other requests have " +
      "their turn; with five the second row was 2.13, with fifty 8. Of three thousand one step in three takes more " +
      "than 3 ms, one in fourteen more than 7, where a list beside it waits; none more than 12 " +
      "(docs/decisions/0134).",
  ],
  P16: [
    "From open invoices to letters on the disk, each in a transaction of its own; the bound is that of two cores " +
      "which do nothing else. While one letter is written to the database, the next is drawn.",
    "10.2 s one after the other, on the same machine a few hours before.",
  ],
  P10: [
    "Up to 149 kB at first, and up to 125 again before each screen brought its own words only " +
      "(docs/decisions/0132). Of the 99 kB of the invoice's form Remix with its router is 38, Preact 10, words 6.",
  ],
  P11: [
    "A page counts as usable once three things are true: its largest text or picture is painted (largest " +
      "contentful paint), everything it names is loaded (the load event), and a timer gets its turn once the scripts " +
      "have taken the page over. Pages without them need none: for them the third is that nothing keeps them busy.",
    "Chromium with an empty cache, a screen of 390 × 844, a processor four times slower than this machine's, 1.6 " +
      "Mbit/s down, 750 kbit/s up, 150 ms for each answer; the median of five visits. The cookie banner is shown, " +
      "as on a first visit. A shift of 0 is wanted; 0.01 is what the bound allows.",
  ],
  P18: [
    "The slowest of the four languages is held against the bound; the account has used everything for a year " +
      "(bench/account-screens.ts). The document is the same for a phone of 390 px and a wide screen, so that the " +
      "width costs a server nothing. A file, a page that leads elsewhere or one that this account lacks is left out.",
    "Each figure is the mean of twenty answers: where one language stands out, the server has tidied its memory.",
  ],
  P19: [
    "Painted, loaded and answering, as in P11, of an account with a year's data and of one that has a client and " +
      "nothing else, in turn.",
  ],
  P20: [
    "Half a second and more before rows were drawn one by one (docs/decisions/0214). Most keys take 24 or " +
      "32 ms: two pictures. By run p98, the second slowest of 81, is 40 to 72 ms: what else the machine does.",
  ],
  P12: [
    "Server and screens are one bundle (docs/decisions/0130): 180 and 328 MB and starts of 1.4 and 1.5 s without, a " +
      "few hours before on the same machine.",
    "When idle Node's own program is 61 MB, what lives in the heap 25. It was 126 MB before the server handed back " +
      "what its start had left (docs/performance.md).",
    "After the pages 58 MB live in the heap, which V8 has made 94; 66 more are emptied pages that V8 keeps for the " +
      "next collection, and what the C library holds is 50. Of six ways to tell V8 to keep fewer none helped but " +
      "`--optimize-for-size`, 50 MB less for a third more processor time. By run it is 247 to 293.",
    "Both starts are `node scripts/start.mjs`, which `npm start` runs, with no setting but the folder of the data; " +
      "npm itself is not counted. The database is migrated and has 200 invoices; the list page is that of " +
      "somebody signed in.",
    "Memory is what Linux calls resident, of each process: what two of them share, such as Node itself, counts in " +
      "both. The 10,000 pages are list, overview, an invoice, clients and an empty invoice form, 2,000 each, over " +
      "eight connections.",
  ],
};
