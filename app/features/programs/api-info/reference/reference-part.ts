import type { ReferenceCall, ErrorText, Named, ObjectType, Reference } from "./reference.ts";

interface ReferencePart {
  title: string;
  text: string;
  calls: ReferenceCall[];
  objects: ObjectType[];
  headers: Named[];
  errors: ErrorText[];
  fieldErrors: ErrorText[];
}

const NOTHING = { calls: [], objects: [], headers: [], errors: [], fieldErrors: [] };

export const OBJECTS = "objects";
export const ERRORS = "errors";

export function partOf(reference: Reference, slug: string): ReferencePart | undefined {
  const { tags, sessionTags, objects, headers, errors, fieldErrors } = reference;
  const text = "What answers hold. Fields that are not marked as required may be left out.";
  if (slug === OBJECTS) return { ...NOTHING, title: "Objects", text, objects };
  if (slug === ERRORS)
    return { ...NOTHING, title: "Error codes and headers", text: ERROR_TEXT, headers, errors, fieldErrors };
  const tag = [...tags, ...sessionTags].find((tag) => tag.slug === slug);
  return tag && { ...NOTHING, title: tag.name, text: tag.text, calls: tag.calls };
}

const ERROR_TEXT =
  "`code` never changes. The sentences may; in braces stands what is filled in. Codes of fields stand in `errors`, " +
  "those of warnings in `warnings`.";
