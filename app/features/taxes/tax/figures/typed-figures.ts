import type { Rappen } from "#app/swiss/money.ts";

/** Figures that only the owner knows, with their Ziffern. */
export const TYPED_FIGURES = {
  acquisition: "383",
  materialAndServices: "400",
  investments: "405",
  subsequent: "410",
  corrections: "415",
  reductions: "420",
  subsidies: "900",
  donations: "910",
} as const;

export type TypedName = keyof typeof TYPED_FIGURES;
export type TypedFigures = Record<TypedName, Rappen>;

export const TYPED_NAMES = [
  "acquisition",
  "materialAndServices",
  "investments",
  "subsequent",
  "corrections",
  "reductions",
  "subsidies",
  "donations",
] as const satisfies readonly TypedName[];

export const INPUT_NAMES = ["materialAndServices", "investments"] as const satisfies readonly TypedName[];

export type InputName = (typeof INPUT_NAMES)[number];

const WITHOUT_INPUT_TAX: TypedName[] = ["acquisition", "subsidies", "donations"];

/** The key of its text below `tax:line`. */
export function typedWord(name: TypedName): string {
  return name === "reductions" ? "reductionsOfInput" : name;
}

/** The names of a method; with net tax rates nobody deducts input tax. */
export function typedNames(method: string): TypedName[] {
  return method === "net" ? WITHOUT_INPUT_TAX : [...TYPED_NAMES];
}
