import { expect, it } from "vitest";
import { registerByInvitation } from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { startBusiness } from "#app/features/people/seats/own/start-business.server.ts";
import { startBusinessSchema } from "#app/features/people/seats/seat.schema.ts";
import { REGISTRATION, visit } from "../../support/browsing.ts";
import { ApiClient } from "../../support/client.ts";
import { PERSON } from "../../support/person.ts";
import { sendingMember, visitor } from "../../support/platform.ts";
import { pageOf } from "../../support/read/page.ts";
import { seated } from "../../support/seats/seated.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";

const MIRA = { firstName: "Mira", lastName: "Frei", password: "quer-durch-thun" };
const INVITED_ONLY = "takes new people by invitation only";

it.each(["invited", "closed"])(
  "%s: pages offer no registration and say whom to ask",
  async (REGISTRATION) => {
    const { browser } = await visit({ REGISTRATION });
    for (const path of ["/", "/pricing", "/features", "/login", "/register"]) {
      const page = await pageOf(browser.get(path));
      expect([path, page.status, page.html.includes('href="/register')]).toEqual([path, 200, false]);
      expect(page.text).toContain(INVITED_ONLY);
    }
    expect((await pageOf(browser.get("/register"))).html).not.toContain("<form id=");
  },
);

it("open: nothing of it is said", async () => {
  const { browser } = await visit();
  const page = await pageOf(browser.get("/login"));
  expect(page.html).toContain('href="/register');
  expect(page.text).not.toContain(INVITED_ONLY);
});

it.each(["invited", "closed"])(
  "%s: form and API refuse strangers with a code of its own",
  async (REGISTERED) => {
    const { browser, origin, platform } = await visit({ REGISTRATION: REGISTERED });
    const page = await pageOf(browser.post("/register", REGISTRATION));
    expect(page.status).toBe(403);
    const answer = await new ApiClient(origin).register(PERSON);
    expect(answer).toMatchObject({ status: 403, code: "account.registration_closed" });
    expect(await platform.database.db.selectFrom("users").select("id").execute()).toEqual([]);
  },
);

it("whoever is invited registers always, and starts a business of their own unless nobody may", async () => {
  const { platform } = await visit();
  const owner = await sendingMember(platform);
  const { ctx: writer } = await seated(owner, "writer");
  const businesses = () => platform.database.db.selectFrom("businesses").select("id").execute();
  const before = await businesses();
  platform.env = { ...platform.env, REGISTRATION: "closed" };
  await invite(owner, { email: "mira@example.ch", role: "member" });
  const invitation = (await newEmails(platform)).find(({ to }) => to === "mira@example.ch");
  await registerByInvitation(visitor(platform), tokenIn(invitation), MIRA, async () => "hash");
  const business = startBusinessSchema.parse({ companyName: "Neu GmbH" });
  await expect(startBusiness(writer, business)).rejects.toMatchObject({
    code: "account.registration_closed",
  });
  platform.env = { ...platform.env, REGISTRATION: "invited" };
  await startBusiness(writer, business);
  expect(await businesses()).toHaveLength(before.length + 1);
});
