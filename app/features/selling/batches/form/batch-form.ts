import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { parseAmount, type Rappen } from "#app/swiss/money.ts";

/** One of those who get the invoice, as the form shows it. */
export interface BatchClient {
  id: string;
  name: string;
  contact: string;
  city: string;
  email: string;
  address: string[];
  isByPost: boolean;
  /** True when the address does for an invoice. */
  isComplete: boolean;
}

type Known = Pick<BatchClient, "id" | "name" | "email">;

export interface OwnValues {
  amounts: Record<string, string>;
  additions: Record<string, string>;
  /** Pasted lines that name nobody, or several. */
  unread: string[];
}

/** Names of fields have no hyphen. */
export function ownField(kind: "amount" | "text", clientId: string): string {
  return `${kind}_${clientId.replaceAll("-", "_")}`;
}

/** What differs by client: pasted lines, and above them what is typed in the table. */
export function ownValues(values: FormValues, clients: readonly Known[]): OwnValues {
  const own: OwnValues = { amounts: {}, additions: {}, unread: [] };
  readPasted(textOf(values.pasted), clients, own);
  for (const { id } of clients) {
    const amount = textOf(values[ownField("amount", id)]).trim();
    const addition = textOf(values[ownField("text", id)]).trim();
    if (amount !== "") own.amounts[id] = amount;
    if (addition !== "") own.additions[id] = addition.slice(0, 100);
  }
  return own;
}

/** Lines of name or e-mail address and amount, as a column of a table is copied. */
function readPasted(text: string, clients: readonly Known[], own: OwnValues): void {
  const byName = Map.groupBy(clients, ({ name }) => fold(name));
  const byEmail = Map.groupBy(clients, ({ email }) => email);
  for (const line of text.split(/\r?\n/).filter((line) => line.trim() !== "")) {
    const cells = line.split(/\t|;/).map((cell) => cell.trim());
    const who = cells[0] ?? "";
    const amount = cells.at(-1) ?? "";
    const found = byEmail.get(who.toLowerCase()) ?? byName.get(fold(who)) ?? [];
    const [client] = found;
    if (client && found.length === 1 && parseAmount(amount) !== null) own.amounts[client.id] = amount;
    else own.unread.push(line);
  }
}

export function amountFor(values: FormValues, own: OwnValues, id: string): Rappen | null {
  return parseAmount(own.amounts[id] ?? textOf(values.amount));
}

/** The form's values as the schema reads them. */
export function batchBody(values: FormValues) {
  const { group = "", issueDate, dueDate, notes } = values;
  const clientIds = textOf(values.ids).split(",").filter(Boolean);
  return {
    group: clientIds.length > 0 ? "" : group,
    clientIds,
    ...(issueDate ? { issueDate } : {}),
    ...(dueDate ? { dueDate } : {}),
    notes,
    items: [{ description: values.text, quantity: 1, unitPrice: values.amount, vatRate: values.vatRate }],
  };
}

const FIELDS: Record<string, string> = {
  "items[0].description": "text",
  "items[0].unitPrice": "amount",
  "items[0].vatRate": "vatRate",
  clientIds: "group",
};

export function batchFieldName(field: string): string {
  const own = /^amounts\.(.+)$/.exec(field);
  return own?.[1] ? ownField("amount", own[1]) : (FIELDS[field] ?? field);
}
