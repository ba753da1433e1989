import { sessionOperationsOf } from "./session-operation.ts";

export const DESCRIPTION_OPERATIONS = sessionOperationsOf({
  readOpenApi: {
    call: "GET /api/v1/openapi.json",
    isPublic: true,
    summary: "Read the description of /api/v1 as OpenAPI 3.1",
    answers: { 200: "the file itself, without `success` and `data`" },
    refusals: [],
  },
  readReference: {
    call: "GET /api/reference.md",
    isPublic: true,
    summary: "Read this reference as Markdown",
    answers: { 200: "the text itself" },
    refusals: [],
  },
});
