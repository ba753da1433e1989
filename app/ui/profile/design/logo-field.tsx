import type { FormEvent } from "react";
import { FileField } from "#app/ui/forms/fields/file-field.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { smallPicture } from "./small-picture.ts";

interface LogoFieldProps {
  label: string;
  /** Bytes; with scripts a larger picture is reduced before it is sent. */
  most: number;
}

const NAME = "logo";

/** A phone offers its camera for either field; the second opens it at once. */
export function LogoField({ label, most }: LogoFieldProps) {
  const { t } = useTranslation();
  const take = async ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const field = target.form?.elements.namedItem(NAME);
    const [file] = target.files ?? [];
    if (!file || !(field instanceof HTMLInputElement)) return;
    const isFit = file.size <= most && target === field;
    if (isFit) return;
    const chosen = new DataTransfer();
    chosen.items.add(await smallPicture(file).catch(() => file));
    field.files = chosen.files;
  };
  return (
    <div className="stack" onChange={(event: FormEvent) => void take(event)}>
      <FileField
        name={NAME}
        label={label}
        hint={t("design:logo.hint", { max: most / 1_000_000 })}
        accept="image/png,image/jpeg"
      />
      <label className="button needs-scripts only-phone">
        {t("design:logo.camera")}
        <input className="visually-hidden" type="file" accept="image/*" capture="environment" />
      </label>
    </div>
  );
}
