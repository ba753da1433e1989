import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";

/** @param corrected what a person has written in the place of cells */
export function rowValues(
  fields: readonly string[],
  cells: readonly string[],
  corrected: RowValues = {},
): RowValues {
  const placed = withOwnPostalCode({ ...cellValues(fields, cells), ...corrected });
  return "buildingNumber" in placed ? placed : withOwnBuildingNumber(placed);
}

export function cellValues(fields: readonly string[], cells: readonly string[]): RowValues {
  const values: RowValues = {};
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? "";
    if (field) values[field] = cell.trim() === "" ? "" : cell;
  }
  return values;
}

/** A longer cell is no address, and would take long to be compared. */
const LONGEST = 150;

function comparable(cell: string): string {
  return cell.length > LONGEST ? "" : cell.trim().replaceAll(/[^\S\n]+/g, " ");
}

const CODE_AND_TOWN = String.raw`((?:[A-Z]{1,2}[- ])?\d{4,5})\s+(\D.*?)`;

export const CODE_BEFORE_TOWN = new RegExp(String.raw`^\s*${CODE_AND_TOWN}\s*$`);

const WHOLE_ADDRESS = new RegExp(String.raw`^\s*(\S.*?)\s*[,;\n]\s*${CODE_AND_TOWN}\s*$`);

/** A column "PLZ Ort" holds both, and there is no other for one of them; or one has the whole address. */
function withOwnPostalCode(values: RowValues): RowValues {
  const { street = "", postalCode: ownCode = "", city: ownCity = "" } = values;
  const [, code, town] = CODE_BEFORE_TOWN.exec(comparable(ownCity || ownCode)) ?? [];
  if (code && town) {
    const isSaidTwice = !ownCity || !ownCode || code.endsWith(ownCode.trim());
    return isSaidTwice ? { ...values, postalCode: code, city: town } : values;
  }
  const [, road, postalCode, city] =
    (ownCity || ownCode ? null : WHOLE_ADDRESS.exec(comparable(street))) ?? [];
  return road && postalCode && city ? { ...values, street: road, postalCode, city } : values;
}

const NUMBER_AFTER_STREET =
  /^\s*(.*\p{L}.*?),?\s+(\d{1,4}\s?[a-zA-Z]?(?:\s?[-–/+]\s?\d{1,4}\s?[a-zA-Z]?)?)\s*$/u;

const BOX = /postfach|case postale|casella postale|p\.? ?o\.? box|\bcp\b/i;

function withOwnBuildingNumber(values: RowValues): RowValues {
  const { street = "" } = values;
  const [, road, buildingNumber] =
    (BOX.test(street) ? null : NUMBER_AFTER_STREET.exec(comparable(street))) ?? [];
  return road && buildingNumber ? { ...values, street: road, buildingNumber } : values;
}
