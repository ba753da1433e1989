import { Piscina } from "piscina";
import type { RenderTask } from "#app/features/selling/invoices/pdf/invoice-pdf.worker.ts";
import { interleaved } from "../interleave.ts";
import { invoiceNumbered } from "../invoice.ts";
import { compared, type Row } from "../row.ts";

const WORKER = new URL("../../app/features/selling/invoices/pdf/invoice-pdf.worker.ts", import.meta.url).href;
const PDFS = 100;

/** P3: what a second thread that draws brings, with nobody browsing. */
export async function secondThread(): Promise<Row[]> {
  const [one, two] = [1, 2].map(
    (threads) => new Piscina({ filename: WORKER, minThreads: threads, maxThreads: threads }),
  ) as [Piscina, Piscina];
  const seen = await interleaved({ one: () => perSecond(one), two: () => perSecond(two) }, { rounds: 5 });
  await Promise.all([one.close(), two.close()]);
  const unit = "PDF/s";
  return [
    compared({
      part: "P3",
      what: "PDFs by two threads",
      ours: { value: seen.two, unit },
      baseline: { name: "by one", value: seen.one, unit },
      goal: { atLeast: 1.5 },
    }),
  ];
}

async function perSecond(pool: Piscina): Promise<number> {
  const began = performance.now();
  const tasks = Array.from({ length: PDFS }, (_, number): RenderTask => ({
    document: invoiceNumbered(number),
    createdAt: "2026-11-21T09:30:00Z",
    logo: null,
  }));
  await Promise.all(tasks.map((task) => pool.run(task, { name: "render" })));
  return PDFS / ((performance.now() - began) / 1000);
}
