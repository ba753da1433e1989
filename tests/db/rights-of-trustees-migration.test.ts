import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0164_rights_of_trustees.ts";
import { rightsOfSeat } from "#app/features/people/seats/rights.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { listInvitations, listPeople } from "#app/features/people/seats/people.server.ts";
import { findSession } from "#app/platform/auth/session.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { makePro, sendingMember, testPlatform } from "../support/platform.ts";
import { seated } from "../support/seats/seated.ts";

onEachNewDatabase((open) => {
  it("everybody with a seat, or invited to one, may do what they could before", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    await makePro(owner);
    const people = [];
    for (const role of ["member", "accountant", "writer"] as const) people.push(await seated(owner, role));
    await invite(owner, { email: "ida@example.ch", role: "accountant" });
    const db = owner.db as Kysely<unknown>;
    for (const table of ["memberships", "invitations"])
      await db.schema.alterTable(table).dropColumn("rights").execute();
    await up(db);
    expect((await listPeople(owner)).map(({ role, rights }) => [role, rights])).toEqual([
      ["owner", []],
      ["member", []],
      ["accountant", []],
      ["writer", []],
    ]);
    expect(await listInvitations(owner)).toMatchObject([{ role: "accountant", rights: [] }]);
    const rights = await Promise.all(
      people.map(async ({ token }) => {
        const identity = await findSession(platform, token, "bearer");
        return identity && rightsOfSeat(identity);
      }),
    );
    expect(rights).toEqual([
      expect.arrayContaining(["act", "expenses", "decide", "returns", "years", "settings"]),
      ["open", "self", "see", "books", "comment"],
      ["open", "self", "see", "draft"],
    ]);
  });
});
