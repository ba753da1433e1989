import type { Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";

interface Place {
  method: string;
  steps: string[];
  operation: Operation;
}

const PLACES: Place[] = OPERATIONS.map((operation) => ({
  method: operation.method.toUpperCase(),
  steps: operation.path.split("/"),
  operation,
}));

/** @param path after /api/v1, such as `/invoices/01a2…/pdf` */
export function findOperation(method: string, path: string): Operation | undefined {
  const steps = path.replace(/\/+$/, "").split("/");
  const wanted = method === "HEAD" ? "GET" : method;
  const found = PLACES.filter((place) => place.method === wanted && isAt(place, steps));
  // `/clients/find-or-create` is also at `/clients/{id}`.
  return found.toSorted((a, b) => variables(a) - variables(b))[0]?.operation;
}

function isAt({ steps: known }: Place, steps: string[]): boolean {
  return (
    known.length === steps.length && known.every((step, at) => isVariable(step) || isSame(step, steps[at]))
  );
}

/** Paths are matched in any case, as the router does. */
function isSame(known: string, step = ""): boolean {
  return known === step.toLowerCase();
}

const isVariable = (step: string) => step.startsWith("{");

const variables = ({ steps }: Place) => steps.filter(isVariable).length;
