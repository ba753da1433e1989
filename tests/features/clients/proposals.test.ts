import { expect, it } from "vitest";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { proposalsOf, waitingProposals } from "#app/features/selling/clients/proposals/proposals.server.ts";
import {
  acceptProposal,
  declineProposal,
} from "#app/features/selling/clients/proposals/decide-proposal.server.ts";
import { changeSchema } from "#app/features/selling/clients/proposals/proposal.schema.ts";
import { proposeChange } from "#app/features/selling/clients/proposals/propose-change.server.ts";
import { createClient, findClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { toDoOf } from "../../support/dashboard/to-do-of.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";

const ADDRESS = {
  street: "Bahnhofplatz",
  buildingNumber: "1",
  postalCode: "3011",
  city: "Bern",
  country: "CH",
};

const proposal = (more: Record<string, unknown> = {}) =>
  changeSchema.parse({ proposer: "Eva Kunz", address: ADDRESS, email: "neu@kulturhaus.example", ...more });

onEachDatabase((open) => {
  it("a proposal changes nothing before somebody accepts it, and then address and e-mail alone", async () => {
    const { ctx, client, anybody } = await start();
    await proposeChange(anybody(), client.id, proposal());
    expect(await findClient(ctx, client.id)).toEqual(client);
    const [waiting] = await waitingIn(ctx);
    await acceptProposal(later(ctx), client.id, { proposal: waiting!.id, version: client.version });
    expect(await findClient(ctx, client.id)).toEqual({
      ...client,
      ...ADDRESS,
      email: "neu@kulturhaus.example",
      version: client.version + 1,
      updatedAt: expect.any(String),
    });
    expect(await waitingIn(ctx)).toEqual([]);
  });

  it("what changed meanwhile is shown anew, and the proposal goes on waiting", async () => {
    const { ctx, client, anybody } = await start();
    await proposeChange(anybody(), client.id, proposal());
    const [waiting] = await waitingIn(ctx);
    await updateClient(ctx, client.id, clientInput({ phone: "044 111 11 11" }));
    const seen = { proposal: waiting!.id, version: client.version };
    await expect(acceptProposal(ctx, client.id, seen)).rejects.toMatchObject({ code: "client.changed" });
    expect(await waitingIn(ctx)).toHaveLength(1);
    expect((await findClient(ctx, client.id)).city).toBe("Winterthur");
  });

  it("of two who decide at once, one does", async () => {
    const { ctx, client, anybody } = await start();
    await proposeChange(anybody(), client.id, proposal());
    const [waiting] = await waitingIn(ctx);
    const seen = { proposal: waiting!.id, version: client.version };
    const decided = await Promise.allSettled([
      acceptProposal(later(ctx), client.id, seen),
      acceptProposal(later(ctx), client.id, seen),
      declineProposal(later(ctx), client.id, seen.proposal),
    ]);
    const refused = decided.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(refused).toMatchObject([{ code: "client_proposal.decided" }, { code: "client_proposal.decided" }]);
  });

  it("one link has at most three waiting, the same one again is one, and nothing new is refused", async () => {
    const { ctx, client, anybody } = await start();
    await Promise.all([1, 2].map(() => proposeChange(anybody(), client.id, proposal())));
    expect(await waitingIn(ctx)).toHaveLength(1);
    for (const remark of ["zwei", "drei"]) await proposeChange(anybody(), client.id, proposal({ remark }));
    await expect(proposeChange(anybody(), client.id, proposal({ remark: "vier" }))).rejects.toMatchObject({
      code: "client_proposal.too_many",
    });
    const { street, buildingNumber, postalCode, city, country } = client;
    const same = { address: { street, buildingNumber, postalCode, city, country }, email: "" };
    const nothing = proposeChange(anybody(), client.id, proposal(same));
    await expect(nothing).rejects.toMatchObject({ code: "client_proposal.nothing_new" });
  });

  it("another business neither sees nor decides it, and the overview of the own one lists it", async () => {
    const { ctx, client, anybody, platform } = await start();
    await proposeChange(anybody(), client.id, proposal());
    const [waiting] = await waitingIn(ctx);
    const neighbour = await createClient(ctx, clientInput({ name: "Oase" }));
    expect(await proposalsOf(ctx, neighbour.id)).toEqual([]);
    expect(await proposalsOf(ctx, client.id)).toHaveLength(1);
    const other = await sendingMember(platform, { email: "eva@example.ch" });
    expect(await waitingIn(other)).toEqual([]);
    const seen = { proposal: waiting!.id, version: client.version };
    await expect(acceptProposal(other, client.id, seen)).rejects.toMatchObject({ code: "client.not_found" });
    const { id: own } = await createClient(other, clientInput());
    await expect(declineProposal(other, own, waiting!.id)).rejects.toMatchObject({
      code: "client_proposal.decided",
    });
    expect(await waitingIn(ctx)).toHaveLength(1);
    const toDo = async (of: typeof ctx) => await toDoOf(of, await findStats(of));
    expect(await toDo(ctx)).toContainEqual(
      expect.objectContaining({
        kind: "changes",
        count: 1,
        names: [client.name],
        to: `/clients/${client.id}`,
      }),
    );
    expect((await toDo(other)).map(({ kind }) => kind)).not.toContain("changes");
  });

  it("nothing is decided for a business that was closed meanwhile", async () => {
    const { ctx, client, anybody } = await start();
    await proposeChange(anybody(), client.id, proposal());
    const [waiting] = await waitingIn(ctx);
    await closeBusiness(ctx);
    const declined = declineProposal(later(ctx), client.id, waiting!.id);
    await expect(declined).rejects.toMatchObject({ code: "session.required" });
    expect(await waitingIn(ctx)).toHaveLength(1);
  });

  function waitingIn(ctx: Parameters<typeof waitingProposals>[0]) {
    return waitingProposals(ctx).selectAll().execute();
  }

  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const client = await createClient(ctx, clientInput());
    const anybody = () => withBusiness(visitor(platform), ctx.businessId);
    return { platform, ctx, client, anybody };
  }
});

it("a proposal is refused at what is longer than its form takes", () => {
  const wrongWith = (proposer: string, remark: string) =>
    changeSchema
      .safeParse({ proposer, address: ADDRESS, remark })
      .error?.issues.map(({ path }) => path.join());
  expect(wrongWith("x".repeat(70), "x".repeat(1000))).toBeUndefined();
  expect(wrongWith("x".repeat(71), "x".repeat(1001))).toEqual(["proposer", "remark"]);
});
