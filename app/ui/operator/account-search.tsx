import { Form } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";

export function AccountSearch({ search }: { search: string }) {
  const { t } = useTranslation();
  return (
    <Form className="search" role="search" action={paths.deskAccounts()}>
      <label className="visually-hidden" htmlFor="account-search">
        {t("admin:search.label")}
      </label>
      <input
        id="account-search"
        key={search}
        name="q"
        type="search"
        maxLength={100}
        defaultValue={search}
        placeholder={t("admin:search.hint")}
        aria-keyshortcuts="/"
      />
      <button className="button">{t("admin:search.submit")}</button>
    </Form>
  );
}
