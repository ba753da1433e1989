import { TEXTS } from "#app/features/programs/api-info/descriptions/all-texts.ts";
import type { DocumentSchema } from "#app/features/programs/api-info/descriptions/schema.ts";
import {
  isPublic,
  type SessionOperation,
} from "#app/features/programs/api-info/session/session-operation.ts";
import { exampleOf } from "./example.ts";
import { fieldsOf } from "./fields-of.ts";
import type { Body, ReferenceCall, Parameter } from "./reference.ts";

export function sessionCallOf(
  operation: SessionOperation,
  bodies: Map<string, DocumentSchema>,
): ReferenceCall {
  const { id, method, path, summary, description, answers, refusals } = operation;
  const body = bodyOf(operation, bodies);
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary,
    refusals: [...refusals],
    texts: [
      ...(description ? [description] : []),
      isPublic(operation) ? "Everybody may call it." : "Needs a session.",
    ],
    parameters: parametersOf(operation),
    ...(body ? { body } : {}),
    answers: Object.entries(answers).map(([status, text]) => ({ status: Number(status), text })),
    headers: [],
  };
}

function parametersOf({ path, query = {} }: SessionOperation): Parameter[] {
  const id: Parameter = {
    path: "id",
    place: "path",
    type: "id",
    isRequired: true,
    text: TEXTS.parameters.id ?? "",
  };
  const asked = Object.entries(query).map(([name, text]): Parameter => ({
    path: name,
    place: "query",
    type: "whole number",
    isRequired: false,
    text,
  }));
  return [...(path.includes("{id}") ? [id] : []), ...asked];
}

function bodyOf(operation: SessionOperation, bodies: Map<string, DocumentSchema>): Body | undefined {
  const { id, method, path, body, files } = operation;
  if (files) return { types: [...files], fields: [] };
  if (!body) return undefined;
  return {
    types: ["application/json"],
    fields: fieldsOf(bodies.get(id) ?? {}),
    example: exampleOf(method, path, body.example, isPublic(operation)),
  };
}
