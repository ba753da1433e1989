import { expect, it } from "vitest";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { FrameReader } from "#app/platform/files/framed-pieces.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { addClient, visitSignedIn, writeInvoice } from "../support/browsing.ts";
import { readXlsx } from "../support/read/read-xlsx.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

const PRO = { DEFAULT_PLAN: "pro" };

itRarely(
  "is the same file in frames, with the rows done in front of each piece and their number at the start",
  async () => {
    const { browser } = await visitSignedIn(PRO);
    await addClient(browser);
    await writeInvoice(browser);
    const parts = "includeInvoices=on&includeItems=on&includeCustomers=on";
    for (const [format, total, name] of [
      ["csv", 4, "rappen-export-2026-11-21.zip"],
      ["json", 2, "rappen-export-2026-11-21.json"],
      ["excel", 4, "rappen-export-2026-11-21.xlsx"],
    ] as const) {
      const framed = await browser.get(`/export/stream?format=${format}&${parts}&separator=comma&dateFrom=`);
      expect([framed.status, framed.headers.get("X-Total-Rows")]).toEqual([200, String(total)]);
      expect(framed.headers.get("X-File-Name")).toBe(name);
      expect(framed.headers.get("Content-Disposition")).toBeNull();
      const reader = new FrameReader();
      const file = Buffer.concat(reader.read(await framed.bytes()));
      expect([format, reader.isWhole, reader.done]).toEqual([format, true, total]);
      const plain = await (
        await browser.get(`/export/file?format=${format}&${parts}&separator=comma`)
      ).bytes();
      if (format === "excel") expect([...readXlsx(file)]).toEqual([...readXlsx(Buffer.from(plain))]);
      else expect(file).toEqual(Buffer.from(plain));
    }
    await closeWorkbookPool();
  },
);

it("says in words what is refused, and asks strangers to sign in", async () => {
  const { browser, platform } = await visitSignedIn();
  const free = await browser.get("/export/stream?format=csv&includeInvoices=on");
  expect([free.status, await free.json()]).toEqual([
    403,
    { message: "This feature requires a Pro subscription.", errors: [] },
  ]);
  await platform.database.db.updateTable("businesses").set({ plan: "pro" }).execute();
  const wrong = await browser.get("/export/stream?format=csv");
  const errors = [expect.objectContaining({ field: "includeInvoices" })];
  expect([wrong.status, await wrong.json()]).toEqual([422, expect.objectContaining({ errors })]);
  browser.cookies.clear();
  expect((await browser.get("/export/stream?format=csv&includeInvoices=on")).status).toBe(302);
});

it.each(["csv", "excel", "json"])("stops making %s once the browser has cancelled", async (format) => {
  const { browser, platform, origin } = await visitSignedIn(PRO);
  await addClient(browser);
  const { db } = platform.database;
  const [client] = await db.selectFrom("clients").selectAll().execute();
  const name = "x".repeat(2000);
  for (let count = 0; count < 20_000; count += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const id = `${client!.id.slice(0, -6)}${(count + index).toString(16).padStart(6, "0")}`;
      return { ...client!, id, name };
    });
    await db
      .insertInto("clients")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const lines: string[] = [];
  platform.log = createLogger("info", { write: (line: string) => void lines.push(line) });
  const cancel = new AbortController();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const url = `${origin}/export/stream?format=${format}&includeCustomers=on`;
  const answer = await fetch(url, { headers: { Cookie: cookie }, signal: cancel.signal });
  const reader = new FrameReader();
  const body = answer.body!.getReader();
  while (reader.done === 0) reader.read((await body.read()).value!);
  cancel.abort();
  const event = (name: string) => lines.filter((line) => line.includes(`"${name}"`)).length;
  await expect.poll(() => event("data.export_stopped")).toBe(1);
  expect([event("data.exported"), event("data.export_failed"), event("screen.failed")]).toEqual([1, 0, 0]);
  expect(reader.done).toBeLessThan(Number(answer.headers.get("X-Total-Rows")));
  await closeWorkbookPool();
});
