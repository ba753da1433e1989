import { paths } from "#app/paths.ts";
import { Form } from "#app/ui/forms/form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface DropFormProps {
  id: string;
  /** Rows of the file are in already. */
  isBegun: boolean;
}

export function DropForm({ id, isBegun }: DropFormProps) {
  const { t } = useTranslation();
  return (
    <Form id={`drop-${id}`} action={paths.dropImport(id)} labels={{}}>
      <button className="button">{t(isBegun ? "imports:check.dropRest" : "imports:check.drop")}</button>
    </Form>
  );
}
