import { useRouteLoaderData } from "@remix-run/react";
import { useFormField } from "#app/ui/forms/form.tsx";

/**
 * The version of what is being changed. Something new has none: there the page is named, so that its form, sent twice,
 * makes one record.
 */
export function OwnVersion() {
  const { value } = useFormField("version");
  const root = useRouteLoaderData<{ requestId: string }>("root");
  if (value) return <input type="hidden" name="version" value={value} />;
  return <input type="hidden" name="once" value={root?.requestId ?? ""} />;
}
