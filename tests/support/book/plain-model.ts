/** What a client's money settles; Rappen. */
interface Settled {
  invoiceId: string;
  amount: number;
}

interface PlainInvoice {
  gross: number;
  due: number;
  credited: number;
  isOver: boolean;
  isKnown: boolean;
}

/** Money or a credit note: what it settles, and what is left as the client's credit. */
interface PlainCredit {
  of: "payment" | "note";
  paidOn: string;
  settles: Settled[];
  left: number;
  /** For a credit note: the invoice that it corrects. */
  corrects: string;
}

/** The plainest account of the money, which knows nothing of a book. Letters and losses it leaves to others. */
export interface PlainModel {
  invoices: Map<string, PlainInvoice>;
  credits: Map<string, PlainCredit>;
  /** Money that the bank reported, and that waits for its invoice. */
  waiting: Map<string, { amount: number; paidOn: string }>;
  expenses: Map<string, { gross: number; vat: number }>;
  /** Ids of all that was made, known or not. */
  made: { payments: string[]; notes: string[]; lost: string[] };
  refunds: { creditId: string; refundId: string; amount: number }[];
}

export function plainModel(): PlainModel {
  return {
    invoices: new Map(),
    credits: new Map(),
    waiting: new Map(),
    expenses: new Map(),
    made: { payments: [], notes: [], lost: [] },
    refunds: [],
  };
}

export function sold(model: PlainModel, id: string, gross: number): void {
  model.invoices.set(id, { gross, due: gross, credited: 0, isOver: false, isKnown: true });
}

export function moneyCame(
  model: PlainModel,
  id: string,
  { invoiceId, amount, paidOn }: Settled & { paidOn: string },
) {
  model.made.payments.push(id);
  const invoice = model.invoices.get(invoiceId);
  if (!invoice?.isKnown) return;
  const used = Math.min(amount, invoice.due);
  invoice.due -= used;
  const settles = used > 0 ? [{ invoiceId, amount: used }] : [];
  model.credits.set(id, { of: "payment", paidOn, settles, left: amount - used, corrects: "" });
}

export function moneyWasWrong(model: PlainModel, id: string): void {
  const credit = model.credits.get(id);
  model.made.payments = model.made.payments.filter((one) => one !== id);
  model.credits.delete(id);
  for (const { invoiceId, amount } of credit?.settles ?? []) {
    owedAgain(model, invoiceId, amount);
    if (credit?.of === "payment") coveredByNotes(model, invoiceId);
  }
}

/** What its own credit notes had left was that money. */
function coveredByNotes(model: PlainModel, invoiceId: string): void {
  const invoice = model.invoices.get(invoiceId);
  for (const note of model.credits.values()) {
    if (!invoice?.isKnown || note.of !== "note" || note.corrects !== invoiceId) continue;
    const amount = Math.min(invoice.due, note.left);
    if (amount <= 0) continue;
    invoice.due -= amount;
    note.left -= amount;
    note.settles.push({ invoiceId, amount });
  }
}

export function cancelled(model: PlainModel, id: string): void {
  const invoice = model.invoices.get(id);
  if (!invoice?.isKnown) return;
  Object.assign(invoice, { due: 0, isOver: true });
  for (const credit of model.credits.values()) {
    credit.left += sumOf(credit.settles.filter(({ invoiceId }) => invoiceId === id));
    credit.settles = credit.settles.filter(({ invoiceId }) => invoiceId !== id);
  }
}

export function creditedWith(model: PlainModel, noteId: string, of: Settled, today: string): void {
  model.made.notes.push(noteId);
  const invoice = model.invoices.get(of.invoiceId);
  if (!invoice?.isKnown) return;
  const used = Math.min(of.amount, invoice.due);
  invoice.due -= used;
  invoice.credited += of.amount;
  const settles = used > 0 ? [{ invoiceId: of.invoiceId, amount: used }] : [];
  const left = of.amount - used;
  model.credits.set(noteId, {
    of: "note",
    paidOn: today,
    settles,
    left,
    corrects: of.invoiceId,
  });
}

export function noteWithdrawn(model: PlainModel, id: string): void {
  const note = model.credits.get(id);
  const invoice = model.invoices.get(note?.corrects ?? "");
  if (!note || !invoice) return;
  invoice.credited -= sumOf(note.settles) + note.left;
  moneyWasWrong(model, id);
}

/** The oldest credit first, until nothing is due. */
export function creditUsed(model: PlainModel, invoiceId: string): void {
  const invoice = model.invoices.get(invoiceId);
  const all = [...model.credits].toSorted(
    ([a, one], [b, other]) => compare(one.paidOn, other.paidOn) || compare(a, b),
  );
  for (const [, credit] of all) {
    const amount = Math.min(invoice?.due ?? 0, credit.left);
    if (!invoice || amount <= 0) continue;
    invoice.due -= amount;
    credit.left -= amount;
    credit.settles.push({ invoiceId, amount });
  }
}

export function paidBack(model: PlainModel, creditId: string, refundId: string, amount: number): void {
  model.refunds.push({ creditId, refundId, amount });
  const credit = model.credits.get(creditId);
  if (!credit) return;
  credit.left -= amount;
}

export function refundWasWrong(model: PlainModel, refundId: string): void {
  const refund = model.refunds.find((one) => one.refundId === refundId);
  const credit = model.credits.get(refund?.creditId ?? "");
  model.refunds = model.refunds.filter((one) => one !== refund);
  if (!refund || !credit) return;
  credit.left += refund.amount;
}

/** Forgets this invoice, and the money that settles it. */
export function forget(model: PlainModel, id: string): void {
  const invoice = model.invoices.get(id);
  if (!invoice?.isKnown) return;
  invoice.isKnown = false;
  for (const [creditId, { settles, corrects }] of model.credits) {
    const touched = [...settles.map(({ invoiceId }) => invoiceId), corrects];
    if (!touched.includes(id)) continue;
    model.credits.delete(creditId);
    for (const other of touched) forget(model, other);
  }
}

function owedAgain(model: PlainModel, invoiceId: string, amount: number): void {
  const invoice = model.invoices.get(invoiceId);
  if (invoice?.isKnown && !invoice.isOver) invoice.due += amount;
}

function sumOf(settled: readonly Settled[]): number {
  return settled.reduce((sum, { amount }) => sum + amount, 0);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
