import { TEXTS } from "#app/features/programs/api-info/descriptions/all-texts.ts";
import { callsIn } from "#app/features/programs/api-info/descriptions/document.ts";
import type { DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";
import { describedApi } from "#app/features/programs/api-info/described-api.ts";
import { exampleCall } from "#app/features/programs/api-info/example-code/example-call.ts";
import { examplesOf } from "#app/features/programs/api-info/example-code/examples-of.ts";
import { OPERATIONS, TAGS } from "#app/features/programs/api-info/operations/operations.ts";
import { sessionBodies } from "#app/features/programs/api-info/session/session-document.ts";
import { SESSION_TAGS } from "#app/features/programs/api-info/session/session-tags.ts";
import type { ErrorCode } from "#app/platform/errors.ts";
import { callOf } from "./calls.ts";
import { errorTexts, fieldErrorTexts } from "./error-texts.server.ts";
import { fieldsOf, type KnownBodies } from "./fields-of.ts";
import { guidesFor } from "./guides.server.ts";
import { referenceMarkdown } from "./reference-markdown.ts";
import type { Reference, ReferenceCall } from "./reference.ts";
import { sessionCallOf } from "./session-calls.ts";

interface Made {
  reference: Reference;
  markdown: string;
}

const made = new Map<string, Made>();

/** Made once a process: nothing in it changes while it runs. */
export function referenceFor(origin: string, errorStatuses: Record<ErrorCode, number>): Made {
  const known = made.get(origin);
  if (known) return known;
  const reference = makeReference(origin, errorStatuses);
  const both = { reference, markdown: referenceMarkdown(reference) };
  made.set(origin, both);
  return both;
}

function makeReference(origin: string, errorStatuses: Record<ErrorCode, number>): Reference {
  const document = describedApi(origin);
  const known: KnownBodies = new Map();
  const calls = callsIn(document.paths ?? {}).map(({ path, ...call }) =>
    withExamples(callOf({ ...call, path: `/api/v1${path}` }, known), origin),
  );
  const bodies = sessionBodies();
  const components = Object.entries((document.components?.schemas ?? {}) as Record<string, DocumentSchema>);
  return {
    origin,
    guides: guidesFor(origin),
    tags: TAGS.map(({ name, slug, text, operations }) => ({
      name,
      slug,
      text,
      calls: operations
        .flatMap(({ id }) => calls.filter((call) => call.id === id))
        .map((call) => withPlaceOfBody(call, operations)),
    })),
    sessionTags: SESSION_TAGS.map(({ operations, ...tag }) => ({
      ...tag,
      calls: operations.map((operation) => sessionCallOf(operation, bodies)),
    })),
    objects: components
      .map(([name, schema]) => ({ name, text: schema.description ?? "", fields: fieldsOf(schema) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    headers: Object.entries(TEXTS.headers).map(([name, text]) => ({ name, text })),
    errors: errorTexts(errorStatuses),
    fieldErrors: fieldErrorTexts(errorStatuses),
  };
}

function withExamples(call: ReferenceCall, origin: string): ReferenceCall {
  const operation = OPERATIONS.find(({ id }) => id === call.id);
  return operation ? { ...call, examples: examplesOf(exampleCall(operation), origin) } : call;
}

/** A body that a call of another part has is described on that part's page. */
function withPlaceOfBody(call: ReferenceCall, ofSamePart: { id: string }[]): ReferenceCall {
  const { body } = call;
  if (!body?.sameAs || ofSamePart.some(({ id }) => id === body.sameAs)) return call;
  const part = TAGS.find(({ operations }) => operations.some(({ id }) => id === body.sameAs));
  return { ...call, body: { ...body, sameAsIn: part?.slug ?? "" } };
}
