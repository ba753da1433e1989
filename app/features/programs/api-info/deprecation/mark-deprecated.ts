import type { DescribedOperation } from "#app/features/programs/api-info/descriptions/document.ts";
import type { DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";
import { deprecationText } from "#app/features/programs/api-info/deprecation/deprecation.ts";
import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";

interface Field {
  description?: string;
  deprecated?: boolean;
}

type Methods = Partial<Record<Operation["method"], DescribedOperation>>;

/** Marks what the operations say is to go, and tells of it. The document is changed in place. */
export function markDeprecated(paths: Record<string, Methods>, operations: Operation[]): void {
  for (const { method, path, deprecated, deprecatedFields = {} } of operations) {
    const described = paths[path]?.[method];
    if (!described) continue;
    if (deprecated) {
      described.deprecated = true;
      described.description = joined(described.description, deprecationText(deprecated), "\n\n");
    }
    for (const [name, deprecation] of Object.entries(deprecatedFields))
      for (const field of fieldsOf(described, name)) {
        field.deprecated = true;
        field.description = joined(field.description, deprecationText(deprecation), " ");
      }
  }
}

function fieldsOf({ parameters = [], requestBody }: DescribedOperation, name: string): Field[] {
  const asked = parameters.filter((parameter) => "name" in parameter && parameter.name === name);
  const content = requestBody && "content" in requestBody ? requestBody.content : {};
  const body = content["application/json"]?.schema as DocumentSchema | undefined;
  const sent = body?.properties?.[name];
  return [...asked, ...(sent ? [sent] : [])];
}

function joined(text: string | undefined, more: string, between: string): string {
  return [text, more].filter(Boolean).join(between);
}
