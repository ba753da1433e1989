import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import { TYPEFACES } from "#app/platform/pdf/typefaces.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, manyItems } from "../../../support/invoices/invoice-document.ts";

const run = promisify(execFile);

const READERS: [string, string, (file: string) => string[]][] = [
  ["qpdf", "--version", (file) => ["--check", file]],
  ["gs", "--version", (file) => ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=nullpage", file]],
  ["mutool", "-v", (file) => ["draw", "-q", "-F", "txt", "-o", "/dev/null", file]],
  ["pdftotext", "-v", (file) => ["-q", file, "-"]],
];

const isHere = async (program: string, option: string) =>
  run(program, [option]).then(
    () => true,
    () => false,
  );
const found = await Promise.all(READERS.map(([program, option]) => isHere(program, option)));
const INSTALLED = READERS.filter((_, index) => found[index]);

/** Some builds of mutool say of themselves that they know no colour profiles. */
const aboutTheFile = (said: string) => said.replace(/^warning: ICC support is not available\n?/gm, "");

it.runIf(INSTALLED.length > 0).each(TYPEFACES)(
  "every reader of PDFs on this machine takes an invoice in %s without a word",
  async (typeface) => {
    const design = { ...DEFAULT_DESIGN, typeface };
    const document = invoiceDocument({ design, items: manyItems(40), recipient: { country: "DE" } });
    const folder = await mkdtemp(path.join(tmpdir(), "readers-"));
    const file = path.join(folder, "invoice.pdf");
    await writeFile(file, await drawInvoice(document, undefined, null, true));
    for (const [program, , args] of INSTALLED)
      expect(aboutTheFile((await run(program, args(file))).stderr), program).toBe("");
    await rm(folder, { recursive: true });
  },
);

it("the data of an e-invoice adds less than 30 kB to its PDF", async () => {
  const document = invoiceDocument({ recipient: { country: "DE" } });
  const [plain, whole] = [await drawInvoice(document), await drawInvoice(document, undefined, null, true)];
  expect(whole.length).toBeGreaterThan(plain.length);
  expect(whole.length - plain.length).toBeLessThan(30_000);
});
