const winterthur = { street: "Obertor", buildingNumber: "14", postalCode: "8400", city: "Winterthur" };
const basel = { street: "Rheingasse", buildingNumber: "8", postalCode: "4058", city: "Basel" };
const lausanne = { street: "Rue du Lac", buildingNumber: "12a", postalCode: "1003", city: "Lausanne" };
const konstanz = {
  street: "Hussenstrasse",
  buildingNumber: "3",
  postalCode: "78462",
  city: "Konstanz",
  country: "DE",
};

const culture = { name: "Kulturhaus Obertor", email: "rechnung@kulturhaus.example", address: winterthur };
const physio = { name: "Physiotherapie am Rhein", email: "praxis@physio.example", address: basel };
const foundation = { name: "Fondation Les Tilleuls", email: "compta@tilleuls.example", address: lausanne };
const baker = { name: "Bäckerei Żółty & Söhne", email: "buero@baeckerei.example", address: konstanz };

/** `daysAgo` counts back from today. */
export const SEED_INVOICES: { daysAgo: number; then?: "sent" | "paid"; [field: string]: unknown }[] = [
  {
    daysAgo: 2,
    recipient: culture,
    language: "de",
    paymentReferenceType: "SCOR",
    notes: "Besten Dank für Ihren Auftrag.",
    items: [
      {
        description: "Konzept und Layout Jahresbericht, 32 Seiten",
        quantity: 1,
        unitPrice: 4200,
        vatRate: 8.1,
      },
      { description: "Bildbearbeitung", quantity: 18, unitPrice: 45, vatRate: 8.1 },
      {
        description: "Reinzeichnung und Druckdaten",
        quantity: 7.5,
        unit: "Stunden",
        unitPrice: 140,
        vatRate: 8.1,
      },
      { description: "Fachbuch «Papier und Druck»", quantity: 2, unitPrice: 59, vatRate: 2.6 },
    ],
  },
  {
    daysAgo: 5,
    then: "sent",
    recipient: physio,
    language: "de",
    items: [{ description: "Website: Unterhalt", quantity: 12, unit: "h", unitPrice: 153, vatRate: 8.1 }],
  },
  {
    daysAgo: 9,
    then: "paid",
    recipient: foundation,
    language: "fr",
    items: [{ description: "Rapport annuel, mise en page", quantity: 1, unitPrice: 1450, vatRate: 8.1 }],
  },
  {
    daysAgo: 44,
    then: "sent",
    recipient: baker,
    language: "de",
    items: [{ description: "Etiketten, Entwurf", quantity: 3, unitPrice: 320.5, vatRate: 0 }],
  },
];
