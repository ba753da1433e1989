import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import Link from "next/link";
import { findPlan } from "../../../shared/invoice-list.mjs";
import { Shell } from "../../../shared/markup/shell.jsx";
import { currentUser } from "../current-user.mjs";

export default async function SignedInLayout({ children }) {
  const user = await currentUser();
  const t = await getTranslations();
  const { table } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ table }}>
      <Shell t={t} Link={Link} path="/invoices" user={{ ...user, ...(await findPlan(user)) }}>
        {children}
      </Shell>
    </NextIntlClientProvider>
  );
}
