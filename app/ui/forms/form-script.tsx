import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { FormAssistance } from "#app/page-script/assist-forms.ts";
import { paths } from "#app/paths.ts";
import { useNonce } from "#app/ui/elements/page/nonce.tsx";
import formScript from "../../entry.form.ts?worker&url";

/** In a form of a page without the framework: what its script does while one types, and when the form is sent. */
export function FormScript({ caps, waitsFor }: Pick<FormAssistance, "caps" | "waitsFor">) {
  const { t } = useTranslation();
  const assistance: FormAssistance = {
    caps,
    waitsFor,
    tooLong: [t("common:tooLong", { count: 1 }), t("common:tooLong", { count: 2 })],
    cities: paths.postalCode(""),
  };
  return (
    <>
      <template data-assist={JSON.stringify(assistance)} />
      <script type="module" src={formScript} nonce={useNonce()} />
    </>
  );
}
