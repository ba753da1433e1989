import { expect, it } from "vitest";
import { bankFileImportAnswer } from "#app/features/money/bank-files/bank-file-answer.schema.ts";
import { keyClient } from "../../support/api-key.ts";
import { bankFile, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import { CSV_FILES } from "../../support/bank-files/csv-files.ts";
import { importCsvText } from "../../support/bank-files/csv-imports.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

async function start() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(origin, ctx);
  const post = async (body: string, type: string) => {
    const headers = { Authorization: `Bearer ${api.token}`, "Content-Type": type };
    const response = await fetch(`${origin}/api/v1/bank-files`, { method: "POST", headers, body });
    const answer = (await response.json()) as { data?: Record<string, unknown>; errors?: { code: string }[] };
    return { status: response.status, ...answer };
  };
  const total = async () => (await api.call("GET", "/v1/bank-files")).data!.total;
  return { ctx, post, total };
}

it("a CSV file is refused until somebody has said on the page how it is read, and then imported", async () => {
  const { ctx, post, total } = await start();
  const refused = await post(CSV_FILES.wise, "text/csv");
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ field: "file", code: "bank_file.csv_not_mapped" }],
  });
  expect(await total()).toBe(0);
  await importCsvText(ctx, CSV_FILES.wise.replace("RG 17", "RG 16"));
  const { reference } = await sentInvoice(ctx, 90);
  const file = `${CSV_FILES.wise}\nT-1,21-11-2026,,90.00,CHF,${reference},,1577.50\nT-2,21.99.2026,,1.00,CHF,,,`;
  const { status, data } = await post(file, "text/csv; charset=utf-8");
  expect(status).toBe(201);
  expect(data).toMatchObject({
    name: "upload.csv",
    state: "done",
    preview: false,
    unreadable: [{ line: 6, problem: "bad_day" }],
    counts: { known: 2, proposed: 1, booked: 0, skipped: 1 },
    statements: [{ account: "CH9300762011623852957", entries: 5, accounted: 4, proof: "differs" }],
  });
  expect(bankFileImportAnswer.safeParse(data).error).toBeUndefined();
  const again = await post(file, "text/csv");
  expect(again).toMatchObject({ status: 200, data: { id: data?.id, unreadable: [{ line: 6 }] } });
});

it("an intraday report answers what would happen, and is not kept", async () => {
  const { ctx, post, total } = await start();
  const { id, reference } = await sentInvoice(ctx, 90);
  const entry = { amount: "90.00", status: "PDNG", details: [{ reference }] };
  const { status, data } = await post(bankFile([entry], { message: "camt.052" }), "application/xml");
  expect([status, bankFileImportAnswer.safeParse(data).error]).toEqual([200, undefined]);
  expect(data).toMatchObject({
    id: null,
    name: "upload",
    state: "preview",
    preview: true,
    createdAt: null,
    counts: { booked: 1 },
    transactions: [{ outcome: "booked", pending: true, paymentId: null, invoiceIds: [id] }],
  });
  expect(await total()).toBe(0);
});
