import { randomUUID } from "node:crypto";
import type { Scenario, StepName } from "../../crash/scenarios.ts";

/** What several clients do at the same time, each one request after the other, and what came of it. */
export class Work {
  readonly scenarios: Scenario[] = [];
  readonly failures: string[] = [];
  #answers = 0;
  #isOver = false;
  readonly #ended: Promise<void>[] = [];
  readonly #waiting: { count: number; resolve: () => void }[] = [];

  /** Does the same round again and again, until `stop` or until something fails. */
  start(round: () => Promise<void>): void {
    const rounds = async () => {
      while (!this.#isOver) await round();
    };
    this.#ended.push(rounds().catch((error: unknown) => this.#fail(String(error))));
  }

  /** An invoice that is about to be written and finalized. */
  begin(): Scenario {
    const step = (name: StepName) => ({ name, key: randomUUID(), state: "asked" as const });
    const mark = `invoice ${this.scenarios.length}`;
    const steps = [step("create"), step("markSent")];
    const scenario: Scenario = { mark, recipient: "", steps, id: "", said: null };
    this.scenarios.push(scenario);
    return scenario;
  }

  /** @throws Error when the status is another one */
  async answer(asked: Promise<Response>, status: number): Promise<{ text: string; location: string }> {
    const response = await asked;
    const text = await response.text();
    this.#answers++;
    this.#tell();
    if (response.status !== status)
      throw new Error(`${response.url} was answered ${response.status} ${text.slice(0, 200)}`);
    return { text, location: response.headers.get("Location") ?? "" };
  }

  /** Resolves after so many more answers, or when something has failed. */
  more(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ count: this.#answers + count, resolve });
    this.#tell();
    return promise;
  }

  /** Resolves when every client has ended its round. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#ended);
  }

  #fail(text: string): void {
    this.failures.push(text);
    this.#isOver = true;
    this.#tell();
  }

  #tell(): void {
    for (const { count, resolve } of this.#waiting) if (this.#isOver || count <= this.#answers) resolve();
  }
}

export function acknowledge({ steps }: Scenario, name: StepName): void {
  for (const step of steps) if (step.name === name) step.state = "acknowledged";
}
