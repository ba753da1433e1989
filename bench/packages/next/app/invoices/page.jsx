import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { findInvoiceList } from "../../../shared/invoice-list.mjs";
import { InvoiceList } from "../../../shared/markup/list.jsx";
import { currentUser } from "../current-user.mjs";
import { Table } from "./table.jsx";

export default async function Invoices({ searchParams }) {
  const { page = "1" } = await searchParams;
  const list = await findInvoiceList(await currentUser(), Number(page));
  const t = await getTranslations();
  const table = <Table rows={list.rows} page={list.page} found={list.found} />;
  return <InvoiceList t={t} Link={Link} list={list} table={table} />;
}
