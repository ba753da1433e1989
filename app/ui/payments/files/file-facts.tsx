import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { BankFileRow } from "#app/features/money/bank-files/file-rows.ts";

export function FileFacts({ file: { name, at, accounts } }: { file: BankFileRow }) {
  const { t } = useTranslation();
  return (
    <dl className="facts is-tight">
      <dt>{t("payments:import.file")}</dt>
      <dd className="wrap-any">{name}</dd>
      <dt>{t("payments:import.imported")}</dt>
      <dd>{at}</dd>
      {accounts.length ? (
        <>
          <dt>{t("payments:list.account")}</dt>
          {accounts.map((account) => (
            <dd key={account}>{account}</dd>
          ))}
        </>
      ) : null}
    </dl>
  );
}
