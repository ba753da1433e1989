import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { findInvoiceList } from "../../../shared/invoice-list.mjs";
import { InvoiceList } from "../../../shared/markup/list.jsx";
import { InvoiceTable } from "../../../shared/markup/table.jsx";
import { currentUser } from "../current-user.mjs";
import { Link } from "../link.jsx";
import { i18n } from "../texts.mjs";

export const meta = () => [{ title: `${i18n.t("title")} – Rappen` }];

export function loader({ request, context }) {
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  return findInvoiceList(context.get(currentUser), page);
}

export default function Invoices() {
  const { t } = useTranslation();
  const list = useLoaderData();
  const table = <InvoiceTable t={t} Link={Link} rows={list.rows} page={list.page} found={list.found} />;
  return <InvoiceList t={t} Link={Link} list={list} table={table} />;
}
