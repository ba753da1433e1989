import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PostButton } from "#app/ui/payments/post-button.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface MappingTableProps {
  mappings: { id: string; name: string; account: string; headings: string; used: string }[];
}

export function MappingTable({ mappings }: MappingTableProps) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("bank-csv:mappings.title")}
      rows={mappings}
      columns={[
        {
          head: t("bank-csv:mappings.name"),
          place: "title",
          of: ({ id, name }) => <Link to={paths.csvMapping(id)}>{name}</Link>,
        },
        { head: t("payments:list.account"), place: "meta nowrap", of: ({ account }) => account },
        { head: t("bank-csv:mappings.headings"), place: "rest wrap-any", of: ({ headings }) => headings },
        { head: t("bank-csv:mappings.used"), place: "rest date", isLabelled: true, of: ({ used }) => used },
      ]}
      actions={({ id, name, account }) => (
        <PostButton
          action={paths.forgetCsvMapping(id)}
          label={t("bank-csv:mappings.forgetOf", { name, account })}
        >
          {t("payments:rules.forget")}
        </PostButton>
      )}
    />
  );
}
