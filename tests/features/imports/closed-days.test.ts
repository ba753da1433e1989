import { afterAll, expect, it } from "vitest";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { checkImport } from "#app/features/front/imports/check-import.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import type { ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import { bringIn } from "#app/features/front/imports/run-import.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { ROW } from "../../support/invoices/imported-row.ts";
import { csvFile, importFile, uploadFile } from "../../support/invoices/importing.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

afterAll(() => closeReadingPool());

const EXPENSE = { Lieferant: "SBB", Betrag: "54.00", Kategorie: "vehicle", "Bezahlt mit": "Bank" };

onDatabaseOfDay((open) => {
  it("invoices on days that are handed over are named, and the other rows come in", async () => {
    const ctx = await handedOver(open);
    const row = (Rechnungsnummer: string, Status: string, Rechnungsdatum: string) => ({
      ...ROW,
      Rechnungsnummer,
      Status,
      Rechnungsdatum,
      "Bezahlt am": Status === "bezahlt" ? "10.11.2026" : "",
    });
    const waiting = await uploadFile(
      ctx,
      "invoices",
      csvFile([
        row("ALT-1", "versendet", "31.10.2026"),
        row("ALT-2", "bezahlt", "16.08.2026"),
        row("ALT-3", "storniert", "16.08.2026"),
        row("ALT-4", "Entwurf", "16.08.2026"),
        row("NEU-1", "versendet", "01.11.2026"),
      ]),
    );
    const { errors } = await checkImport(ctx, waiting);
    const message = expect.stringContaining("1 Nov 2026") as string;
    const closed = { field: "issueDate", code: "import.day_closed", message };
    expect(errors).toMatchObject([0, 1, 2].map((row) => ({ ...closed, row })));
    expect(await bringIn(ctx, waiting.id, { choice: "good" })).toMatchObject({
      result: { created: 2 },
      waiting: 3,
    });
  });

  it("money that came in on days that are handed over is taken, as one of the bank", async () => {
    const ctx = await handedOver(open);
    const sent = { ...ROW, "Bezahlt am": "" };
    await importFile(ctx, "invoices", csvFile([sent]));
    const payment = { Rechnungsnummer: ROW.Rechnungsnummer, Zahlungsdatum: "20.10.2026", Betrag: "5" };
    expect(await importFile(ctx, "payments", csvFile([payment]))).toMatchObject({ created: 1 });
  });

  it("an expense is refused for the day on which it was paid, too", async () => {
    const ctx = await handedOver(open);
    const row = { ...EXPENSE, Datum: "02.11.2026", "Bezahlt am": "30.10.2026" };
    expect(await errorsOf(ctx, "expenses", row)).toMatchObject([
      { field: "paidOn", code: "import.day_closed", row: 0 },
    ]);
    expect(await importFile(ctx, "expenses", csvFile([{ ...row, "Bezahlt am": "" }]))).toMatchObject({
      created: 1,
    });
  });
});

type Member = Awaited<ReturnType<typeof member>>;

async function handedOver(open: Parameters<Parameters<typeof onDatabaseOfDay>[0]>[0]): Promise<Member> {
  const ctx = await member(testPlatform(await open()));
  await makePro(ctx);
  const first = { ...EXPENSE, Datum: "12.10.2026", "Bezahlt am": "" };
  await importFile(ctx, "expenses", csvFile([first]));
  await handOver(ctx, "2026-10-31");
  return ctx;
}

async function errorsOf(ctx: Member, kind: ImportKind, row: Record<string, string>) {
  return (await checkImport(ctx, await uploadFile(ctx, kind, csvFile([row])))).errors;
}
