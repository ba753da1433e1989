import type { ColumnType } from "kysely";

declare const json: unique symbol;

/** The text of a JSON column, which `fromJson` reads; empty where the column may be. */
export type JsonText = string & { readonly [json]: true };

export type JsonColumn = ColumnType<JsonText, string, string>;

export type GeneratedJson = ColumnType<JsonText, string | undefined, string>;

export type NullableJson = ColumnType<JsonText | null, string | null | undefined, string | null>;
