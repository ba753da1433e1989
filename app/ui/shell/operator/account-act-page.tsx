import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { ActForm } from "./act-form.tsx";

interface AccountActPageProps {
  id: string;
  seen: string;
  form: string;
  title: string;
  text: string;
  submit: string;
  /** Asks for the operator's password, and has a button that warns. */
  isDangerous?: boolean;
  values?: Record<string, string>;
  labels?: Record<string, string>;
  children?: ReactNode;
}

export function AccountActPage({ id, form, title, isDangerous = false, ...act }: AccountActPageProps) {
  const { t } = useTranslation();
  const account = paths.deskAccount(id);
  return (
    <>
      <PageHead title={title} back={{ to: account, label: t("admin:account.title") }} />
      <Band className="is-open is-first">
        <ActForm id={form} back={account} isDangerous={isDangerous} danger={isDangerous} {...act} />
      </Band>
    </>
  );
}
