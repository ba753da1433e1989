import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";

/** Every page that stands by itself, under the title it has. */
export function usePages(): { label: string; more?: string; to: string }[] {
  const { t } = useTranslation();
  const profile = t("accounts:profile.title");
  return [
    { label: t("common:nav.dashboard"), to: paths.dashboard },
    { label: t("common:nav.invoices"), to: paths.invoices },
    { label: t("invoices:create.title"), to: paths.createInvoice },
    { label: t("common:nav.offers"), to: paths.offers },
    { label: t("common:palette.createOffer"), to: paths.createOffer },
    { label: t("common:nav.payments"), to: paths.payments },
    { label: t("expenses:title"), to: paths.expenses() },
    { label: t("expenses:create.title"), to: paths.createExpense() },
    { label: t("reminders:run.title"), to: paths.reminders },
    { label: t("tax:periods"), to: paths.tax },
    { label: t("journal:title"), to: paths.journal },
    { label: t("journal:accounts.title"), more: t("journal:title"), to: paths.journalAccounts },
    { label: t("common:nav.clients"), to: paths.clients },
    { label: t("statements:ages.title"), to: paths.openByAge() },
    { label: t("clients:create.title"), to: paths.createClient },
    { label: t("templates:list.title"), to: paths.templates },
    { label: t("common:nav.recurring"), to: paths.recurring },
    { label: t("common:nav.catalogue"), to: paths.catalogue },
    { label: t("exports:title"), to: paths.exportData },
    { label: t("imports:title"), to: paths.importData },
    { label: profile, to: paths.profile },
    { label: t("accounts:room.business"), more: profile, to: paths.ownBusiness },
    { label: t("tax:method.title"), more: profile, to: paths.vatMethod },
    { label: t("accounts:room.design"), more: profile, to: paths.design },
    { label: t("accounts:room.emails"), more: profile, to: paths.emails },
    { label: t("accounts:room.signIn"), more: profile, to: paths.signIn },
    { label: t("accounts:room.integrations"), more: profile, to: paths.integrations },
    { label: t("api-keys:title"), more: profile, to: paths.apiKeys },
    { label: t("applications:title"), more: profile, to: paths.applications },
    { label: t("webhooks:title"), more: profile, to: paths.webhooks },
    { label: t("accounts:room.plan"), more: profile, to: paths.subscription },
    { label: t("accounts:room.data"), more: profile, to: paths.ownData },
  ];
}
