import { alternativesOf, type DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";
import type { ReferenceField } from "./reference.ts";
import { typeText } from "./type-text.ts";

/** Bodies that are described already: the text of their fields, and the call. */
export type KnownBodies = Map<string, string>;

/** Every field, those within others too; what is an object of its own is named only. */
export function fieldsOf(
  schema: DocumentSchema,
  known: KnownBodies = new Map(),
  within = "",
): ReferenceField[] {
  const among = alternativesOf(schema).filter(({ properties }) => properties).length;
  const fields = alternativesOf(schema).flatMap((choice) =>
    Object.entries(choice.properties ?? {}).flatMap(([name, property]) => {
      const path = within + name;
      const sameAs = known.get(keyOf(partOf(property)));
      const type = typeText(property);
      const field: ReferenceField = {
        path,
        type: sameAs === undefined ? type : `${type}, as the body of ${sameAs}`,
        isRequired: choice.required?.includes(name) === true,
        text: property.description ?? "",
      };
      const inner = sameAs === undefined ? insideOf(property, path, known) : [];
      return [field, ...inner];
    }),
  );
  return [...Map.groupBy(fields, ({ path }) => path).values()].map((fields) => merged(fields, among));
}

/** One field from the same field of several alternatives; `among` says how many there are. */
function merged(fields: ReferenceField[], among: number): ReferenceField {
  const types = [...new Set(fields.map(({ type }) => type))];
  return {
    ...fields[0]!,
    type: types.join(" or "),
    isRequired: fields.length === among && fields.every(({ isRequired }) => isRequired),
  };
}

function insideOf(property: DocumentSchema, path: string, known: KnownBodies): ReferenceField[] {
  return alternativesOf(property).flatMap((choice) =>
    choice.items ? fieldsOf(choice.items, known, `${path}[].`) : fieldsOf({ ...choice }, known, `${path}.`),
  );
}

function partOf(property: DocumentSchema): DocumentSchema {
  return property.items ?? property;
}

/** Equal for bodies with the same fields, whichever of them are required. */
export function keyOf({ properties }: DocumentSchema): string {
  return properties ? JSON.stringify(Object.keys(properties)) : "";
}
