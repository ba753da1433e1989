import { expect, it } from "vitest";
import { codeOf, sources } from "./support/source-files.ts";

/** Who has a seat, which, and who is asked to take one. */
const WRITES = /\b(insertInto|updateTable|deleteFrom)\(\s*"(memberships|invitations|handovers)"/;

const FIRST_LOCK =
  /^await (lockSeats|lockOpenSeats|lockOpenSeatsAs|lockPerson|lockBusiness|lockedInvitation)\(/;

/** Called within the transactions of others, under their lock or for a business that is new or gone. */
const WITHOUT_LOCK = [
  "app/features/people/accounts/closing/purge.server.ts",
  "app/features/people/accounts/not-me/undo-act.server.ts",
  "app/features/people/accounts/register.server.ts",
  "app/features/people/seats/access.server.ts",
  "app/features/people/seats/seat-emails.server.ts",
  "app/platform/auth/seats/seat.server.ts",
  "app/platform/auth/session.server.ts",
];

const writers = sources("app").filter((file) => WRITES.test(codeOf(file)));

it("seats, offers of a business and invitations are changed under a lock alone", () => {
  const unlocked = writers.filter((file) => firstSteps(file).length === 0);
  expect(unlocked.filter((file) => !WITHOUT_LOCK.includes(file))).toEqual([]);
});

it("what changes seats, invitations or an account reads nothing for its decision before the lock", () => {
  const files = [
    ...sources("app/features/people/seats"),
    ...writers.filter((file) => !WITHOUT_LOCK.includes(file)),
    "app/features/people/operator/accounts/move-account.server.ts",
  ];
  const early = [...new Set(files)].flatMap((file) =>
    firstSteps(file)
      .filter((step) => !FIRST_LOCK.test(step))
      .map((step) => `${file}: ${step.slice(0, 60)}`),
  );
  expect(early).toEqual([]);
});

it("finds a transaction that reads before it locks", () => {
  const code =
    "ctx.transaction(async (ctx) => { const { role } = await findSeatOf(ctx); await lockSeats(ctx); });";
  expect(stepsIn(code).filter((step) => !FIRST_LOCK.test(step))).toHaveLength(1);
  const right =
    "ctx.transaction(async (ctx) => { const own = of(ctx); await lockSeats(own); await read(own); });";
  expect(stepsIn(right).filter((step) => !FIRST_LOCK.test(step))).toEqual([]);
});

/** What each transaction of a file waits for first. */
function firstSteps(file: string): string[] {
  return stepsIn(codeOf(file));
}

function stepsIn(code: string): string[] {
  return code
    .split(/\btransaction\(\s*(?:async )?\(/)
    .slice(1)
    .map((rest) => /\bawait \w[\s\S]*/.exec(rest)?.[0] ?? "nothing");
}
