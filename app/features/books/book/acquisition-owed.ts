import { sql } from "kysely";
import type { Rappen } from "#app/swiss/money.ts";

/** What a booking of acquisition tax adds to the VAT that is owed, whether or not it is deducted as well. */
export const ACQUISITION_OWED = sql<Rappen>`case when credit = 'vat' then amount else -amount end`;
