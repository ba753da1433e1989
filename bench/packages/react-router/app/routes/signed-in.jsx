import { useTranslation } from "react-i18next";
import { Outlet, useLoaderData } from "react-router";
import { findPlan } from "../../../shared/invoice-list.mjs";
import { Shell } from "../../../shared/markup/shell.jsx";
import { currentUser, signedIn } from "../current-user.mjs";
import { Link } from "../link.jsx";

export const middleware = [signedIn];

export async function loader({ context }) {
  const user = context.get(currentUser);
  return { ...user, ...(await findPlan(user)) };
}

export default function SignedIn() {
  const { t } = useTranslation();
  const user = useLoaderData();
  return (
    <Shell t={t} Link={Link} path="/invoices" user={user}>
      <Outlet />
    </Shell>
  );
}
