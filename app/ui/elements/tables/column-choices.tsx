import type { ExampleColumn } from "#app/features/running/table-files/column-examples.ts";
import { SelectField } from "#app/ui/forms/fields/field.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ColumnChoicesProps {
  columns: ExampleColumn[];
  choices: { field: string; name: string }[];
}

export function ColumnChoices({ columns, choices }: ColumnChoicesProps) {
  const { t } = useTranslation();
  return (
    <div className="fields">
      {columns.map(({ heading, examples }, index) => (
        <SelectField
          key={index}
          name={`columns[${index}].field`}
          label={heading || t("imports:mapping.unnamed", { number: index + 1 })}
          hint={examples.length ? <Examples cells={examples} /> : undefined}
          span={3}
        >
          <option value="">{t("imports:mapping.leaveOut")}</option>
          {choices.map(({ field, name }) => (
            <option key={field} value={field}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

function Examples({ cells }: { cells: string[] }) {
  return <span className="code-line">{cells.map((cell) => cell || "–").join(" · ")}</span>;
}
