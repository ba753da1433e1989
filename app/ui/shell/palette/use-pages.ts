import type { Right } from "#app/features/people/seats/rights.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";

interface Page {
  label: string;
  more?: string;
  to: string;
  /** Which the page wants beyond `see`. */
  right?: Right;
}

/** Every page that stands by itself, under the title it has, and is open to the person's role. */
export function usePages(): Page[] {
  const { t } = useTranslation();
  const profile = t("accounts:profile.title");
  const may = useMay();
  const pages: Page[] = [
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
    { label: t("journal:title"), to: paths.journal, right: "books" },
    { label: t("journal:balances.title"), more: t("journal:title"), to: paths.balances, right: "books" },
    { label: t("journal:handover.title"), more: t("journal:title"), to: paths.handovers(), right: "books" },
    { label: t("journal:accounts.title"), more: t("journal:title"), to: paths.journalAccounts, right: "act" },
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
  return pages.filter(({ right = "see" }) => may(right));
}
