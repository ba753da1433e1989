import { useMay } from "#app/ui/runtime/use-may.ts";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { addressLines } from "#app/features/money/statements/client-rows.ts";
import { seesSums } from "#app/features/people/seats/rights.ts";
import { sumsOf } from "#app/features/money/statements/client-sums.server.ts";
import { findClientPage } from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { shownProposals } from "#app/features/front/public-pages/of-client/shown-proposals.server.ts";
import { groupsOf } from "#app/features/selling/clients/client-groups.ts";
import { openByClient } from "#app/features/selling/services/service-sums.server.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { invoiceListRows } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { listOffers } from "#app/features/selling/offers/list/list-offers.server.ts";
import { offerRows } from "#app/features/selling/offers/list/offer-rows.ts";
import { paymentsBeyondInvoices } from "#app/features/money/payments/client-credit.server.ts";
import { creditRows } from "#app/features/money/payments/credits-left.server.ts";
import { clientLetterRows } from "#app/features/money/reminders/screens/client-letter-rows.server.ts";
import { clientReminders } from "#app/features/money/reminders/screens/client-reminders.server.ts";
import { hasSeveralOverdue } from "#app/features/money/reminders/screens/several-overdue.server.ts";
import { creditOf } from "#app/features/books/ledger/payment.ts";
import { LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { pageInstead, pageOf } from "#app/platform/lists/pages.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatSums, formatSumsBesideChf, sumsByCurrency, ZERO_SUMS } from "#app/swiss/currency/sums.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import { paths } from "#app/paths.ts";
import { ClientFacts } from "#app/ui/clients/client-facts.tsx";
import { ClientLinks } from "#app/ui/clients/client-links.tsx";
import { CreditList } from "#app/ui/payments/refunds/credit-list.tsx";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { LettersOfClient } from "#app/ui/reminders/client/letters-of-client.tsx";
import { RemindersOfClient } from "#app/ui/reminders/client/reminders-of-client.tsx";
import { InvoiceTable } from "#app/ui/invoices/list/invoice-table.tsx";
import { OffersOfClient } from "#app/ui/offers/offers-of-client.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { ProposalsOfClient } from "#app/ui/clients/proposals-of-client.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

const LATEST_OFFERS = 5;

export const handle = { title: "clients:detail.title" };

export const loader = screenLoader(async (ctx, { params, url }) => {
  const client = await findClient(ctx, params.id ?? "");
  const mayBook = seesSums(ctx.role);
  const sums = await sumsOf(ctx, [client.id]);
  const beyond = mayBook ? await paymentsBeyondInvoices(ctx, client.id) : [];
  const credit = sumsByCurrency(beyond, creditOf);
  const { page } = pageOf(url.searchParams);
  const { invoices, sums: _, ...list } = await listInvoices(ctx, { clientId: client.id, page });
  const last = pageInstead(list);
  if (last) throw redirect(paths.clientPage(client.id, last));
  const { offers } = await listOffers(ctx, { clientId: client.id, limit: LATEST_OFFERS });
  const { id, name, contact, email, vatNumber, eBillId, clientNumber, remark } = client;
  return {
    id,
    name,
    facts: {
      contact,
      email,
      delivery: client.delivery === "post" ? translator(ctx.locale)("clients:deliveryBy.post") : "",
      phone: formatPhone(client.phone),
      address: addressLines(client, ctx.locale),
      vatNumber,
      eBillId,
      clientNumber,
      remark,
      language: LOCALE_NAMES[client.language],
      groups: groupsOf(client.groups),
    },
    ...openOf(mayBook ? sums.get(id)?.open : undefined),
    credit: formatSumsBesideChf(credit) && formatSums(credit),
    credits: creditRows(beyond, ctx.locale),
    list,
    offers: offerRows(offers, ctx.locale),
    version: client.version,
    proposals: await shownProposals(ctx, client),
    page: await findClientPage(ctx, id),
    reminders: await clientReminders(ctx, id),
    letters: await clientLetterRows(ctx, id),
    services: (await openByClient(ctx, id))[0]?.count ?? 0,
    isSeveral: await hasSeveralOverdue(ctx, id),
    rows: invoiceListRows(invoices, ctx.locale),
  };
});

function openOf(open = ZERO_SUMS) {
  const isOpen = open.CHF > 0 || open.EUR > 0;
  return { open: formatSums(open), isOpen, onlyEur: open.CHF === 0 && open.EUR > 0 };
}

export default function ClientDetail() {
  const { t } = useTranslation();
  const { id, name, facts, open, credit, credits, list, rows, ...more } = useLoaderData<typeof loader>();
  const { reminders, letters, isSeveral, offers, isOpen, onlyEur, services } = more;
  const { proposals, version, page } = more;
  const may = useMay();
  return (
    <>
      <PageHead title={name} back={{ to: paths.clients, label: t("clients:list.title") }}>
        <div className="actions is-row">
          {may("draft") ? (
            <Link className="button button-primary" to={paths.createInvoiceFor(id)}>
              {t("clients:detail.newInvoice")}
            </Link>
          ) : null}
          <ClientLinks client={{ id, name }}>
            <Link to={paths.pageOfClient(id)}>{t(page ? "clients:page.title" : "clients:page.new")}</Link>
            <Link to={paths.createOfferFor(id)}>{t("offers:create.title")}</Link>
            <Link to={paths.newServiceFor({ client: id })}>{t("services:create.title")}</Link>
            {isOpen && may("books") ? (
              <Link to={paths.clientStatement(id, onlyEur ? "EUR" : "CHF")}>{t("statements:title")}</Link>
            ) : null}
            {isSeveral && may("act") ? (
              <Link to={paths.remindClient(id)}>{t("reminders:together.button")}</Link>
            ) : null}
          </ClientLinks>
        </div>
      </PageHead>
      <ProposalsOfClient id={id} version={version} rows={proposals} />
      <div className="band is-open is-first">
        <div className="head">
          <ClientFacts {...facts} />
        </div>
        <div className="body stack">
          {may("books") ? (
            <div>
              <p className="soft">{t("clients:detail.open")}</p>
              <p className="amount is-large">{open}</p>
            </div>
          ) : null}
          {services > 0 ? (
            <p>
              <Link to={paths.servicesFor({ client: id, state: "open" })}>
                {t("services:ofClient", { count: services })}
              </Link>
            </p>
          ) : null}
          {credits.length > 0 ? (
            <div>
              {credit ? <p className="soft">{t("clients:detail.credit")}</p> : null}
              {credit ? <p className="num">{credit}</p> : null}
              <CreditList rows={credits} />
            </div>
          ) : null}
          {list.total > 0 ? (
            <InvoiceTable withoutClient rows={rows} caption={t("clients:detail.invoices", { name })} />
          ) : (
            <EmptyState
              title={t("invoice-list:emptyTitle")}
              text={t("clients:detail.emptyText")}
              action={{
                right: "draft",
                to: paths.createInvoiceFor(id),
                label: t("clients:detail.newInvoice"),
              }}
            />
          )}
          <Pagination {...list} href={(page) => paths.clientPage(id, page)} />
          <OffersOfClient id={id} rows={offers} />
          <LettersOfClient rows={letters} />
          <RemindersOfClient id={id} {...reminders} />
        </div>
      </div>
    </>
  );
}
