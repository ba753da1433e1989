import { choicesOf, type Schema } from "#app/features/api-info/descriptions/schema.ts";
import type { Field } from "./reference.ts";
import { typeText } from "./type-text.ts";

/** Bodies that are described already: the text of their fields, and the call. */
export type KnownBodies = Map<string, string>;

/** Every field, those within others too; what is an object of its own is named only. */
export function fieldsOf(schema: Schema, known: KnownBodies = new Map(), within = ""): Field[] {
  return choicesOf(schema).flatMap((choice) =>
    Object.entries(choice.properties ?? {}).flatMap(([name, property]) => {
      const path = within + name;
      const sameAs = known.get(keyOf(partOf(property)));
      const type = typeText(property);
      const field: Field = {
        ...{ path, type: sameAs === undefined ? type : `${type}, as the body of ${sameAs}` },
        ...{ isRequired: choice.required?.includes(name) === true, text: property.description ?? "" },
      };
      const inner = sameAs === undefined ? insideOf(property, path, known) : [];
      return [field, ...inner];
    }),
  );
}

function insideOf(property: Schema, path: string, known: KnownBodies): Field[] {
  return choicesOf(property).flatMap((choice) =>
    choice.items ? fieldsOf(choice.items, known, `${path}[].`) : fieldsOf({ ...choice }, known, `${path}.`),
  );
}

function partOf(property: Schema): Schema {
  return property.items ?? property;
}

/** Equal for bodies with the same fields, whichever of them are required. */
export function keyOf({ properties }: Schema): string {
  return properties ? JSON.stringify(Object.keys(properties)) : "";
}
