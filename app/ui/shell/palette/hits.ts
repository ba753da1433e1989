import type { Found } from "#app/features/front/find/found.ts";
import { paths } from "#app/paths.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface Hit {
  label: string;
  more?: string;
  to: string;
}

export interface HitGroup {
  name: string;
  hits: Hit[];
}

export function useFoundGroups(found: Found): HitGroup[] {
  const { t } = useTranslation();
  const papers = (rows: Found["invoices"], to: (id: string) => string) =>
    rows.map(({ id, number, recipientName }) => ({ label: number, more: recipientName, to: to(id) }));
  return [
    {
      name: t("common:palette.acts"),
      hits: found.acts.map((act) => ({
        label: t(`common:palette.act.${act.verb}`, { number: act.number }),
        more: act.name,
        to: PAGES[act.verb](act.id),
      })),
    },
    { name: t("common:nav.invoices"), hits: papers(found.invoices, paths.invoice) },
    { name: t("common:nav.offers"), hits: papers(found.offers, paths.offer) },
    {
      name: t("common:nav.clients"),
      hits: found.clients.map(({ id, name, city }) => ({ label: name, more: city, to: paths.client(id) })),
    },
    {
      name: t("common:nav.payments"),
      hits: found.payments.map(({ amount, about, to }) => ({ label: amount, more: about, to })),
    },
    {
      name: t("common:nav.recurring"),
      hits: found.series.map(({ id, name, clientName }) => ({
        label: name,
        more: clientName,
        to: paths.series(id),
      })),
    },
    {
      name: t("common:nav.catalogue"),
      hits: found.entries.map(({ id, name, price }) => ({
        label: name,
        more: price,
        to: paths.editCatalogueItem(id),
      })),
    },
  ];
}

const PAGES: Record<Found["acts"][number]["verb"], (id: string) => string> = {
  remind: paths.remind,
  send: paths.sendInvoice,
  markPaid: paths.markPaid,
  newInvoice: paths.createInvoiceFor,
};
