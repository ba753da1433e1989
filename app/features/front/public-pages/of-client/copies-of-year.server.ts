import { joinPapers, pdfOf } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import {
  findInvoice,
  findInvoices,
  type Invoice,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { distinctFileNames } from "#app/platform/files/file-name.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { Archive, ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { clientPageLimits } from "./limits.ts";
import type { OpenedClient } from "./open-client-page.server.ts";
import { papersOfYear } from "./papers-of-client.server.ts";

export const MAX_IN_PDF = 60;

export const MAX_IN_ZIP = 600;

/** ms after which one that nobody reads any more gives way. */
const LEASE = 60_000;

/** Until when, of each client whose copies are being made in this process. */
const making = new Map<string, number>();

/** @throws AppError `public_page.not_found`, `public_page.copies_busy`, `request.too_many` */
export async function copiesAsPdf(opened: OpenedClient, year: string, language: Locale): Promise<FileToKeep> {
  const { ctx, client } = opened;
  const ids = await idsOfYear(opened, year, MAX_IN_PDF);
  begin(ctx, client.id);
  try {
    const pdfs: Uint8Array[] = [];
    for (const invoice of await findInvoices(ctx, ids))
      pdfs.push(await pdfOf(ctx, invoice, invoice.language));
    return await joinPapers({ ...ctx, locale: language }, pdfs, nameOf(client.name, year));
  } finally {
    making.delete(client.id);
  }
}

/** One PDF after the other, while it is sent. @throws AppError as `copiesAsPdf` */
export async function copiesAsZip(opened: OpenedClient, year: string): Promise<Archive> {
  const { ctx, client } = opened;
  const ids = await idsOfYear(opened, year, MAX_IN_ZIP);
  begin(ctx, client.id);
  return { name: `${nameOf(client.name, year)}.zip`, at: ctx.now, entries: entries(ctx, client.id, ids) };
}

async function idsOfYear({ ctx, client }: OpenedClient, year: string, most: number): Promise<string[]> {
  if (!/^\d{4}$/.test(year)) throw new AppError("public_page.not_found");
  await countAttempt(ctx, clientPageLimits.copiesOfYear, client.id);
  const rows = await papersOfYear(ctx, client.id, year)
    .select("id")
    .limit(most + 1)
    .execute();
  if (rows.length === 0 || rows.length > most) throw new AppError("public_page.not_found");
  return rows.map(({ id }) => id);
}

function begin(ctx: BusinessContext, clientId: string): void {
  const now = ctx.platform.now().getTime();
  if ((making.get(clientId) ?? 0) > now) throw new AppError("public_page.copies_busy", [], LEASE / 1000);
  making.set(clientId, now + LEASE);
}

async function* entries(ctx: BusinessContext, clientId: string, ids: string[]): AsyncGenerator<ZipEntry> {
  const named = distinctFileNames();
  try {
    for (const id of ids) {
      making.set(clientId, ctx.platform.now().getTime() + LEASE);
      const invoice = await findInvoice(ctx, id);
      yield { name: `${named(titleOf(invoice))}.pdf`, content: await pdfOf(ctx, invoice, invoice.language) };
    }
  } finally {
    making.delete(clientId);
  }
}

function titleOf(invoice: Invoice): string {
  return documentTitle(translator(invoice.language), invoice);
}

function nameOf(client: string, year: string): string {
  return `${client} ${year}`;
}
