import { z } from "zod";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { optionalSwitch, optionalVersion } from "#app/platform/forms/fields.ts";
import { catalogueFields, catalogueNames } from "./catalogue-fields.ts";

const names = z.object(rulesOf(catalogueNames)).superRefine((name, ctx) => {
  if (Object.values(name).some(Boolean)) return;
  ctx.addIssue({ code: "custom", path: ["de"], params: { code: "field.catalogue_name" } });
});

/** Only an entry without VAT has a reason for 0 %. */
export const catalogueSchema = z
  .object({
    name: names,
    ...rulesOf(catalogueFields),
    archived: optionalSwitch(),
    version: optionalVersion(),
  })
  .transform((item) => (item.vatClass === "none" ? item : { ...item, zeroRateReason: "" as const }));

export type CatalogueInput = z.output<typeof catalogueSchema>;
