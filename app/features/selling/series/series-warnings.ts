import type { FieldError } from "#app/platform/errors.ts";
import { tornYear } from "#app/features/selling/series/rule/torn-year.ts";
import { textsOfContent } from "#app/features/selling/invoices/texts/filled-texts.ts";
import type { SeriesInput } from "./series.schema.ts";

/** What is allowed and yet possibly a mistake, as the API answers it. */
export function seriesWarnings({ template }: Pick<SeriesInput, "template">): FieldError[] {
  return textsOfContent(template).flatMap(({ path: [name, index, part], text }) => {
    const torn = tornYear(text);
    const field = `template.${name}` + (index === undefined ? "" : `[${index}].${part}`);
    return torn ? [{ field, code: "field.torn_year", params: { ...torn } }] : [];
  });
}
