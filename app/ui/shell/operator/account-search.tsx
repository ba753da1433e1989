import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { SearchForm } from "#app/ui/elements/lists/search-form.tsx";

export function AccountSearch({ search }: { search: string }) {
  const { t } = useTranslation();
  return (
    <SearchForm
      id="account-search"
      to={paths.deskAccounts()}
      search={search}
      label={t("admin:search.label")}
      hint={t("admin:search.hint")}
      submit={t("admin:search.submit")}
      max={100}
    />
  );
}
