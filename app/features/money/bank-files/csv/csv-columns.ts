/** What a column of a bank's CSV file may hold. `part` is an account within the account, such as savings. */
export const CSV_COLUMNS = [
  "date",
  "amount",
  "credit",
  "debit",
  "currency",
  "debitCurrency",
  "payer",
  "payerIban",
  "reference",
  "text",
  "id",
  "state",
  "balance",
  "fee",
  "part",
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];

export const REPEATED_COLUMNS: readonly CsvColumn[] = ["text"];

/** Headings as banks write them in English, German, French and Italian; the first heading found counts. */
export const COLUMN_HEADINGS: Record<CsvColumn, readonly string[]> = {
  date: [
    ...["date", "booking date", "transaction date", "value date", "completed date"],
    ...["datum", "buchungsdatum", "abschlussdatum", "valutadatum", "datum des abschlusses"],
    ...["date comptable", "date de comptabilisation", "date de transaction", "date valeur", "date de valeur"],
    ...["data", "data contabile", "data di registrazione", "data transazione"],
  ],
  amount: [
    ...["amount", "betrag", "montant", "importo", "amount in chf", "betrag in chf"],
    ...["amount chf", "betrag chf", "montant chf", "montant en chf", "importo chf", "importo in chf"],
  ],
  credit: [
    ...["credit", "credit amount", "credit in chf", "money in", "paid in"],
    ...["gutschrift", "gutschrift chf", "gutschrift in chf", "haben", "eingang"],
    ...["credit chf", "credit en chf", "accredito", "accredito chf", "accredito in chf", "entrate"],
  ],
  debit: [
    ...["debit", "debit amount", "debit in chf", "money out", "paid out"],
    ...["belastung", "belastung chf", "belastung in chf", "lastschrift", "soll", "ausgang"],
    ...["debit chf", "debit en chf", "addebito", "addebito chf", "addebito in chf", "uscite"],
  ],
  currency: ["currency", "credit currency", "wahrung", "whg", "monnaie", "devise", "divisa", "moneta"],
  debitCurrency: ["debit currency"],
  payer: [
    ...["payer", "payer name", "sender", "counterparty", "zahler", "auftraggeber", "absender"],
    ...["zahlungspflichtiger", "gegenpartei", "donneur d'ordre", "expediteur", "debiteur"],
    ...["ordinante", "mittente", "debitore"],
  ],
  payerIban: [
    ...["payer iban", "sender iban", "counterparty iban", "iban auftraggeber", "iban zahler"],
    ...["iban donneur d'ordre", "iban ordinante"],
  ],
  reference: [
    ...["reference", "payment reference", "reference number", "creditor reference"],
    ...["referenz", "referenznummer", "zahlungsreferenz", "qr referenz"],
    ...["numero de reference", "reference de paiement", "riferimento", "numero di riferimento"],
  ],
  text: [
    ...["description", "message", "details", "subject", "activity name", "transaction details"],
    ...["text", "buchungstext", "beschreibung", "mitteilung", "mitteilungstext", "verwendungszweck"],
    ...["zahlungszweck", "avisierungstext", "buchungsdetails", "betreff"],
    ...["libelle", "communication", "texte", "texte de notification", "motif"],
    ...["testo", "descrizione", "causale", "comunicazione", "testo di avviso", "motivo"],
  ],
  id: [
    ...["id", "transaction id", "transferwise id", "transaction no", "transaktionsnr", "transaktionsnummer"],
    ...["transaktions-id", "zkb-referenz", "numero de transaction", "no de transaction"],
    ...["numero di transazione", "n. di transazione", "id transazione"],
  ],
  state: ["state", "status", "statut", "etat", "stato"],
  balance: [
    ...["balance", "running balance", "saldo", "saldo chf", "saldo in chf", "kontostand"],
    ...["solde", "solde chf", "solde en chf"],
  ],
  fee: ["fee", "fees", "gebuhr", "gebuhren", "frais", "commissione", "commissioni"],
  part: ["product", "produkt", "produit", "prodotto"],
};
