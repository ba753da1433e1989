import {
  EXAMPLE_LANGUAGES,
  type ExampleLanguage,
  FENCES,
} from "#app/features/programs/api-info/example-code/languages.ts";
import type {
  Body,
  ReferenceCall,
  ErrorText,
  ReferenceField,
  Guide,
  ObjectType,
  Reference,
  TagPage,
} from "./reference.ts";

const AFTER_CALLS = ["sessions", "statuses", "versions", "changelog"];

/** The whole reference, for people and for language models. */
export function referenceMarkdown(reference: Reference): string {
  const { guides, tags, sessionTags, objects, headers, errors, fieldErrors, origin } = reference;
  const isAfter = ({ slug }: Guide) => AFTER_CALLS.includes(slug);
  const guide = (wanted: string) => guides.filter(({ slug }) => slug === wanted).map(guideText);
  return lines(
    "# The JSON API",
    `Base address for API keys: \`${origin}/api/v1\`. OpenAPI 3.1: \`${origin}/api/v1/openapi.json\`.`,
    ...guides.filter((guide) => !isAfter(guide)).map(guideText),
    "## Calls of /api/v1",
    ...tags.map(tagText),
    ...guide("sessions"),
    ...sessionTags.map(tagText),
    "## Objects",
    ...objects.map(objectText),
    "## Headers of answers",
    table(
      ["Header", "Meaning"],
      headers.map(({ name, text }) => [`\`${name}\``, text]),
    ),
    ...guide("statuses"),
    "## Error codes",
    errorTable(errors),
    "### Codes of fields and warnings",
    errorTable(fieldErrors),
    ...guide("versions"),
    ...guide("changelog"),
  );
}

function lines(...blocks: string[]): string {
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function guideText({ title, text }: Guide): string {
  return `## ${title}\n\n${text}`;
}

function tagText({ name, text, calls }: TagPage): string {
  return lines(`### ${name}`, text, ...calls.map(callText)).trimEnd();
}

function callText({
  id,
  method,
  path,
  summary,
  texts,
  parameters,
  body,
  answers,
  refusals,
  examples,
}: ReferenceCall): string {
  return lines(
    `#### ${summary}`,
    `\`${method} ${path}\` (${id})`,
    ...texts,
    fieldTable(
      "Parameter",
      parameters.map((parameter) => ({ ...parameter, type: `${parameter.place}: ${parameter.type}` })),
    ),
    ...(body ? bodyTexts(examples ? { ...body, example: undefined } : body) : []),
    ...(examples ? EXAMPLE_LANGUAGES.map((language) => fenced(language, examples[language])) : []),
    `Answers: ${[...answers.map(answerText), refusals.join(", ")].filter(Boolean).join("; ")}.`,
  ).trimEnd();
}

function fenced(language: ExampleLanguage, code: string): string {
  return `\`\`\`${FENCES[language]}\n${code}\n\`\`\``;
}

function bodyTexts({ types, sameAs, fields, example }: Body): string[] {
  const isJson = types.join() === "application/json";
  return [
    ...(isJson ? [] : [`Body: ${types.map((type) => `\`${type}\``).join(", ")}.`]),
    ...(sameAs ? [`Body: the fields of ${sameAs}.`] : []),
    fieldTable("Field", fields),
    ...(example === undefined ? [] : ["```http\n" + example + "\n```"]),
  ];
}

function answerText({ status, text, object }: ReferenceCall["answers"][number]): string {
  return object ? `${status} \`${object}\`` : `${status} ${text}`;
}

function objectText({ name, text, fields }: ObjectType): string {
  return lines(`### ${name}`, text, fieldTable("Field", fields)).trimEnd();
}

function fieldTable(title: string, fields: ReferenceField[]): string {
  if (fields.length === 0) return "";
  return table(
    [title, "Value", "Meaning"],
    fields.map(({ path, type, isRequired, text }) => [
      `\`${path}\``,
      `${type}${isRequired ? ", required" : ""}`,
      text,
    ]),
  );
}

function errorTable(errors: ErrorText[]): string {
  return table(
    ["Code", ...(errors[0]?.status === undefined ? [] : ["Status"]), "Text"],
    errors.map(({ code, status, text }) => [
      `\`${code}\``,
      ...(status === undefined ? [] : [String(status)]),
      text,
    ]),
  );
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
