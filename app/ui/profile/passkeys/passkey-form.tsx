import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface PasskeyFormProps {
  kind: "create" | "get";
  action: string;
  /** What the device is asked, or the address that says it. */
  options: object | string;
  /** Sent along. */
  values: Record<string, string>;
  /** Whether the browser offers passkeys beside the address by itself. */
  offers?: boolean;
  isPrimary?: boolean;
  children: ReactNode;
}

/** Shows where the browser knows passkeys; the script of every page fills and sends it. */
export function PasskeyForm({
  kind,
  action,
  options,
  values,
  offers,
  isPrimary,
  children,
}: PasskeyFormProps) {
  const { t } = useTranslation();
  return (
    <form
      method="post"
      action={action}
      className="needs-passkeys stack"
      data-passkey={kind}
      data-options={typeof options === "string" ? options : JSON.stringify(options)}
      data-offers={offers ? "" : undefined}
    >
      {Object.entries({ ...values, credential: "" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <div role="alert" hidden>
        <p className="error">{t("passkeys:cancelled")}</p>
      </div>
      <div className="actions">
        <button className={isPrimary ? "button button-primary" : "button"}>{children}</button>
      </div>
    </form>
  );
}
