import type { Selectable } from "kysely";
import { type ClientBrand, clientBrand } from "#app/features/front/public-pages/client-brand.server.ts";
import {
  clientStatus,
  type ClientStatus,
} from "#app/features/front/public-pages/invoice-page-view.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { addressLines } from "#app/features/money/statements/client-rows.ts";
import { businessName } from "#app/features/people/seats/business-name.server.ts";
import { stateOf, statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import { paths } from "#app/paths.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { MAX_IN_PDF, MAX_IN_ZIP } from "./copies-of-year.server.ts";
import type { OpenedClient } from "./open-client-page.server.ts";
import {
  openInvoicesOf,
  papersOfYear,
  shownOffers,
  yearsOfClient,
  type YearOfPapers,
} from "./papers-of-client.server.ts";

/** The most rows shown of each list; the others are counted. */
const MOST_SHOWN = 100;

interface OpenInvoiceRow {
  id: string;
  title: string;
  dueOn: string;
  /** Days; 0 while it is not late. */
  late: number;
  due: string;
  to: string;
}

interface WaitingOfferRow {
  id: string;
  title: string;
  validUntil: string;
  total: string;
  to: string;
}

export interface PaperOfYearRow {
  id: string;
  title: string;
  day: string;
  total: string;
  status: ClientStatus | null;
  to: string;
}

export interface ClientPageView {
  title: string;
  sender: string;
  brand: ClientBrand;
  name: string;
  address: string[];
  email: string;
  open: OpenInvoiceRow[];
  moreOpen: number;
  offers: WaitingOfferRow[];
  years: (YearOfPapers & { to: string })[];
  year: string;
  papers: PaperOfYearRow[];
  files: { pdf: string; zip: string };
  links: { ask: string; address: string };
}

export async function clientPageView(
  { ctx, client }: OpenedClient,
  { token, language, wished }: { token: string; language: Locale; wished: string },
): Promise<ClientPageView> {
  const t = translator(language);
  const open = openInvoicesOf(ctx, client.id);
  const rows = await open.selectAll().orderBy("due_date").orderBy("id").limit(MOST_SHOWN).execute();
  const years = await yearsOfClient(ctx, client.id);
  const chosen = years.find(({ year }) => year === wished) ?? years[0];
  const year = chosen?.year ?? "";
  const papers = await papersOfYear(ctx, client.id, year || "0000")
    .selectAll()
    .limit(MOST_SHOWN)
    .execute();
  const count = chosen?.count ?? 0;
  const titleOf = ({ kind, number }: Selectable<InvoicesTable>) =>
    documentTitle(t, { kind, number, corrects: null });
  const toInvoice = (id: string) => paths.invoiceOfClient(token, id, language);
  return {
    title: t("public-pages:client.title"),
    sender: (await businessName(ctx, ctx.businessId)) ?? "",
    brand: await clientBrand(ctx),
    name: client.name,
    address: addressLines(client, language),
    email: client.email,
    open: rows.map((row) => ({
      id: row.id,
      title: titleOf(row),
      dueOn: formatDay(row.due_date, language),
      late: Math.max(0, daysBetween(row.due_date, ctx.today)),
      due: formatMoney(amountDue(row), row.currency),
      to: toInvoice(row.id),
    })),
    moreOpen: rows.length < MOST_SHOWN ? 0 : (await countOf(open)) - rows.length,
    offers: await waitingOffers(ctx, client.id, { token, language }),
    years: years.map((one) => ({ ...one, to: paths.yearOfClient(token, language, one.year) })),
    year,
    papers: papers.map((row) => ({
      id: row.id,
      title: titleOf(row),
      day: formatDay(row.issue_date, language),
      total: formatMoney(row.total, row.currency),
      status: row.kind === "invoice" ? clientStatus({ status: statusOf(stateOf(row), ctx.today) }) : null,
      to: row.kind === "invoice" ? toInvoice(row.id) : paths.invoicePdfOfClient(token, row.id, language),
    })),
    files: {
      pdf: count > 0 && count <= MAX_IN_PDF ? paths.pdfOfYear(token, year, language) : "",
      zip: count > 0 && count <= MAX_IN_ZIP ? paths.zipOfYear(token, year, language) : "",
    },
    links: {
      ask: count > 0 ? paths.askOfClient(token, language) : "",
      address: paths.addressOfClient(token, language),
    },
  };
}

async function waitingOffers(
  ctx: BusinessContext,
  clientId: string,
  { token, language }: { token: string; language: Locale },
): Promise<WaitingOfferRow[]> {
  const t = translator(language);
  const rows = await shownOffers(ctx, clientId)
    .where("state", "=", "sent")
    .orderBy("valid_until")
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
  return rows
    .filter(({ valid_until }) => valid_until >= ctx.today)
    .map((row) => ({
      id: row.id,
      title: t("pdf:offer", { number: row.number }),
      validUntil: formatDay(row.valid_until, language),
      total: formatMoney(row.total, "CHF"),
      to: paths.offerOfClient(token, row.id, language),
    }));
}
