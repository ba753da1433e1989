import { openApiDocument } from "./openapi.ts";
import { shareRepeats } from "./document/share-repeats.ts";

/** Made once a process: it follows from the code alone, and takes a third of a second. */
export const describedApi = once(openApiDocument);

/** The file that programs load. */
export const openApiFile = once((origin) => JSON.stringify(shareRepeats(describedApi(origin))));

function once<T>(make: (origin: string) => T): (origin: string) => T {
  const made = new Map<string, T>();
  return (origin) => {
    const known = made.get(origin) ?? make(origin);
    made.set(origin, known);
    return known;
  };
}
