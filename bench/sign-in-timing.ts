import { performance } from "node:perf_hooks";

/**
 * Compares how long a running copy takes to answer for a known and an unknown address, interleaved. Look at the medians:
 * they should differ by less than the runs of one kind differ among themselves (docs/security-checks.md 6).
 *
 *   RATE_LIMIT_FACTOR=100000 npm start
 *   node bench/sign-in-timing.ts http://localhost:3000 demo@rappen.example
 */
const [origin = "http://localhost:3000", known = "demo@rappen.example"] = process.argv.slice(2);
const ROUNDS = 30;
const CALLS = ["login", "forgot-password", "resend-verification"];

for (const call of CALLS) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.known.push(await timeOf(call, known));
    await rest();
    times.unknown.push(await timeOf(call, `nobody-${round % 3}@example.ch`));
    await rest();
  }
  console.log(`${call.padEnd(20)} known ${summary(times.known)}   unknown ${summary(times.unknown)}`);
}

/** Lets the work that a call left in the background come to its end. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

async function timeOf(call: string, email: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${origin}/api/auth/${call}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "not-the-password" }),
  });
  await response.arrayBuffer();
  return performance.now() - began;
}

/** Median and quartiles, ms. */
function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(2).padStart(6);
  return `median ${at(0.5)} ms (${at(0.25)} – ${at(0.75)})`;
}
