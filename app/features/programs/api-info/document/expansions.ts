import {
  alternativesOf,
  componentIn,
  type DocumentSchema,
  referenceTo,
} from "#app/features/programs/api-info/descriptions/schema.ts";
import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";
import { type Expansion, EXPANSIONS } from "#app/features/money/expanding/expansions.ts";

type Schemas = Record<string, DocumentSchema>;

/** Says of answers what `expand` puts beside ids. The schemas are changed in place. */
export function describeExpansions(schemas: Schemas, operations: Operation[]): void {
  for (const { query, answers } of operations) {
    const kind = query?.expand;
    const root = schemas[answers[200] ?? ""];
    if (typeof kind !== "object" || !("severalOf" in kind) || !root) continue;
    const names = (Object.keys(EXPANSIONS) as Expansion[]).filter((name) => kind.severalOf.includes(name));
    expand(root, { schemas, names, seen: new Set() });
  }
}

interface Walk {
  schemas: Schemas;
  names: Expansion[];
  seen: Set<DocumentSchema>;
}

function expand(schema: DocumentSchema, walk: Walk): void {
  const whole = walk.schemas[componentIn(schema) ?? ""] ?? schema;
  if (walk.seen.has(whole)) return;
  walk.seen.add(whole);
  const parts = Object.values(whole.properties ?? {});
  for (const choice of alternativesOf(whole)) if (choice !== whole) expand(choice, walk);
  for (const part of whole.items ? [...parts, whole.items] : parts) expand(part, walk);
  for (const name of walk.names) {
    const { idField, object } = EXPANSIONS[name];
    if (!whole.properties || !Object.hasOwn(whole.properties, idField)) continue;
    whole.properties[name] = {
      description: `With \`expand=${name}\` only: the whole record of \`${idField}\`; null when there is none.`,
      anyOf: [referenceTo(object), { type: "null" }],
    };
  }
}
