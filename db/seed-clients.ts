export const SEED_CLIENTS = [
  {
    name: "Genossenschaft für gemeinnützigen Wohnungsbau",
    contact: "Regula Ammann",
    email: "verwaltung@wohnungsbau.example",
    phone: "044 668 18 00",
    address: { street: "Seebahnstrasse", buildingNumber: "155", postalCode: "8003", city: "Zürich" },
    language: "de",
  },
  {
    name: "Hotel Bergrose AG",
    email: "info@bergrose.example",
    phone: "033 854 12 12",
    address: { street: "Dorfstrasse", buildingNumber: "41", postalCode: "3818", city: "Grindelwald" },
    vatNumber: "CHE-123.456.788 MWST",
    language: "de",
  },
  {
    name: "Studio Ticinella Sagl",
    email: "ciao@ticinella.example",
    phone: "091 911 66 66",
    address: { street: "Via Nassa", buildingNumber: "19", postalCode: "6900", city: "Lugano" },
    language: "it",
  },
];
