import { describe, expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { issueLink } from "#app/features/people/accounts/email/email-links.server.ts";
import { proveAddress } from "#app/features/people/accounts/email/first-proof.server.ts";
import { undoChanges } from "#app/features/people/accounts/not-me/not-me.server.ts";
import { changePassword } from "#app/features/people/accounts/sign-in/change-password.server.ts";
import { endAllOtherAccess } from "#app/features/front/security/end-all-other-access.server.ts";
import { resetPassword } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { disableAccount } from "#app/features/people/operator/accounts/disable-account.server.ts";
import { changeRole, endSeat } from "#app/features/people/seats/change-seat.server.ts";
import { settleSeats } from "#app/features/people/seats/plan/settle-seats.server.ts";
import {
  ENDING_EVENTS,
  type EndingEvent,
  wayEnding,
  NO_WAYS,
  WAYS,
  type WayName,
} from "#app/features/front/security/ways.ts";
import { endSession } from "#app/platform/auth/session.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { freshSqlite, onDatabaseOfDay } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { seated } from "../../support/seats/seated.ts";
import { takeOver } from "../../support/seats/take-over.ts";
import {
  accessVersionOf,
  type House,
  isOpen,
  undoToken,
  withEveryWay,
} from "../../support/security/every-way.ts";

const NAMES = Object.keys(WAYS) as WayName[];
const NEW = "ein-ganz-neues-wort";
const ORDER = { by: "operator@example.ch", reason: "Invoices for goods that never came" };
const LONG_AGO = "2026-01-01T00:00:00.000Z";

/** Columns that hold something like a key, and tables whose rows are known by the hash of one. */
const KEY_COLUMN =
  /(token|secret|code|password|snapshot)_hash$|secret|public_key|^sealed(_key)?$|^totp_|^hash$/;
const KEY_TABLE = /session|token|code|link|passkey|identit|key|connection|feed|invitation|handover|challenge/;

it("every table that holds a key is a declared way, or said to be none with the reason", async () => {
  const { db } = await freshSqlite();
  const tables = await db.introspection.getTables();
  await db.destroy();
  const declared = new Set<string>([
    ...NAMES.flatMap((name) => [...WAYS[name].tables]),
    ...Object.keys(NO_WAYS),
  ]);
  const holding = tables.filter(
    ({ name, columns }) => KEY_TABLE.test(name) || columns.some((column) => KEY_COLUMN.test(column.name)),
  );
  const names = holding.map(({ name }) => name);
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
  expect(Object.keys(NO_WAYS).filter((name) => !names.includes(name))).toEqual([]);
});

it("every event of the list ends something, and every way but the archive is ended by something", () => {
  for (const event of ENDING_EVENTS) expect(NAMES.some((name) => wayEnding(name, event))).toBe(true);
  const endless = NAMES.filter((name) => ENDING_EVENTS.every((event) => !wayEnding(name, event)));
  expect(endless).toEqual(["archive_link"]);
});

interface Scene extends House {
  owner: UserContext;
  member: UserContext;
  subject: UserContext;
  /** Told before all ways were made. */
  firstLink: string;
}

/** Whether what was made recently, and what the person may let end, is ended too. */
type Reach = "all" | "least";

const ACTS: Record<EndingEvent, (scene: Scene, reach: Reach) => Promise<unknown>> = {
  signed_out: async ({ subject, tokens }) => {
    for (const token of Object.values(tokens)) await endSession(subject, hashToken(token));
  },
  address_proven: async ({ subject }, reach) => {
    const { db, user } = subject;
    await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", user.id).execute();
    if (reach === "all") await db.updateTable("sessions").set({ created_at: LONG_AGO }).execute();
    await proveAddress(visitor(subject.platform), user.id);
  },
  password_changed: ({ subject }) => changePassword(subject, { password: PERSON.password, newPassword: NEW }),
  password_reset: async ({ subject }, reach) => {
    if (reach === "least")
      for (const table of ["passkeys", "identities"] as const)
        await subject.db.updateTable(table).set({ created_at: LONG_AGO }).execute();
    const user = { id: subject.user.id, accessVersion: await accessVersionOf(subject) };
    const token = (await issueLink(visitor(subject.platform), user, { purpose: "reset" })) ?? "";
    const input = { token, password: NEW, revokeApiKeys: reach === "all" };
    await resetPassword(visitor(subject.platform), input);
  },
  not_me: async ({ subject, firstLink }, reach) =>
    undoChanges(visitor(subject.platform), reach === "all" ? firstLink : await undoToken(subject)),
  all_ended_but_this: ({ subject }) => endAllOtherAccess(subject, PERSON),
  seat_ended: ({ owner, subject }) => endSeat(owner, subject.user.id),
  seat_paused: async ({ owner }) => {
    await owner.db.updateTable("businesses").set({ plan: "free" }).execute();
    await settleSeats(owner);
  },
  role_narrowed: ({ owner, subject }) =>
    changeRole(owner, subject.user.id, { role: "writer", seen: "member" }),
  ownership_changed: ({ member }) => takeOver(member),
  account_deleted: async ({ owner, member, subject }) => {
    await endSeat(owner, member.user.id);
    await deleteAccount(subject, { password: PERSON.password, confirmed: true });
  },
  disabled: ({ owner }) => disableAccount(visitor(owner.platform), owner.businessId, ORDER),
};

const OF_MEMBERS: EndingEvent[] = ["seat_ended", "seat_paused", "role_narrowed"];
const WITH_CHOICE: EndingEvent[] = ["address_proven", "password_reset", "not_me"];
const CASES = ENDING_EVENTS.flatMap((event): [EndingEvent, Reach][] =>
  WITH_CHOICE.includes(event)
    ? [
        [event, "all"],
        [event, "least"],
      ]
    : [[event, "all"]],
);

onDatabaseOfDay((open) => {
  describe("the ways in and out", () => {
    it("all open before anything has happened", async () => {
      const { doors } = await scene(await open(), "signed_out");
      expect(await stateOf(doors)).toEqual(
        Object.fromEntries(NAMES.map((name) => [name, name !== "archive_link"])),
      );
    });

    it.each(CASES)("%s ends those that are declared, and no other (%s)", async (event, reach) => {
      const all = await scene(await open(), event);
      await ACTS[event](all, reach);
      const state = await stateOf(all.doors);
      expect(state).toEqual(Object.fromEntries(NAMES.map((name) => [name, staysOpen(name, event, reach)])));
    });
  });
});

function staysOpen(name: WayName, event: EndingEvent, reach: Reach): boolean {
  if (name === "archive_link") return event === "account_deleted" || event === "disabled";
  const ending = wayEnding(name, event);
  return ending === undefined || (ending !== "always" && reach === "least");
}

async function scene(database: Parameters<typeof testPlatform>[0], event: EndingEvent): Promise<Scene> {
  const platform = testPlatform(database);
  const owner = await sendingMember(platform);
  const { ctx: member } = await seated(owner, "member");
  const before = OF_MEMBERS.includes(event) ? member : owner;
  const firstLink = await undoToken(before);
  const house = await withEveryWay(before, { owner, heir: member });
  return { ...house, owner, member, firstLink };
}

async function stateOf(doors: House["doors"]): Promise<Record<string, boolean>> {
  const state: Record<string, boolean> = {};
  for (const name of NAMES) state[name] = await isOpen(doors[name]);
  return state;
}
