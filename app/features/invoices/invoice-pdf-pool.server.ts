import { availableParallelism } from "node:os";
import { Piscina } from "piscina";

let pool: Piscina | undefined;

/** The worker threads that draw and join PDFs, started at first use: one core is left to the event loop, so that people browse while PDFs are made. */
export function invoicePdfPool(): Piscina {
  return (pool ??= new Piscina({
    filename: new URL("./invoice-pdf.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  }));
}

/** Ends the threads after their current task; the next task starts new ones. */
export async function closeInvoicePdfPool(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}
