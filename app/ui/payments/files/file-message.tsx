import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { BankFileRow } from "#app/features/money/bank-files/file-rows.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function FileMessage({ file, undoneAt }: { file: BankFileRow; undoneAt: string | null }) {
  const { t } = useTranslation();
  const { id, state, counts } = file;
  if (state === "undone")
    return <Message tone="note">{t("payments:file.isUndone", { at: undoneAt ?? "" })}</Message>;
  const undo = (
    <Link className="button" to={paths.undoBankFile(id)}>
      {t("payments:undoFile.title")}
    </Link>
  );
  if (state === "reading")
    return (
      <Message tone="note" action={undo}>
        {t("payments:file.isReading")}
      </Message>
    );
  const { booked, proposed, unassigned, known } = counts;
  return (
    <Message tone="good" action={undo}>
      {t("payments:file.read", { count: booked + proposed + unassigned + known, booked })}
    </Message>
  );
}
