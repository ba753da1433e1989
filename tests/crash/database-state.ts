import type { NotNull } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";

/** An invoice with everything that belongs to it. */
export interface InvoiceRecord {
  id: string;
  number: string;
  subject: string;
  state: string;
  subtotal: number;
  total: number;
  paid_on: string | null;
  items: { total: number; vatRate: number }[];
  payments: { amount: number }[];
  /** Names of the events in its history. */
  events: string[];
  /** Hashes of its stored PDFs, as they are written down. */
  pdfs: string[];
}

/** All that the database says of invoices and their e-mails. */
export interface DatabaseState {
  invoices: InvoiceRecord[];
  byMark: Map<string, InvoiceRecord[]>;
  counters: { last: number }[];
  deliveries: { id: string; invoice_id: string; recipient: string; state: string; error_code: string }[];
  /** Deliveries that a job will still look at. */
  openJobs: Set<string>;
  /** Jobs about deliveries there have ever been. */
  deliveryJobs: number;
}

/** Reads it in one transaction, so that a server that goes on working does not make it look torn. */
export function readDatabaseState(db: Db): Promise<DatabaseState> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (db) => {
      const rows = await db
        .selectFrom("invoices")
        .select(["id", "number", "subject", "state", "subtotal", "total", "paid_on"])
        .orderBy("id")
        .execute();
      const items = byInvoice(
        await db.selectFrom("invoice_items").select(["invoice_id", "total", "vat_rate as vatRate"]).execute(),
      );
      const payments = byInvoice(
        await db.selectFrom("payment_allocations").select(["invoice_id", "amount"]).execute(),
      );
      const history = byInvoice(await db.selectFrom("history").select(["invoice_id", "event"]).execute());
      const pdfs = byInvoice(await db.selectFrom("invoice_pdfs").select(["invoice_id", "sha256"]).execute());
      const jobs = await db
        .selectFrom("jobs")
        .select(["payload", "state"])
        .where("name", "=", "invoice.delivery")
        .execute();
      const invoices = rows.map((row) => ({
        ...row,
        items: items.get(row.id) ?? [],
        payments: payments.get(row.id) ?? [],
        events: (history.get(row.id) ?? []).map(({ event }) => event),
        pdfs: (pdfs.get(row.id) ?? []).map(({ sha256 }) => sha256),
      }));
      return {
        invoices,
        byMark: Map.groupBy(invoices, ({ subject }) => subject),
        counters: await db.selectFrom("invoice_counters").select("last").execute(),
        deliveries: await db
          .selectFrom("deliveries")
          .select(["id", "invoice_id", "recipient", "state", "error_code"])
          .where("invoice_id", "is not", null)
          .$narrowType<{ invoice_id: NotNull }>()
          .execute(),
        openJobs: new Set(jobs.filter(({ state }) => /ready|running/.test(state)).map(deliveryOf)),
        deliveryJobs: jobs.length,
      };
    });
}

function deliveryOf({ payload }: { payload: string }): string {
  return (JSON.parse(payload) as { deliveryId: string }).deliveryId;
}

function byInvoice<Row extends { invoice_id: string | null }>(rows: Row[]): Map<string | null, Row[]> {
  return Map.groupBy(rows, ({ invoice_id }) => invoice_id);
}
