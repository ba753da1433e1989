import { z } from "zod";
import {
  TYPED_FIGURES,
  TYPED_NAMES,
  type TypedFigures,
  typedNames,
} from "#app/features/taxes/tax/figures/typed-figures.ts";
import { typedFiguresSchema } from "#app/features/taxes/tax/figures/typed-figures.schema.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";

const { shape } = typedFiguresSchema;

/** The typed figures by the numbers of the form; below 0 in a reconciliation alone. */
export const zifferFiguresSchema = z.object({
  383: shape.acquisition,
  400: shape.materialAndServices,
  405: shape.investments,
  410: shape.subsequent,
  415: shape.corrections,
  420: shape.reductions,
  900: shape.subsidies,
  910: shape.donations,
  version: optionalVersion(),
});

/** @param current the return as GET answers it */
export function belowZero(json: object, current: object | undefined): FieldError[] {
  if (current && "kind" in current && current.kind === "reconciliation") return [];
  return Object.entries(json)
    .filter(([name, value]) => name in zifferFiguresSchema.shape && Number(value) < 0)
    .map(([field]) => ({ field, code: "field.figure_negative" }));
}

/** Null clears a figure, which then is 0. */
export function clearedFigures(json: object): Promise<object> {
  return Promise.resolve(
    Object.fromEntries(
      Object.entries(json).map(([name, value]: [string, unknown]) => [
        name,
        isCleared(name, value) ? 0 : value,
      ]),
    ),
  );
}

function isCleared(name: string, value: unknown): boolean {
  return value === null && name in zifferFiguresSchema.shape && name !== "version";
}

/** @throws AppError `input.invalid` at each figure that a return by this method does not have */
export function figuresByName(
  figures: z.output<typeof zifferFiguresSchema>,
  method: string,
): Partial<TypedFigures> {
  const allowed = typedNames(method);
  const sent = TYPED_NAMES.flatMap((name) => {
    const amount = figures[TYPED_FIGURES[name]];
    return amount === undefined ? [] : [{ name, amount }];
  });
  const wrong = sent.filter(({ name, amount }) => amount !== 0 && !allowed.includes(name));
  if (wrong.length > 0)
    throw invalid(wrong.map(({ name }) => ({ field: TYPED_FIGURES[name], code: "field.no_input_tax" })));
  return Object.fromEntries(sent.map(({ name, amount }) => [name, amount]));
}
