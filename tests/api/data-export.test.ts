import { expect, it } from "vitest";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { keyClient } from "../support/api-key.ts";
import { ApiClient } from "../support/client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../support/invoices/invoice-input.ts";
import { PERSON } from "../support/person.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { readXlsx } from "../support/read/read-xlsx.ts";
import { serve } from "../support/server/server.ts";

it("refuses an export on Free: premium required", async () => {
  const api = await caller("free");
  const answer = await api.call("GET", "/data/export?format=csv&includeInvoices=true");
  expect(answer).toMatchObject({ status: 403, success: false, code: "plan.pro_required" });
});

it("answers a file whose name is in Content-Disposition", async () => {
  const api = await caller("pro");
  await api.call("POST", "/invoices", INVOICE);
  const files = {
    csv: ["text/csv; charset=utf-8", "rappen-invoices-2026-11-21.csv"],
    json: ["application/json; charset=utf-8", "rappen-export-2026-11-21.json"],
    excel: [
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "rappen-export-2026-11-21.xlsx",
    ],
  };
  for (const [format, [type, name]] of Object.entries(files)) {
    const answer = await download(api, `?format=${format}&includeInvoices=true&includeCustomers=false`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
    expect(answer.headers.get("Content-Disposition")).toContain(`filename="${name}"`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (format === "excel") expect(readXlsx(bytes).get("Invoices")).toHaveLength(2);
    else expect(bytes.toString("utf8")).toContain("INV-2026-0001");
  }
  await closeWorkbookPool();
});

it("answers the same file to an API key under /api/v1, with the columns that programs read", async () => {
  const platform = testPlatform(await freshSqlite());
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(await serve(platform), ctx, { access: "read_only" });
  await createInvoice(ctx, invoiceInput());
  const query = "?format=csv&includeInvoices=true&separator=comma&headings=stable";
  const answer = await fetch(`${api.origin}/api/v1/data/export${query}`, {
    headers: { Authorization: `Bearer ${api.token}` },
  });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect((await answer.text()).startsWith("id,clientId,")).toBe(true);
  const wrong = await api.call("GET", "/v1/data/export?format=csv&includeInvoices=true&headings=x");
  expect(wrong.errors).toMatchObject([{ field: "headings", code: "field.not_one_of" }]);
});

it("says which parameter is wrong", async () => {
  const api = await caller("pro");
  const answer = await api.call("GET", "/data/export?format=pdf&dateFrom=x");
  expect(answer.status).toBe(422);
  expect(answer.errors?.map(({ field, code }) => [field, code])).toEqual([
    ["format", "field.not_one_of"],
    ["dateFrom", "field.day"],
    ["includeInvoices", "field.export_nothing"],
  ]);
});

async function caller(plan: string): Promise<ApiClient> {
  const api = new ApiClient(await serve(testPlatform(await freshSqlite(), { DEFAULT_PLAN: plan })));
  await api.register(PERSON);
  return api;
}

function download(api: ApiClient, query: string): Promise<Response> {
  return fetch(`${api.origin}/api/data/export${query}`, {
    headers: { Authorization: `Bearer ${api.token}` },
  });
}
