import type { CatalogueRowValues } from "./catalogue-row.ts";

export interface CatalogueChoice {
  id: string;
  name: string;
}

export interface CatalogueOption {
  id: string;
  number: string;
  values: CatalogueRowValues;
}
