import { type Right, rightsOf } from "#app/features/people/seats/rights.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { hasWords } from "#app/platform/lists/has-words.ts";
import { paths } from "#app/paths.ts";
import { findByText } from "./find-by-text.server.ts";
import type { Found } from "./found.ts";

interface Hit {
  label: string;
  more?: string;
  to: string;
}

interface HitGroup {
  name: string;
  hits: Hit[];
}

/** Pages whose title has the words, and what is found by them; all pages for an empty text. Only groups with hits. */
export async function findGroups(ctx: UserContext, search: string): Promise<HitGroup[]> {
  const t = translator(ctx.locale);
  const rights = rightsOf(ctx.role);
  const pages = pagesOf(t).filter(
    ({ label, right = "see" }) => rights.includes(right) && hasWords(label, search),
  );
  const found = foundGroups(t, await findByText(ctx, search));
  return [{ name: t("common:palette.pages"), hits: pages }, ...found].filter(({ hits }) => hits.length > 0);
}

interface Page extends Hit {
  /** Which the page wants beyond `see`. */
  right?: Right;
}

/** Every page that stands by itself, under the title it has. */
function pagesOf(t: Translate): Page[] {
  const profile = t("accounts:profile.title");
  const journal = t("journal:title");
  return [
    { label: t("common:nav.dashboard"), to: paths.dashboard },
    { label: t("common:nav.invoices"), to: paths.invoices },
    { label: t("invoices:create.title"), to: paths.createInvoice, right: "draft" },
    { label: t("common:nav.offers"), to: paths.offers },
    { label: t("common:palette.createOffer"), to: paths.createOffer, right: "draft" },
    { label: t("common:nav.payments"), to: paths.payments, right: "books" },
    { label: t("expenses:title"), to: paths.expenses(), right: "books" },
    { label: t("expenses:create.title"), to: paths.createExpense(), right: "act" },
    { label: t("reminders:run.title"), to: paths.reminders, right: "books" },
    { label: t("tax:periods"), to: paths.tax, right: "books" },
    { label: journal, to: paths.journal, right: "books" },
    { label: t("journal:balances.title"), more: journal, to: paths.balances, right: "books" },
    { label: t("journal:handover.title"), more: journal, to: paths.handovers(), right: "books" },
    { label: t("journal:accounts.title"), more: journal, to: paths.journalAccounts, right: "act" },
    { label: t("common:nav.clients"), to: paths.clients },
    { label: t("statements:ages.title"), to: paths.openByAge(), right: "books" },
    { label: t("clients:create.title"), to: paths.createClient, right: "draft" },
    { label: t("templates:list.title"), to: paths.templates },
    { label: t("common:nav.recurring"), to: paths.recurring },
    { label: t("common:nav.catalogue"), to: paths.catalogue },
    { label: t("exports:title"), to: paths.exportData, right: "books" },
    { label: t("imports:title"), to: paths.importData, right: "act" },
    { label: profile, to: paths.profile },
    { label: t("accounts:room.business"), more: profile, to: paths.ownBusiness, right: "act" },
    { label: t("tax:method.title"), more: profile, to: paths.vatMethod, right: "act" },
    { label: t("accounts:room.design"), more: profile, to: paths.design, right: "act" },
    { label: t("accounts:room.emails"), more: profile, to: paths.emails, right: "act" },
    { label: t("accounts:room.signIn"), more: profile, to: paths.signIn },
    { label: t("seats:title"), more: profile, to: paths.people, right: "own" },
    { label: t("accounts:room.integrations"), more: profile, to: paths.integrations, right: "own" },
    { label: t("api-keys:title"), more: profile, to: paths.apiKeys, right: "own" },
    { label: t("applications:title"), more: profile, to: paths.applications },
    { label: t("webhooks:title"), more: profile, to: paths.webhooks, right: "own" },
    { label: t("accounts:room.plan"), more: profile, to: paths.subscription, right: "own" },
    { label: t("accounts:room.data"), more: profile, to: paths.ownData },
  ];
}

function foundGroups(t: Translate, found: Found): HitGroup[] {
  const papers = (rows: Found["invoices"], to: (id: string) => string) =>
    rows.map(({ id, number, recipientName }) => ({ label: number, more: recipientName, to: to(id) }));
  const acts = found.acts.map(({ verb, id, number, name }) => ({
    label: t(`common:palette.act.${verb}`, { number }),
    more: name,
    to: PAGES_OF_ACTS[verb](id),
  }));
  const clients = found.clients.map(({ id, name, city }) => ({
    label: name,
    more: city,
    to: paths.client(id),
  }));
  const series = found.series.map(({ id, name, clientName }) => ({
    label: name,
    more: clientName,
    to: paths.series(id),
  }));
  const entries = found.entries.map(({ id, name, price }) => ({
    label: name,
    more: price,
    to: paths.editCatalogueItem(id),
  }));
  return [
    { name: t("common:palette.acts"), hits: acts },
    { name: t("common:nav.invoices"), hits: papers(found.invoices, paths.invoice) },
    { name: t("common:nav.offers"), hits: papers(found.offers, paths.offer) },
    { name: t("common:nav.clients"), hits: clients },
    {
      name: t("common:nav.payments"),
      hits: found.payments.map(({ amount, about, to }) => ({ label: amount, more: about, to })),
    },
    { name: t("common:nav.recurring"), hits: series },
    { name: t("common:nav.catalogue"), hits: entries },
  ];
}

const PAGES_OF_ACTS: Record<Found["acts"][number]["verb"], (id: string) => string> = {
  remind: paths.remind,
  send: paths.sendInvoice,
  markPaid: paths.markPaid,
  newInvoice: paths.createInvoiceFor,
};
