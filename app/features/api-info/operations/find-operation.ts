import type { Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";

interface Place {
  steps: string[];
  operation: Operation;
}

/** Fewer variables first: `/clients/find-or-create` is also at `/clients/{id}`. */
const PLACES = Map.groupBy(
  OPERATIONS.map((operation): Place => ({ steps: operation.path.split("/"), operation })).toSorted(
    (a, b) => variables(a) - variables(b),
  ),
  ({ steps, operation }) => shapeOf(operation.method, steps),
);

function shapeOf(method: string, steps: string[]): string {
  return `${method.toUpperCase()} ${steps.length}`;
}

/** @param path after /api/v1, such as `/invoices/01a2…/pdf` */
export function findOperation(method: string, path: string): Operation | undefined {
  const steps = path.replace(/\/+$/, "").split("/");
  const places = PLACES.get(shapeOf(method === "HEAD" ? "GET" : method, steps));
  return places?.find((place) => isAt(place, steps))?.operation;
}

function isAt({ steps: known }: Place, steps: string[]): boolean {
  return known.every((step, at) => isVariable(step) || isSame(step, steps[at]));
}

/** Paths are matched in any case, as the router does. */
function isSame(known: string, step = ""): boolean {
  return known === step.toLowerCase();
}

function isVariable(step: string): boolean {
  return step.startsWith("{");
}

function variables({ steps }: Place): number {
  return steps.filter(isVariable).length;
}
