import { afterAll, expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { closeInvoicePdfPool } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { downloadExport } from "../../support/invoices/download-export.ts";
import { importFile } from "../../support/invoices/importing.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform, type TestPlatform } from "../../support/platform.ts";
import { readXlsx } from "../../support/read/read-xlsx.ts";
import { readZip } from "../../support/read/read-zip.ts";

const ODD = ["=1+1", "'=1+1", "''+41", "@SUM(1)", '"quoted"; and, more', "007", "-Ł ğ Š-"];

afterAll(async () => {
  await closeWorkbookPool();
  await closeReadingPool();
  await closeInvoicePdfPool();
});

const LOCALES_OF_DAY = someOfDay(LOCALES, 2, "languages of a round trip");

onDatabaseOfDay((open) => {
  it.each(LOCALES_OF_DAY)(
    "an export of clients in %s imports again without loss, as CSV and as a workbook",
    async (locale) => {
      const [from, ...empty] = await accounts(testPlatform(await open()), locale);
      for (const [index, contact] of ODD.entries()) {
        await createClient(from, clientInput({ contact, email: `a${index}@example.ch`, vatNumber: contact }));
      }
      await createClient(
        from,
        clientInput({ name: "Šárka Łącka-Ğül", phone: "+49 30 123456", language: "it" }),
      );
      await createClient(
        from,
        clientInput({ name: "Ebenso", address: { country: "LI", postalCode: "9490" } }),
      );
      for (const format of ["csv", "excel"]) {
        const asked = { includeCustomers: "on", format };
        const ctx = empty.pop()!;
        const file = await downloadExport(from, asked);
        expect(await importFile(ctx, "clients", file)).toEqual({ created: 9, updated: 0, skipped: 0 });
        expect(cellsOf(await downloadExport(ctx, asked), format)).toEqual(cellsOf(file, format));
      }
    },
  );

  it.each(LOCALES_OF_DAY)(
    "an export of invoices with their lines in %s imports again without loss",
    async (locale) => {
      const [from, ...empty] = await accounts(testPlatform(await open()), locale);
      await writeInvoices(from);
      for (const format of ["csv", "excel"]) {
        const asked = { includeInvoices: "on", includeItems: "on", includeCustomers: "on", format };
        const ctx = empty.pop()!;
        const file = await downloadExport(from, asked);
        expect(await importFile(ctx, "clients", file)).toMatchObject({ created: 1 });
        expect(await importFile(ctx, "invoices", file)).toEqual({ created: 7, updated: 0, skipped: 0 });
        expect(cellsOf(await downloadExport(ctx, asked), format)).toEqual(cellsOf(file, format));
      }
    },
  );
});

/** Somebody who has data, and two others who have none. */
async function accounts(
  platform: TestPlatform,
  locale: UserContext["locale"],
): Promise<[UserContext, UserContext, UserContext]> {
  const account = async (email: string) => {
    const ctx = await member(platform, { email });
    await makePro(ctx);
    return { ...ctx, locale };
  };
  return [
    await account("from@example.ch"),
    await account("csv@example.ch"),
    await account("excel@example.ch"),
  ];
}

/** One of every status, with all that an invoice may have. */
async function writeInvoices(ctx: UserContext): Promise<void> {
  const write = (invoiceNumber: string, overrides: Record<string, unknown> = {}) =>
    createInvoice(ctx, invoiceInput({ invoiceNumber, ...overrides }));
  await createClient(ctx, clientInput());
  await write("007", {
    notes: 'Zeile 1\n=Zeile 2; "so"',
    subject: "=1+1",
    purchaseOrder: "'=PO 4711",
    language: "fr",
    saveClient: false,
  });
  await write("=A1", {
    recipient: { ...INVOICE.recipient, name: "=1+1", contact: "'@Ł", phone: "+41 44 668 18 00" },
    notes: "Zwei\nZeilen",
    slip: "without_amount",
  });
  await markSent(
    ctx,
    await write("S-1", { serviceFrom: "2026-10-01", serviceTo: "2026-10-31", slip: "notification" }),
  );
  await markSent(ctx, await write("O-1", { issueDate: "2026-01-01", dueDate: "2026-01-31" }));
  const paid = await write("P-1", {
    items: [{ description: "-Arbeit", quantity: 1.25, unit: "h", unitPrice: 1234.5, vatRate: 7.7 }],
  });
  await markSent(ctx, paid);
  await markPaid(ctx, paid, { paidOn: "2026-11-20" });
  const atZero = ["abroad", "exempt"].map((zeroRateReason) => ({
    description: "Konzept",
    quantity: 1,
    unitPrice: 100,
    vatRate: 0,
    zeroRateReason,
  }));
  await cancelInvoice(ctx, await write("C-1", { paymentReferenceType: "SCOR", items: atZero }));
  await markSent(
    ctx,
    await write("D-1", { sender: { iban: "CH4431999123000889012" }, paymentReferenceType: "QRR" }),
  );
}

/** All that stands in the parts of an export. */
function cellsOf(file: Buffer, format: string): unknown {
  if (format === "excel") return [...readXlsx(file)];
  if (!file.subarray(0, 2).equals(Buffer.from("PK"))) return file.toString("utf8");
  return [...readZip(file)].map(([path, content]) => [path, content.toString("utf8")]);
}
