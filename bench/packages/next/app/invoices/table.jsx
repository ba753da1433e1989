"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { InvoiceTable } from "../../../shared/markup/table.jsx";

export function Table(props) {
  return <InvoiceTable t={useTranslations()} Link={Link} {...props} />;
}
