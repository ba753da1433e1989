import { expect, it } from "vitest";
import { fillDemo } from "#db/demo-year.ts";
import { registerDemo } from "#db/demo.ts";
import { paths } from "#app/paths.ts";
import { signIn, visit } from "../../support/browsing.ts";
import { brokenClaims } from "../../support/pdf/pdf-claims.ts";

it("every kind of paper of an account is PDF/A-3a and PDF/UA-1", async () => {
  const visited = await visit();
  const { platform, browser } = visited;
  const userId = await registerDemo(platform, "quer-durch-bern");
  await fillDemo(platform, userId);
  await signIn(visited, userId);
  const { db } = platform.database;
  const firstOf = async (table: "clients" | "offers" | "tax_periods" | "invoices") =>
    (await db.selectFrom(table).select("id").orderBy("id").executeTakeFirstOrThrow()).id;
  const invoices = await db.selectFrom("invoices").select(["id", "kind", "state"]).orderBy("id").execute();
  const kinds = Map.groupBy(invoices, ({ kind, state }) => `${kind} ${state}`);
  const invoice = await firstOf("invoices");
  const reminder = await db.selectFrom("reminders").select(["id", "invoice_id"]).executeTakeFirstOrThrow();
  const urls = [
    ...[...kinds.values()].map(([first]) => paths.invoicePdf(first!.id)),
    paths.invoicePdf(invoice, "it"),
    `${paths.selectedPdf}?id=${invoice}&id=${invoices.at(-1)!.id}`,
    paths.offerPdf(await firstOf("offers")),
    paths.reminderPdf(reminder.invoice_id, reminder.id),
    paths.clientStatementPdf(await firstOf("clients")),
    paths.taxPdf(await firstOf("tax_periods")),
    paths.yearPdf("2026"),
  ];
  for (const url of urls) {
    const answer = await browser.get(url);
    expect([url, answer.status, answer.headers.get("Content-Type")]).toEqual([url, 200, "application/pdf"]);
    expect([url, brokenClaims(new Uint8Array(await answer.arrayBuffer()))]).toEqual([url, []]);
  }
});
