import { callStep, type Scenario, newScenario, type Step } from "./scenarios.ts";
import type { Figures } from "./figures.ts";
import { readBack } from "./read-back.ts";

/** Programs that call the API at the same time. */
const CALLERS = 6;

/** Pause of a caller that was told that the database is away (ms). */
const AWAY_PAUSE = 200;

/** Codes that say so, or that nobody knows whether the change was saved; a balancer says so of a process. */
const AWAY = /"code":"(server\.(database_away|outcome_unknown)|balancer\.\w+)"/;

/** What became of a call: the server said yes or no, has gone, or said that its database is away. */
export type Outcome = "answered" | "gone" | "away";

/**
 * Several callers that run scenarios, each call as soon as the one before is answered, until the server is gone or they
 * are told to stop. A scenario whose call found the database away is left there.
 */
export interface Traffic {
  /** Every caller ends after the call it is waiting for. */
  stop(): void;
  scenarios: Scenario[];
  /** Resolves when the server has answered a first time. */
  begun: Promise<void>;
  /** Resolves when every caller has met the broken connection. */
  over: Promise<unknown>;
}

interface Asking {
  origin: string;
  token: string;
  /** Number of the first scenario. */
  first: number;
  /** Whether each caller reads what it wrote where a replica answers. */
  readsBack?: boolean;
}

export function startTraffic({ origin, token, first, readsBack = false }: Asking, figures: Figures): Traffic {
  const scenarios: Scenario[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let stopped = false;
  const caller = async () => {
    while (!stopped) {
      const scenario = newScenario(first + scenarios.length);
      scenarios.push(scenario);
      const outcome = await run(scenario);
      if (outcome === "gone") return;
      if (outcome === "away") await new Promise((resolve) => setTimeout(resolve, AWAY_PAUSE));
    }
  };
  const run = async (scenario: Scenario): Promise<Outcome> => {
    for (const step of scenario.steps) {
      if (stopped) return "answered";
      const outcome = await runStep(origin, token, scenario, step, figures);
      begin();
      if (outcome !== "answered") return outcome;
    }
    return readsBack ? readBack(origin, token, scenario, figures) : "answered";
  };
  const over = Promise.all(Array.from({ length: CALLERS }, caller));
  return { scenarios, begun, over, stop: () => void (stopped = true) };
}

async function runStep(
  origin: string,
  token: string,
  scenario: Scenario,
  step: Step,
  figures: Figures,
): Promise<Outcome> {
  step.state = "asked";
  figures.calls++;
  let response: Response;
  try {
    response = await callStep(origin, token, scenario, step);
  } catch {
    step.state = "cut";
    figures.cut++;
    return "gone";
  }
  return recordAnswer(scenario, step, response, figures);
}

/** A status of success counts as the server's word, even when the connection breaks before the rest of the answer. */
async function recordAnswer(
  scenario: Scenario,
  step: Step,
  response: Response,
  figures: Figures,
): Promise<Outcome> {
  const text = await response.text().catch(() => null);
  if (isAway(text)) {
    step.state = "cut";
    figures.away++;
    return "away";
  }
  if (!response.ok) {
    figures.violations.push(`${scenario.mark}: ${step.name} was answered ${response.status} ${text}`);
    return "answered";
  }
  step.state = "acknowledged";
  figures.acknowledged[step.name]++;
  if (text === null) return "gone";
  if (step.name === "create") keepAnswer(scenario, text);
  return "answered";
}

export function isAway(text: string | null): boolean {
  return AWAY.test(text ?? "");
}

/**
 * Sends each call that was cut off once more, as a program does that got no answer: with the same key. Nothing may be
 * done twice by that; the checks look.
 */
export async function repeat(
  origin: string,
  token: string,
  { scenario, step }: { scenario: Scenario; step: Step },
  figures: Figures,
): Promise<void> {
  const response = await callStep(origin, token, scenario, step);
  const text = await response.text();
  const { code } = JSON.parse(text) as { code?: string };
  step.state = "acknowledged";
  if (response.ok) {
    if (response.headers.has("Idempotent-Replayed")) figures.answeredAgain++;
    else figures.doneNow++;
    if (step.name === "create") keepAnswer(scenario, text);
  } else if (code === "idempotency.answer_lost" || isDoneAlready(step, code)) {
    figures.doneBefore++;
  } else {
    figures.violations.push(
      `${scenario.mark}: ${step.name}, repeated, was answered ${response.status} ${text}`,
    );
  }
}

/** PUT knows no keys: a status that is reached already is refused, and the checks see that it is reached. */
function isDoneAlready({ name }: Step, code: string | undefined): boolean {
  return (name === "pay" || name === "markSent") && code === "invoice.transition_not_allowed";
}

function keepAnswer(scenario: Scenario, text: string): void {
  const { data } = JSON.parse(text) as { data: { id: string; invoiceNumber: string; total: number } };
  scenario.id = data.id;
  scenario.said = { number: data.invoiceNumber, total: Math.round(data.total * 100) };
}
