import type { ClientRow } from "#app/features/money/statements/client-rows.ts";
import { paths } from "#app/paths.ts";
import { SelectionBar, type WholeList } from "#app/ui/elements/lists/selection-bar.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ClientTable } from "./client-table.tsx";

interface SelectableClientsProps {
  rows: ClientRow[];
  caption: string;
  list: WholeList;
}

export function SelectableClients({ rows, caption, list }: SelectableClientsProps) {
  const { t } = useTranslation();
  return (
    <form
      action={paths.selectedClientExport}
      className="selection"
      data-selection={list.isChosen ? undefined : ""}
    >
      <ClientTable rows={rows} caption={caption} isOfAll={list.isChosen} />
      <SelectionBar list={list}>
        <May right="draft">
          <button className="button" formAction={paths.invoiceManySelected}>
            {t("batches:title")}
          </button>
        </May>
        <button className="button">{t("batches:chosen.act.export")}</button>
      </SelectionBar>
    </form>
  );
}
