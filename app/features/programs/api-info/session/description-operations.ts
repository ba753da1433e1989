import { call } from "#app/features/programs/api-info/operations/operation.ts";
import { sessionOperationsOf } from "./session-operation.ts";

export const DESCRIPTION_OPERATIONS = [
  ...sessionOperationsOf({ module: "public/openapi", needs: "open" })({
    readOpenApi: call("GET /api/v1/openapi.json", "the file itself, without `success` and `data`", {
      summary: "Read the description of /api/v1 as OpenAPI 3.1",
    }),
  }),
  ...sessionOperationsOf({ needs: "open" })({
    readReference: call("GET /api/reference.md", "the text itself", {
      summary: "Read this reference as Markdown",
    }),
  }),
];
