import { randomUUID } from "node:crypto";
import { INVOICE } from "../support/invoices/invoice-input.ts";

export type StepName = "create" | "send" | "markSent" | "pay";

/**
 * One call of a scenario. `asked` is on its way, `acknowledged` was answered with yes; of a `cut` one the connection
 * broke before an answer came, so that nobody outside knows whether it was done.
 */
export interface Step {
  name: StepName;
  key: string;
  state: "waiting" | "asked" | "acknowledged" | "cut";
}

/** One invoice's way from creation to payment, as a program that calls the API drives it. */
export interface Scenario {
  /** Subject of the invoice: finds what became of it. */
  mark: string;
  /** The recipient of its e-mail, and of no other. */
  recipient: string;
  steps: Step[];
  id: string;
  /** What the server said of the created invoice. */
  said: { number: string; total: number } | null;
}

/** Ways that invoices go; one that is paid at once may withdraw the e-mail that is still waiting. */
const STEPS_OF_SCENARIOS: StepName[][] = [
  ["create", "send"],
  ["create", "markSent", "pay"],
  ["create", "send", "pay"],
  ["create", "send"],
];

export function newScenario(index: number): Scenario {
  const way = STEPS_OF_SCENARIOS[index % STEPS_OF_SCENARIOS.length] ?? [];
  return {
    mark: `scenario ${index}`,
    recipient: `scenario-${index}@example.ch`,
    steps: way.map((name) => ({ name, key: randomUUID(), state: "waiting" })),
    id: "",
    said: null,
  };
}

/** The step of that name, when the scenario has one and the server has said yes to it. */
export function isAcknowledged(scenario: Scenario, name: StepName): boolean {
  return scenario.steps.some((step) => step.name === name && step.state === "acknowledged");
}

export function cutSteps(scenarios: Scenario[]): { scenario: Scenario; step: Step }[] {
  return scenarios.flatMap((scenario) =>
    scenario.steps.filter(({ state }) => state === "cut").map((step) => ({ scenario, step })),
  );
}

/** Sends one step's call. @throws TypeError when the connection breaks before the answer is whole */
export function callStep(origin: string, token: string, scenario: Scenario, step: Step): Promise<Response> {
  const { method, path, body } = requestOf(scenario, step.name);
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

function requestOf({ mark, recipient, id }: Scenario, name: StepName) {
  if (name === "create") {
    const { items, recipient: client } = INVOICE;
    const body = { subject: mark, items, recipient: { ...client, email: recipient } };
    return { method: "POST", path: "/invoices", body };
  }
  if (name === "send") return { method: "POST", path: `/invoices/${id}/send`, body: {} };
  const status = name === "pay" ? "paid" : "sent";
  return { method: "PUT", path: `/invoices/${id}/status`, body: { status } };
}
