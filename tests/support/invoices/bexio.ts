import { csvFile } from "./importing.ts";

/** Contacts as bexio exports them. */
export const BEXIO = csvFile([
  {
    "Nr.": "000001",
    Kontaktart: "Firma",
    "Name 1": "Müller AG",
    "Name 2": "Filiale Zürich",
    Strasse: "Seestrasse 12",
    PLZ: 8002,
    Ort: "Zürich",
    Land: "Schweiz",
    "E-Mail": "Info@Mueller.example",
    Telefon: "044 668 18 00",
    Mobile: "",
    "MWST-Nr.": "CHE-123.456.788 MWST",
    Sprache: "Deutsch",
  },
  {
    "Nr.": "000002",
    Kontaktart: "Privatperson",
    "Name 1": "Rossi",
    "Name 2": "Chiara",
    Strasse: "Via Nassa 3",
    PLZ: "20121",
    Ort: "Milano",
    Land: "Italie",
    "E-Mail": "chiara@rossi.example",
    Telefon: "",
    Mobile: "079 123 45 67",
    "MWST-Nr.": "",
    Sprache: "Italienisch",
  },
]);
