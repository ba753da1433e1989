import { type CatalogueInput, catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";

export const CATALOGUE_ITEM = {
  number: "K-100",
  name: { de: "Konzept", fr: "Concept" },
  description: "Zwei Entwürfe\nEine Korrekturrunde",
  unit: "h",
  unitPrice: 140,
  vatClass: "normal",
};

export function catalogueInput(changes: object = {}): CatalogueInput {
  return catalogueSchema.parse({ ...CATALOGUE_ITEM, ...changes });
}
