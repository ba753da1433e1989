import { expect, it } from "vitest";
import { clientPageView } from "#app/features/front/public-pages/of-client/client-page-view.server.ts";
import {
  copiesAsPdf,
  copiesAsZip,
} from "#app/features/front/public-pages/of-client/copies-of-year.server.ts";
import { openClientPage } from "#app/features/front/public-pages/of-client/open-client-page.server.ts";
import {
  endClientPage,
  findClientPage,
  makeClientPage,
} from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform, visitor } from "../../support/platform.ts";

const GONE = { code: "public_page.not_found" };

onDatabaseOfDay((open) => {
  it("a client without papers is offered no files and nothing to ask about", async () => {
    const { view } = await start();
    const { open, years, files, links } = await view();
    expect({ open, years, files, ask: links.ask }).toEqual({
      open: [],
      years: [],
      files: { pdf: "", zip: "" },
      ask: "",
    });
  });

  it("of many papers 100 are shown and the others counted, and a year of more than 60 is no PDF", async () => {
    const { ctx, clientId, opened, view } = await start();
    const id = await invoiceWith(ctx, "sent", { clientId });
    await copyRow(ctx, id, 59);
    const sixty = await view();
    expect([sixty.open.length, sixty.moreOpen, sixty.files.pdf]).toEqual([
      60,
      0,
      expect.stringMatching(/pdf/),
    ]);
    await copyRow(ctx, id, 1);
    const { files } = await view();
    expect(files).toEqual({ pdf: "", zip: expect.stringMatching(/zip/) as string });
    await expect(copiesAsPdf(await opened(), "2026", "de")).rejects.toMatchObject(GONE);
    await copyRow(ctx, id, 40);
    const { open, moreOpen } = await view();
    expect([open.length, moreOpen]).toEqual([100, 1]);
  });

  it("one download of copies is made at a time, and one that nobody reads gives way after a minute", async () => {
    const { platform, ctx, clientId, opened } = await start();
    await invoiceWith(ctx, "sent", { clientId });
    const begin = async () => copiesAsZip(await opened(), "2026");
    await begin();
    platform.pass(59_000);
    await expect(begin()).rejects.toMatchObject({ code: "public_page.copies_busy" });
    platform.pass(1_000);
    expect((await begin()).name).toBe("Kulturhaus Obertor 2026.zip");
  });

  it("each client has a page of its own, and a network that opens pages too often has to wait", async () => {
    const { platform, ctx, clientId, opened } = await start();
    const other = await createClient(ctx, clientInput({ name: "Andere AG", email: "b@andere.example" }));
    expect(await findClientPage(ctx, other.id)).toBeNull();
    expect(await findClientPage(ctx, clientId)).not.toBeNull();
    Object.assign(platform.env, { RATE_LIMIT_FACTOR: 0.001 });
    await opened();
    await expect(opened()).rejects.toMatchObject({ code: "request.too_many" });
  });

  it("a page is ended once, however often that is asked, and history says so once", async () => {
    const { ctx, clientId, opened } = await start();
    const all = { person: "", since: "", before: "", after: "", limit: 50 };
    for (let time = 0; time < 2; time++) {
      await endClientPage(ctx, clientId);
      await expect(opened()).rejects.toMatchObject(GONE);
      const { entries } = await auditPage(ctx, all);
      expect(entries.filter(({ event }) => event === "client.page_ended")).toHaveLength(1);
    }
  });

  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { id: clientId } = await createClient(ctx, clientInput());
    const { url } = await makeClientPage(ctx, clientId);
    const token = url.split("/").at(-1) ?? "";
    const opened = () => openClientPage(visitor(platform), token);
    const view = async () => clientPageView(await opened(), { token, language: "de", wished: "" });
    return { platform, ctx, clientId, opened, view };
  }
});

async function copyRow({ db, newId }: UserContext, id: string, times: number): Promise<void> {
  const row = await db.selectFrom("invoices").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: times }, newId).map((copy) => ({ ...row, id: copy, number: copy }));
  await db.insertInto("invoices").values(copies).execute();
}
