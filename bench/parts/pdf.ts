import { drawInvoicePdf } from "#app/features/selling/invoices/pdf/invoice-pdf.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import texts from "#app/locales/de/pdf.json" with { type: "json" };
import { pdfFonts } from "#app/platform/pdf/pdf-fonts.server.ts";
import { invoiceHtml, plainInvoice, type PlainInvoice } from "../baselines/invoice-html.ts";
import { swissqrbillPdf } from "../baselines/swissqrbill-pdf.ts";
import { launchChromium } from "../browser.ts";
import { interleaved, timed } from "../interleave.ts";
import { invoiceNumbered } from "../invoice.ts";
import { compared, type Row } from "../row.ts";

const WHAT = "an invoice of 10 rows: tagged, embedded fonts, QR slip";
const words = invoiceMessages(texts, "de-CH");

let number = 0;
const next = () => invoiceNumbered((number = (number + 1) % 10_000));
const ours = () => drawInvoicePdf(next(), words, pdfFonts(), "2026-11-21T09:30:00Z", null);

/** P1: beside swissqrbill and pdfkit as their READMEs use them. */
export async function pdfBesideBare(): Promise<Row[]> {
  const bare = { embedded: false, tagged: false };
  const same = { embedded: true, tagged: true };
  const ms = await interleaved(
    {
      ours: timed(ours, 10),
      bare: timed(() => swissqrbillPdf(next(), bare), 10),
      same: timed(() => swissqrbillPdf(next(), same), 10),
    },
    { rounds: 31, warmUp: 8 },
  );
  const row = (name: string, value: number, atMost: number) =>
    compared({
      part: "P1",
      what: WHAT,
      ours: { value: ms.ours, unit: "ms" },
      baseline: { name, value, unit: "ms" },
      goal: { atMost },
    });
  return [
    row("swissqrbill + pdfkit, Helvetica, untagged", ms.bare, 0.9),
    row("the same, tagged, embedded fonts", ms.same, 0.6),
  ];
}

/** P2: beside what others make such PDFs with. Their figure divided by ours says how many times faster we are. */
export async function pdfBesideOthers(): Promise<Row[]> {
  // Not known to the type checker: its package is installed in bench/packages only, and on demand.
  const file = new URL("../packages/react-pdf.mjs", import.meta.url).href;
  const { reactPdf } = (await import(file)) as { reactPdf: (invoice: PlainInvoice) => Promise<Buffer> };
  const browser = await launchChromium();
  const printed = async () => {
    const page = await browser.newPage();
    await page.setContent(invoiceHtml(next()));
    await page.pdf({ format: "A4", tagged: true });
    await page.close();
  };
  const ms = await interleaved(
    {
      ours: timed(ours, 10),
      react: timed(() => reactPdf(plainInvoice(next())), 2),
      chromium: timed(printed),
    },
    { rounds: 15, warmUp: 4 },
  );
  await browser.close();
  const row = (name: string, value: number, atLeast: number): Row => ({
    part: "P2",
    what: `${WHAT}; times faster`,
    ours: { value: ms.ours, unit: "ms" },
    baseline: { name, value, unit: "ms" },
    ratio: value / ms.ours,
    goal: { atLeast },
  });
  return [
    row("@react-pdf/renderer", ms.react, 6),
    row("Chromium printing, the browser kept open, a page each", ms.chromium, 30),
  ];
}
