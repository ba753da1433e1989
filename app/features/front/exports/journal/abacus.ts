import type { Chart } from "#app/features/books/book/accounts.ts";
import { xmlElement as element, xmlGroup, xmlLeaf as leaf } from "#app/platform/xml-element.ts";
import type { JournalLine } from "./journal-sheet.ts";

/** Characters of a text, and of a document's number. */
const MOST = { text: 80, number: 10 };

/**
 * Single entries for AbaConnect, interface "FIBU, XML Buchungen" 2018.00, without tax codes: VAT is booked by itself
 * already, and Abacus would book it once more.
 */
export async function* abacusPieces(
  pages: AsyncIterable<JournalLine[]>,
  chart: Chart,
): AsyncGenerator<string> {
  const parameter = element(
    "Parameter",
    leaf("Application", "FIBU"),
    leaf("Id", "XML Buchungen"),
    leaf("MapId", "AbaDefault"),
    leaf("Version", "2018.00"),
  );
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<AbaConnectContainer><TaskCount>1</TaskCount><Task>${parameter}\n`;
  for await (const bookings of pages) {
    const written = bookings.map((booking) => `${transaction(booking, chart)}\n`).join("");
    if (written !== "") yield written;
  }
  yield "</Task></AbaConnectContainer>\n";
}

function transaction(booking: JournalLine, chart: Chart): string {
  const collective = element(
    'CollectiveInformation mode="SAVE"',
    leaf("EntryLevel", "A"),
    leaf("EntryType", "S"),
    leaf("Type", "Normal"),
    leaf("DebitCredit", "D"),
    leaf("Client", "0"),
    leaf("Division", "0"),
    leaf("KeyCurrency", "CHF"),
    side(booking, chart[booking.debit]),
    leaf("SingleCount", "0"),
  );
  const single = element(
    'SingleInformation mode="SAVE"',
    leaf("Type", "Normal"),
    leaf("DebitCredit", "D"),
    side(booking, chart[booking.credit]),
  );
  const entry = element('Entry mode="SAVE"', collective, single);
  return element(`Transaction id="${booking.sequence}"`, entry);
}

function side({ day, amount, text, number }: JournalLine, account: string): string {
  const sum = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  return [
    leaf("EntryDate", day),
    xmlGroup('AmountData mode="SAVE"', leaf("Currency", "CHF"), leaf("Amount", sum)),
    leaf("KeyAmount", sum),
    leaf("Account", account),
    leaf("IntercompanyId", "0"),
    leaf("Text1", first(number ? `${number} ${text}` : text, MOST.text)),
    leaf("DocumentNumber", number.length > MOST.number ? "" : number),
  ].join("");
}

function first(text: string, count: number): string {
  return [...text].slice(0, count).join("");
}
