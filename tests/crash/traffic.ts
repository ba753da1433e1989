import { callStep, type Errand, newErrand, type Step } from "./errands.ts";
import type { Figures } from "./figures.ts";

/** Programs that call the API at the same time. */
const CALLERS = 6;

/** Several callers that run errands, each call as soon as the one before is answered, until the server is gone. */
export interface Traffic {
  errands: Errand[];
  /** Resolves when the server has answered a first time. */
  begun: Promise<void>;
  /** Resolves when every caller has met the broken connection. */
  over: Promise<unknown>;
}

export function startTraffic(
  { origin, token, first }: { origin: string; token: string; first: number },
  figures: Figures,
): Traffic {
  const errands: Errand[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const caller = async () => {
    for (;;) {
      const errand = newErrand(first + errands.length);
      errands.push(errand);
      for (const step of errand.steps) {
        if (!(await take(origin, token, errand, step, figures))) return begin();
        begin();
      }
    }
  };
  return { errands, begun, over: Promise.all(Array.from({ length: CALLERS }, caller)) };
}

/** @returns false when the server is gone */
async function take(origin: string, token: string, errand: Errand, step: Step, figures: Figures) {
  step.state = "asked";
  let response: Response;
  try {
    response = await callStep(origin, token, errand, step);
  } catch {
    step.state = "cut";
    figures.cut++;
    return false;
  }
  return learn(errand, step, response, figures);
}

/**
 * A status of success counts as the server's word, even when the connection breaks before the rest of the answer.
 * @returns false when it did
 */
async function learn(errand: Errand, step: Step, response: Response, figures: Figures): Promise<boolean> {
  const text = await response.text().catch(() => null);
  if (!response.ok) {
    figures.violations.push(`${errand.mark}: ${step.name} was answered ${response.status} ${text}`);
    return true;
  }
  step.state = "acknowledged";
  figures.acknowledged[step.name]++;
  if (text === null) return false;
  if (step.name === "create") keepAnswer(errand, text);
  return true;
}

/**
 * Sends each call that was cut off once more, as a program does that got no answer: with the same key. Nothing may be done
 * twice by that; the checks look.
 */
export async function repeat(
  origin: string,
  token: string,
  { errand, step }: { errand: Errand; step: Step },
  figures: Figures,
): Promise<void> {
  const response = await callStep(origin, token, errand, step);
  const text = await response.text();
  const { code } = JSON.parse(text) as { code?: string };
  step.state = "acknowledged";
  if (response.ok) {
    if (response.headers.has("Idempotent-Replayed")) figures.answeredAgain++;
    else figures.doneNow++;
    if (step.name === "create") keepAnswer(errand, text);
  } else if (code === "idempotency.answer_lost" || isDoneAlready(step, code)) {
    figures.doneBefore++;
  } else {
    figures.violations.push(
      `${errand.mark}: ${step.name}, repeated, was answered ${response.status} ${text}`,
    );
  }
}

/** PUT knows no keys: a status that is reached already is refused, and the checks see that it is reached. */
function isDoneAlready({ name }: Step, code: string | undefined): boolean {
  return (name === "pay" || name === "markSent") && code === "invoice.transition_not_allowed";
}

function keepAnswer(errand: Errand, text: string): void {
  const { data } = JSON.parse(text) as { data: { id: string; invoiceNumber: string; total: number } };
  errand.id = data.id;
  errand.said = { number: data.invoiceNumber, total: Math.round(data.total * 100) };
}
