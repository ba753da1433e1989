import { openApiDocument } from "./openapi.ts";

const made = new Map<string, ReturnType<typeof openApiDocument>>();

/** Made once a process: it follows from the code alone, and takes a third of a second. */
export function describedApi(origin: string): ReturnType<typeof openApiDocument> {
  let document = made.get(origin);
  if (!document) made.set(origin, (document = openApiDocument(origin)));
  return document;
}
