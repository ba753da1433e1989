import { expect, it } from "vitest";
import { presetFields } from "#app/features/front/imports/mapping/presets.server.ts";

it.each([
  ["company", ["FIRMA:", "Raison sociale", "Ragione sociale", "Company name*"]],
  ["name", ["Firma / Name", "Kundin / Kunde", "Nom / Entreprise", "Nome / Ditta", "Name/Company"]],
  ["contact", ["z.Hd.", "zu Händen", "À l'att. de", "All'attenzione di", "Attn."]],
  ["street", ["Strasse + Nr.", "Straße/Hausnummer", "Rue et n°", "Via e numero", "Address line 1"]],
  ["city", ["PLZ Ort", "PLZ / Ort", "PLZ+Ort", "NPA / Localité", "NPA luogo", "ZIP / City"]],
  ["mobile", ["Natel-Nr.", "Handynummer", "Téléphone portable", "Cellulare 1"]],
  ["vatNumber", ["UID-Nr.", "N° IDE", "Numero IDI", "VAT reg. no."]],
  ["language", ["Korrespondenz", "Langue de correspondance", "Lingua di corrispondenza"]],
])("the heading of a column says %s of a client", (field, headings) => {
  for (const heading of headings) expect(presetFields("clients", [heading]), heading).toEqual([field]);
});

it.each([
  ["number", ["Rechnungs-Nr.", "RE-Nr.", "N° de facture", "Fattura n.", "Invoice #"]],
  ["dueDate", ["Fällig", "Faellig per", "Zahlbar bis", "Échéance le", "Da pagare entro", "Due on"]],
  ["vatTotal", ["MWST 8.1%", "MwSt. 2,6 %", "TVA 8.1 %", "IVA 8.1%", "MWST-Betrag (CHF)"]],
  ["total", ["Rechnungsbetrag CHF", "Montant TTC", "Totale IVA inclusa", "Amount incl. VAT [CHF]"]],
  ["paid", ["Bereits bezahlt", "Acompte", "Importo pagato", "Amount paid"]],
  ["unitPrice", ["Ansatz", "Preis/Einheit", "Prix unit.", "Tariffa oraria", "Hourly rate"]],
])("the heading of a column says %s of an invoice", (field, headings) => {
  for (const heading of headings) expect(presetFields("invoices", [heading]), heading).toEqual([field]);
});

it("amounts in a column called VAT are the tax, and the rate is in the column that says so", () => {
  const headings = ["Number", "VAT", "VAT rate %"];
  const rows = ["99.99", "6.25", "25.3", "8"].map((vat) => ({ cells: ["INV-1", vat, "8.1"] }));
  expect(presetFields("invoices", headings, rows)).toEqual(["number", "vatTotal", "vatRate"]);
});
