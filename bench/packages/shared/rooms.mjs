/** What the bar of every page leads to, and the pages of each room. */
export const ROOMS = [
  { room: "dashboard", pages: [] },
  {
    room: "invoices",
    pages: ["invoices", "offers", "recurring", "reminders", "templates", "services", "catalogue"],
  },
  {
    room: "payments",
    pages: ["payments", "payments/import", "payments/taken-back", "payments/rules"],
  },
  { room: "clients", pages: ["clients", "clients/ages"] },
  { room: "accounting", pages: ["accounting", "expenses", "tax", "journal", "year"] },
];
