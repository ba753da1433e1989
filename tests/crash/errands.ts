import { randomUUID } from "node:crypto";
import { INVOICE } from "../support/invoices/invoice-input.ts";

export type StepName = "create" | "send" | "markSent" | "pay";

/**
 * One call of an errand. `asked` is on its way, `acknowledged` was answered with yes; of a `cut` one the connection broke
 * before an answer came, so that nobody outside knows whether it was done.
 */
export interface Step {
  name: StepName;
  key: string;
  state: "waiting" | "asked" | "acknowledged" | "cut";
}

/** One invoice's way from creation to payment, as a program that calls the API drives it. */
export interface Errand {
  /** Subject of the invoice: finds what became of it. */
  mark: string;
  /** Of its e-mail, and of no other. */
  recipient: string;
  steps: Step[];
  id: string;
  /** What the server said of the created invoice. */
  said: { number: string; total: number } | null;
}

/** Ways that invoices go; one that is paid at once may withdraw the e-mail that is still waiting. */
const WAYS: StepName[][] = [
  ["create", "send"],
  ["create", "markSent", "pay"],
  ["create", "send", "pay"],
  ["create", "send"],
];

export function newErrand(index: number): Errand {
  const way = WAYS[index % WAYS.length] ?? [];
  return {
    mark: `errand ${index}`,
    recipient: `errand-${index}@example.ch`,
    steps: way.map((name) => ({ name, key: randomUUID(), state: "waiting" })),
    id: "",
    said: null,
  };
}

/** The step of that name, when the errand has one and the server has said yes to it. */
export function isAcknowledged(errand: Errand, name: StepName): boolean {
  return errand.steps.some((step) => step.name === name && step.state === "acknowledged");
}

export function cutSteps(errands: Errand[]): { errand: Errand; step: Step }[] {
  return errands.flatMap((errand) =>
    errand.steps.filter(({ state }) => state === "cut").map((step) => ({ errand, step })),
  );
}

/** Sends one step's call. @throws TypeError when the connection breaks before the answer is whole */
export function callStep(origin: string, token: string, errand: Errand, step: Step): Promise<Response> {
  const { method, path, body } = requestOf(errand, step.name);
  return fetch(`${origin}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      ...(method === "POST" ? { "Idempotency-Key": step.key } : {}),
    },
    body: JSON.stringify(body),
  });
}

function requestOf({ mark, recipient, id }: Errand, name: StepName) {
  if (name === "create") {
    const { items, recipient: client } = INVOICE;
    const body = { subject: mark, items, recipient: { ...client, email: recipient } };
    return { method: "POST", path: "/invoices", body };
  }
  if (name === "send") return { method: "POST", path: `/invoices/${id}/send`, body: {} };
  const status = name === "pay" ? "paid" : "sent";
  return { method: "PUT", path: `/invoices/${id}/status`, body: { status } };
}
