import type { UserContext } from "#app/platform/context.server.ts";
import type { Target } from "./load.ts";

/** How far the markup of a baseline may be from ours, as a share of ours. */
const TOLERANCE = 0.1;

/** kB of one answer: all of it, and without the scripts and what they read. */
export interface PageSize {
  total: number;
  markup: number;
}

/**
 * The size of a list of invoices that somebody signed in is shown.
 * @throws Error unless it shows the ten newest invoices, and sends away whoever is not signed in
 */
export async function readListPage(name: string, target: Target, ctx: UserContext): Promise<PageSize> {
  const url = `http://127.0.0.1:${target.port}${target.path}`;
  const stranger = await fetch(url, { redirect: "manual" });
  await stranger.arrayBuffer();
  if (![302, 303, 307, 401].includes(stranger.status))
    throw new Error(`${name}: somebody who is not signed in is answered ${stranger.status}`);
  const response = await fetch(url, { headers: target.headers ?? {}, redirect: "manual" });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${name}: somebody signed in is answered ${response.status}`);
  const markup = withoutScripts(html);
  const expected = await newestInvoices(ctx);
  const missing = expected.filter(({ id, number }) => !hasLink(markup, `/invoice/${id}`, number));
  const rows = markup.match(/<input[^>]* name="id"/g)?.length;
  if (missing.length || rows !== expected.length)
    throw new Error(`${name}: ${rows} rows, without ${missing.map(({ number }) => number).join(", ")}`);
  return { total: Buffer.byteLength(html) / 1000, markup: Buffer.byteLength(markup) / 1000 };
}

/** @throws Error when the pages differ so much in size that it says nothing how fast they are made */
export function checkSize(name: string, { markup }: PageSize, ours: PageSize): void {
  if (Math.abs(markup / ours.markup - 1) > TOLERANCE)
    throw new Error(`${name}: ${markup} kB of markup instead of some ${ours.markup}`);
}

function newestInvoices(ctx: UserContext) {
  return ctx.db
    .selectFrom("invoices")
    .select(["id", "number"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("issue_date", "desc")
    .orderBy("id", "desc")
    .limit(10)
    .execute();
}

function hasLink(markup: string, href: string, text: string): boolean {
  return new RegExp(`<a[^>]* href="${href}"[^>]*>${text}</a>`).test(markup);
}

function withoutScripts(html: string): string {
  return html.replace(
    /<script[^>]*>.*?<\/script>|<template data-words.*?<\/template>|<link rel="modulepreload"[^>]*>/gs,
    "",
  );
}
