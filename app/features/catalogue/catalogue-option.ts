import type { CatalogueRowValues } from "./catalogue-row.ts";

/** Of a select. */
export interface CatalogueChoice {
  id: string;
  name: string;
}

/** Of a combobox, with what it fills in. */
export interface CatalogueOption {
  id: string;
  number: string;
  values: CatalogueRowValues;
}
