import { addDays, type Day } from "#app/swiss/dates.ts";

const address = (
  street: string,
  buildingNumber: string,
  postalCode: string,
  city: string,
  country = "CH",
) => ({
  street,
  buildingNumber,
  postalCode,
  city,
  country,
});

/** Invented people and firms. */
export const DEMO_CLIENTS = [
  {
    name: "Kulturhaus Obertor",
    contact: "Mira Frei",
    email: "rechnung@kulturhaus.example",
    address: address("Obertor", "14", "8400", "Winterthur"),
    language: "de",
  },
  {
    name: "Physiotherapie am Rhein",
    email: "praxis@physio.example",
    phone: "061 123 45 67",
    address: address("Rheingasse", "8", "4058", "Basel"),
    language: "de",
  },
  {
    name: "Fondation Les Tilleuls",
    contact: "Claire Rochat",
    email: "compta@tilleuls.example",
    address: address("Rue du Lac", "12a", "1003", "Lausanne"),
    language: "fr",
  },
  {
    name: "Studio Ticinella Sagl",
    email: "ciao@ticinella.example",
    phone: "091 911 66 66",
    address: address("Via Nassa", "19", "6900", "Lugano"),
    language: "it",
  },
  {
    name: "Genossenschaft für gemeinnützigen Wohnungsbau",
    contact: "Regula Ammann",
    email: "verwaltung@wohnungsbau.example",
    phone: "044 668 18 00",
    address: address("Seebahnstrasse", "155", "8003", "Zürich"),
    language: "de",
  },
  {
    name: "Hotel Bergrose AG",
    email: "info@bergrose.example",
    phone: "033 854 12 12",
    address: address("Dorfstrasse", "41", "3818", "Grindelwald"),
    vatNumber: "CHE-123.456.788 MWST",
    language: "de",
  },
  {
    name: "Bäckerei Żółty & Söhne",
    email: "buero@baeckerei.example",
    address: address("Hussenstrasse", "3", "78462", "Konstanz", "DE"),
    language: "de",
  },
];

/** Rows by the client's language; `[description, quantity, unit, price, VAT rate]`. */
const JOBS: Record<string, [string, number, string, number, number][][]> = {
  de: [
    [
      ["Konzept und Layout Jahresbericht", 1, "", 4200, 8.1],
      ["Bildbearbeitung", 18, "h", 45, 8.1],
      ["Fachbuch «Papier und Druck»", 2, "Stück", 59, 2.6],
    ],
    [["Website: Unterhalt", 12, "h", 153, 8.1]],
    [
      ["Plakat Winterprogramm", 1, "", 1450, 8.1],
      ["Korrekturrunde", 2, "h", 140, 8.1],
    ],
    [
      ["Speisekarte, Satz und Druckdaten", 1, "", 980, 8.1],
      ["Fotografie vor Ort", 6, "h", 160, 8.1],
      ["Reisespesen", 84, "km", 0.7, 8.1],
    ],
  ],
  fr: [
    [["Rapport annuel, mise en page", 1, "", 2450, 8.1]],
    [
      ["Dépliant, conception", 1, "", 890, 8.1],
      ["Relecture", 3, "h", 120, 8.1],
    ],
  ],
  it: [
    [
      ["Logo e immagine coordinata", 1, "", 1900, 8.1],
      ["Biglietti da visita, stampa", 250, "pezzi", 0.6, 8.1],
    ],
    [["Aggiornamento del sito", 4, "h", 150, 8.1]],
  ],
};

/** Invoices of the months before the current one, and how many of them each month has. */
const MONTHS = 12;
const A_MONTH = [4, 3, 4, 5, 3, 6, 2, 2, 5, 4, 5, 4];

export interface DemoInvoice {
  issueDate: Day;
  /** Place in `DEMO_CLIENTS`. */
  client: number;
  /** Place in the jobs of the client's language. */
  job: number;
  /** Null stays a draft; `paidOn` null is not paid yet. */
  sent: { paidOn: Day | null } | null;
}

/** A year of work up to `today`, oldest first, the same for the same day. */
export function demoInvoices(today: Day): DemoInvoice[] {
  const days = A_MONTH.flatMap((count, month) =>
    Array.from({ length: count }, (_, index) => {
      const back = (MONTHS - month) * 30 - Math.floor((index * 28) / count);
      return addDays(today, -Math.max(1, back - 12));
    }),
  ).sort();
  return days.map((issueDate, index) => ({
    issueDate,
    client: (index * 3 + (index >> 2)) % DEMO_CLIENTS.length,
    job: index,
    sent: index >= days.length - 2 ? null : { paidOn: paidOn(issueDate, index, today) },
  }));
}

/** Most pay within a month, some late; the latest not yet, and one in nine of the last months never did. */
function paidOn(issueDate: Day, index: number, today: Day): Day | null {
  const day = addDays(issueDate, 16 + ((index * 7) % 24));
  const isForgotten = index % 9 === 4 && issueDate > addDays(today, -120);
  return isForgotten || day > today ? null : day;
}

/** Work for a client abroad is placed there, and the book is exported. */
export function demoItems(invoice: DemoInvoice) {
  const { language, address } = DEMO_CLIENTS[invoice.client]!;
  const jobs = JOBS[language]!;
  const isAbroad = address.country !== "CH";
  return jobs[invoice.job % jobs.length]!.map(([description, quantity, unit, unitPrice, vatRate]) => ({
    description,
    quantity,
    unit,
    unitPrice,
    vatRate: isAbroad ? 0 : vatRate,
    zeroRateReason: isAbroad ? (vatRate === 8.1 ? "abroad" : "export") : "",
  }));
}
