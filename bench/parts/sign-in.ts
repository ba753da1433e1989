import { EMAIL, makeFolder, newAccount, removeFolder } from "../account.ts";
import { interleaved } from "../interleave.ts";
import { compared, type Row } from "../row.ts";
import { startProduct } from "../servers.ts";

const CALLS = ["login", "forgot-password", "resend-verification"];

/**
 * How long an answer takes for a known and for an unknown address: the medians must not tell them apart
 * (docs/security-checks.md 6).
 */
export async function signInTiming(): Promise<Row[]> {
  const dir = makeFolder();
  const { ctx } = await newAccount(dir);
  const { port, stop } = await startProduct(dir);
  const rows: Row[] = [];
  let unknown = 0;
  for (const call of CALLS) {
    const measures = {
      known: () => timeOf(port, call, EMAIL),
      unknown: () => timeOf(port, call, `nobody-${unknown++ % 3}@example.ch`),
    };
    const ms = await interleaved(measures, { rounds: 30, warmUp: 3 });
    rows.push(
      compared({
        part: "Sign-in",
        what: `${call}, known address`,
        ours: { value: ms.known, unit: "ms" },
        baseline: { name: "unknown address", value: ms.unknown, unit: "ms" },
        goal: null,
      }),
    );
  }
  await stop();
  await ctx.db.destroy();
  removeFolder(dir);
  return rows;
}

/** Lets the work that a call leaves in the background come to its end before the next one. */
async function timeOf(port: number, call: string, email: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/${call}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "not-the-password" }),
  });
  await response.arrayBuffer();
  const ms = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return ms;
}
