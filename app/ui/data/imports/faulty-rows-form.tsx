import type { EditableCell, FaultyRow } from "#app/features/front/imports/faulty-rows.server.ts";
import { MAX_CELL } from "#app/features/running/table-files/table-limits.ts";
import { paths } from "#app/paths.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface FaultyRowsFormProps {
  id: string;
  rows: FaultyRow[];
  /** Further ones that are shown when these are corrected. */
  more: number;
}

/** Cells of rows that cannot be brought in, to be corrected where they stand. */
export function FaultyRowsForm({ id, rows, more }: FaultyRowsFormProps) {
  const { t } = useTranslation();
  return (
    <Form id="rows" action={paths.importRows(id)} className="stack-wide" labels={{}}>
      {rows.map((row, index) => (
        <Row key={row.row} row={row} name={`rows[${index}]`} />
      ))}
      {more > 0 ? <p>{t("imports:check.moreFaulty", { count: more })}</p> : null}
      <div className="actions">
        <SubmitButton busy={t("imports:upload.busy")}>{t("imports:check.correct")}</SubmitButton>
      </div>
    </Form>
  );
}

function Row({ row, name }: { row: FaultyRow; name: string }) {
  const { t } = useTranslation();
  const { part, line, wrong, others } = row;
  return (
    <fieldset className="form-section">
      <legend>{t(part ? "imports:check.lineIn" : "imports:check.line", { part, line })}</legend>
      <input type="hidden" name={`${name}.row`} value={row.row} />
      <Cells cells={wrong} name={name} />
      {others.length > 0 ? (
        <details className="disclosure">
          <summary>{t("imports:check.otherCells")}</summary>
          <Cells cells={others} name={name} />
        </details>
      ) : null}
      <Checkbox name={`${name}.leave`}>{t("imports:check.leave")}</Checkbox>
    </fieldset>
  );
}

function Cells({ cells, name }: { cells: EditableCell[]; name: string }) {
  const { t } = useTranslation();
  return (
    <div className="fields">
      {cells.map(({ field, label, value, stands, message }) => (
        <TextField
          key={field}
          name={`${name}.${field}`}
          label={label}
          initial={value}
          problem={message}
          hint={stands ? t("imports:check.stands", { cell: stands.slice(0, MAX_CELL) }) : undefined}
          span={3}
          mayWait
        />
      ))}
    </div>
  );
}
