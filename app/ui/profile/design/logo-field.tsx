import { FileField } from "#app/ui/forms/fields/file-field.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useNonce } from "#app/ui/elements/page/nonce.tsx";
import logoScript from "../../../entry.logo.ts?worker&url";

interface LogoFieldProps {
  label: string;
  /** Bytes; with scripts a larger picture is reduced before it is sent. */
  most: number;
}

/** A phone offers its camera for either field; the second opens it at once. */
export function LogoField({ label, most }: LogoFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="stack" data-picture={most}>
      <FileField
        name="logo"
        label={label}
        hint={t("design:logo.hint", { max: most / 1_000_000 })}
        accept="image/png,image/jpeg"
      />
      <label className="button needs-scripts only-phone">
        {t("design:logo.camera")}
        <input className="visually-hidden" type="file" accept="image/*" capture="environment" />
      </label>
      <script type="module" src={logoScript} nonce={useNonce()} />
    </div>
  );
}
