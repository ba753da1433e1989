import { expect, it } from "vitest";
import { acceptInvitation } from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { changeRole, endSeat } from "#app/features/people/seats/change-seat.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { listSecurityEvents } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { seatsInUse } from "#app/features/people/seats/plan/room.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { changeSentence } from "#app/features/running/history/change-sentence.ts";
import { historyMessage } from "#app/features/running/history/history-message.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { closeYear, reopenYear, seeYear } from "#app/features/taxes/year/close-year.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachDatabase } from "../support/databases/databases.ts";
import { sendingMember, type TestPlatform, testPlatform } from "../support/platform.ts";
import { connected } from "../support/oauth/connecting.ts";
import { seated } from "../support/seats/seated.ts";
import { issued, registeredBusiness, row, useMethod } from "../support/tax/worked-year.ts";
import { serve } from "../support/server/server.ts";

onEachDatabase((open) => {
  it("what is ticked on an invitation holds from its acceptance, for an accountant alone", async () => {
    const { owner, platform } = await business(await open());
    const eva = await sendingMember(platform, { email: "eva@example.ch" });
    const rights = ["returns", "expenses"] as const;
    await invite(owner, { email: "eva@example.ch", role: "accountant", rights: [...rights] });
    await invite(owner, { email: "ida@example.ch", role: "writer", rights: [...rights] });
    await acceptInvitation(eva, await linkIn(platform, "eva@example.ch"));
    expect(await listPeople(owner)).toMatchObject([
      { role: "owner", rights: [] },
      { role: "accountant", rights: ["expenses", "returns"] },
    ]);
    expect(platform.mailbox.find(({ to }) => to === "eva@example.ch")?.text).toContain(
      "Accountant: Expenses, VAT returns",
    );
    const [writer] = await owner.db
      .selectFrom("invitations")
      .select("rights")
      .where("role", "=", "writer")
      .execute();
    expect(writer).toEqual({ rights: "" });
    expect(await seatsInUse(owner)).toMatchObject({ taken: 2 });
  });

  it("a change of ticks is told as one of roles is, and refused where others were seen", async () => {
    const { owner, platform } = await business(await open());
    const { ctx: mira } = await seated(owner, "accountant");
    const change = { role: "accountant", seen: "accountant" } as const;
    await changeRole(owner, mira.user.id, { ...change, rights: ["years"] });
    const stale = changeRole(owner, mira.user.id, { ...change, rights: ["settings"] });
    await expect(stale).rejects.toMatchObject({ code: "seat.changed" });
    await changeRole(owner, mira.user.id, { ...change, rights: ["years"], seenRights: "years" });
    const t = translator("en");
    const { entries } = await auditPage(owner, { person: "", since: "", before: "", after: "", limit: 10 });
    const told = entries
      .filter(({ event }) => event === "seat.changed")
      .map((entry) => {
        const { key, params } = historyMessage(entry, "en", t);
        return t([key], params);
      });
    const said = "Mira accountant is Accountant: Years instead of Accountant";
    expect(told).toEqual([`${said}, by Anna Muster`]);
    const events = (await listSecurityEvents(owner)).filter(({ kind }) => kind === "role_changed");
    expect(events.map(({ kind, facts }) => changeSentence(t, kind, facts))).toEqual([said]);
    await runJobs(platform);
    const mail = platform.mailbox.filter(({ text }) => text.includes(said));
    expect(mail).toMatchObject([{ to: owner.user.email }]);
  });

  it("another role has no ticks, and a seat that ends takes them along", async () => {
    const { owner } = await business(await open());
    const { ctx: mira } = await seated(owner, "accountant", "mira@example.ch", "years");
    const change = { role: "writer", rights: ["years"], seen: "accountant", seenRights: "years" } as const;
    await changeRole(owner, mira.user.id, { ...change, rights: [...change.rights] });
    expect((await listPeople(owner))[1]).toMatchObject({ role: "writer", rights: [] });
    await changeRole(owner, mira.user.id, { role: "accountant", seen: "writer" });
    expect((await listPeople(owner))[1]).toMatchObject({ role: "accountant", rights: [] });
    await endSeat(owner, mira.user.id);
    expect(await listPeople(owner)).toHaveLength(1);
  });

  it("a return that an accountant closes, pressed twice, is told to the owner once, with its figures", async () => {
    const owner = await registeredBusiness(await open());
    const platform = owner.platform as TestPlatform;
    await owner.db.updateTable("users").set({ language: "de" }).where("id", "=", owner.user.id).execute();
    await useMethod(owner, { validFrom: "2026-04-01" });
    await issued(owner, "2026-05-10", [row(1000, 8.1)]);
    await issued(owner, "2026-08-10", [row(500, 8.1)]);
    const { ctx: mira } = await seated(owner, "accountant", "mira@example.ch", "returns");
    const periods = await listPeriods(owner);
    const [second, third] = ["2026-04-01", "2026-07-01"].map(
      (day) => periods.find(({ startsOn }) => startsOn === day)?.id ?? "",
    ) as [string, string];
    const { hash } = await periodJson(owner, second);
    await Promise.all([closePeriod(mira, second, hash), closePeriod(mira, second, hash)]);
    await closePeriod(mira, second, hash);
    await closePeriod(owner, third, (await periodJson(owner, third)).hash);
    await runJobs(platform);
    const mails = platform.mailbox.filter(({ subject }) => subject.includes("abgeschlossen"));
    expect(mails).toMatchObject([
      {
        to: owner.user.email,
        subject: "Mira accountant hat die MWST-Periode 2. Quartal 2026 von Brunner Gestaltung abgeschlossen",
      },
    ]);
    expect(mails[0]?.text).toContain("Zu bezahlen: CHF\u00a081.00.");
    expect(mails[0]?.text).toContain(hash);
    expect(mails[0]?.text).toContain(`/tax/${second}`);
    const { entries } = await auditPage(owner, { person: "", since: "", before: "", after: "", limit: 50 });
    const closed = entries.filter(({ event }) => event === "tax_period.closed");
    expect(closed.map(({ userName, data }) => [userName, data.until, data.amount])).toEqual([
      [`${owner.user.firstName} ${owner.user.lastName}`, "2026-09-30", "4050"],
      ["Mira accountant", "2026-06-30", "8100"],
    ]);
  });

  it("a year that an accountant closes or opens again is told to the owner, and the owner's own is not", async () => {
    const owner = await registeredBusiness(await open());
    const platform = owner.platform as TestPlatform;
    await useMethod(owner, { validFrom: "2025-01-01" });
    await issued(owner, "2025-11-03", [row(100, 8.1)]);
    const { ctx: mira } = await seated(owner, "accountant", "mira@example.ch", "years");
    const { hash } = await seeYear(owner, 2025);
    await Promise.all([closeYear(mira, 2025, hash), closeYear(mira, 2025, hash)]);
    await reopenYear(mira, 2025, "Beleg gefunden");
    await closeYear(owner, 2025, hash);
    await runJobs(platform);
    const mails = platform.mailbox.filter(({ subject }) => subject.includes("2025"));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.user.email, "Mira accountant closed the year 2025 of Brunner Gestaltung"],
      [owner.user.email, "Mira accountant opened the year 2025 of Brunner Gestaltung again"],
    ]);
    expect(mails[0]?.text).toContain("Result as invoiced: CHF\u00a0100.00, as paid: CHF\u00a00.00.");
    const { hash: closed } = await seeYear(owner, 2025);
    expect(mails.every(({ text }) => text.includes(closed))).toBe(true);
    expect(mails[1]?.text).toContain("Beleg gefunden");
  });

  it("a program that an accountant has connected does none of it", async () => {
    const owner = await registeredBusiness(await open());
    const { ctx: mira } = await seated(owner, "accountant", "mira@example.ch", "settings returns expenses");
    const origin = await serve(owner.platform as TestPlatform);
    const resource = `${owner.platform.env.appUrl}/api/v1`;
    const { tokens } = await connected(mira, { resource });
    const ask = async (method: string, path: string) => {
      const headers = { Authorization: `Bearer ${tokens.access_token}`, "Content-Type": "application/json" };
      const body = method === "GET" ? {} : { body: "{}" };
      const response = await fetch(`${origin}/api/v1${path}`, { method, headers, ...body });
      const answer = (await response.json()) as { code?: string };
      return answer.code ?? response.status;
    };
    expect(await ask("GET", "/expenses")).toBe(200);
    expect(await ask("POST", "/expenses")).toBe("seat.not_ticked");
    expect(await ask("POST", "/tax/methods")).toBe("seat.not_ticked");
  });
});

async function business(database: Parameters<typeof testPlatform>[0]) {
  const platform = testPlatform(database);
  return { platform, owner: await sendingMember(platform) };
}

function runJobs(platform: UserContext["platform"]): Promise<unknown> {
  return runDueJobs(platform, handlers);
}

async function linkIn(platform: TestPlatform, address: string): Promise<string> {
  await runJobs(platform);
  const text = platform.mailbox.findLast(({ to }) => to === address)?.text ?? "";
  return /invitation\?token=([\w-]+)/.exec(text)?.[1] ?? "";
}
