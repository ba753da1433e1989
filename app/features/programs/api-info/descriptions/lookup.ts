/** Hears which entries are used, so that a test finds those that are not. */
export type Listener = (entry: string) => void;

export type Texts = Record<string, string>;

/** What a property is called in the dictionary when it holds an object, or a list of them. */
const NOUNS: Texts = {
  invoice: "Invoice",
  invoices: "Invoice",
  creditNote: "Invoice",
  items: "Item",
  offer: "Offer",
  offers: "Offer",
  client: "Client",
  clients: "Client",
  service: "Service",
  services: "Service",
  batch: "Batch",
  comment: "Comment",
  design: "Design",
  exchangeRate: "ExchangeRate",
  booking: "ManualBooking",
  SandboxWithKey: "Sandbox",
  question: "Question",
  questions: "Question",
  commentOnInvoice: "Comment",
  commentOnOffer: "Comment",
  commentOnExpense: "Comment",
  catalogueItem: "CatalogueItem",
  profile: "Profile",
  projects: "Project",
  expense: "Expense",
  expenses: "Expense",
  payment: "Payment",
  payments: "Payment",
  series: "Series",
  taxPeriod: "TaxPeriod",
  taxPeriods: "TaxPeriod",
  createBooking: "ManualBooking",
  handover: "Handover",
  handovers: "Handover",
  methods: "VatMethod",
  template: "Template",
  templates: "Template",
  reminder: "Reminder",
  reminders: "Reminder",
  webhooks: "Webhook",
  events: "Event",
  requests: "ApiRequest",
  deliveries: "Delivery",
};

const OF_OPERATION = /^(create|update|patch|findOrCreate)(?=[A-Z])/;
const OF_BODY = /(Input|Body|Patch|Change)$/;

/** A body has the texts of the object that it writes: `createInvoice` those of `Invoice`. */
export function nounOf(name: string): string {
  return NOUNS[name] ?? name.replace(OF_OPERATION, "").replace(OF_BODY, "");
}

/**
 * The entry that says most exactly what is meant: of `Invoice.delivery.state`, `delivery.state` and `state` the first.
 * @param place the objects around it, the outermost first
 */
export function lookUp(texts: Texts, place: string[], name: string, onUse: Listener): string | undefined {
  for (let from = 0; from <= place.length; from++) {
    const key = [...place.slice(from), name].join(".");
    if (!Object.hasOwn(texts, key)) continue;
    onUse(key);
    return texts[key];
  }
  return undefined;
}
