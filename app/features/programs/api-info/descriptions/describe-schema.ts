import { type Listener, lookUp, nounOf, type Texts } from "./lookup.ts";
import { alternativesOf, type DocumentSchema } from "./schema.ts";

/** Says of every property that has no description what it is. */
export function describeSchema(schema: DocumentSchema, place: string[], texts: Texts, onUse: Listener): void {
  for (const choice of alternativesOf(schema)) {
    if (choice !== schema) describeSchema(choice, place, texts, onUse);
    if (choice.items) describeSchema(choice.items, place, texts, onUse);
    if (typeof choice.additionalProperties === "object")
      describeSchema(choice.additionalProperties, place, texts, onUse);
    for (const [name, property] of Object.entries(choice.properties ?? {})) {
      const text = lookUp(texts, place, name, onUse);
      if (text !== undefined) property.description ??= text;
      describeSchema(property, [...place, nounOf(name)], texts, onUse);
    }
  }
}
