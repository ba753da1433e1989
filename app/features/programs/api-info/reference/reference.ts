import type { Examples } from "#app/features/programs/api-info/example-code/languages.ts";

/** What the pages, the Markdown and docs/api.md say, made of the same sources. */
export interface Reference {
  origin: string;
  guides: Guide[];
  tags: TagPage[];
  sessionTags: TagPage[];
  objects: ObjectType[];
  headers: Named[];
  errors: ErrorText[];
  fieldErrors: ErrorText[];
}

export interface Guide {
  slug: string;
  title: string;
  text: string;
}

export interface TagPage {
  name: string;
  slug: string;
  text: string;
  calls: ReferenceCall[];
}

export interface ReferenceCall {
  id: string;
  method: string;
  /** The path with /api or /api/v1. */
  path: string;
  summary: string;
  texts: string[];
  parameters: Parameter[];
  body?: Body;
  answers: Answer[];
  refusals: number[];
  headers: string[];
  /** Examples of a call of /api/v1, in each language. */
  examples?: Examples;
}

export interface ReferenceField {
  path: string;
  type: string;
  isRequired: boolean;
  text: string;
}

export interface Parameter extends ReferenceField {
  place: "path" | "query" | "header";
}

export interface Body {
  types: string[];
  /** The call whose body has the same fields, described there. */
  sameAs?: string;
  /** The part of the reference that has it, when it is another one. */
  sameAsIn?: string;
  fields: ReferenceField[];
  /** The whole request, as it goes over the line. */
  example?: string | undefined;
}

export interface Answer {
  status: number;
  text: string;
  object?: string;
}

export interface ObjectType {
  name: string;
  text: string;
  fields: ReferenceField[];
}

export interface Named {
  name: string;
  text: string;
}

export interface ErrorText {
  code: string;
  status?: number;
  text: string;
}
