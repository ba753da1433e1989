import { expect, it } from "vitest";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { replaceReceipt } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput, PDF } from "../../support/expense-input.ts";
import { readZip } from "../../support/read/read-zip.ts";
import { startProgram } from "./start.ts";

onEachDatabase((open) => {
  async function started() {
    const { ctx, api, origin, call } = await startProgram(open);
    const { id } = await createExpense(ctx, expenseInput({ reference: "R-1" }));
    await replaceReceipt(ctx, id, { name: "a.pdf", bytes: PDF });
    const { data } = await call("POST", "/journal/handovers", { to: "2026-10-31" });
    const address = `${origin}/api/v1/journal/handovers/${String(data?.id)}/zip`;
    const get = (headers: Record<string, string> = {}) =>
      fetch(address, { headers: { Authorization: `Bearer ${api.token}`, ...headers } });
    return { get, call, ctx };
  }

  it("a download of a hand-over that broke off goes on where it stopped", async () => {
    const { get } = await started();
    const first = await get();
    const whole = Buffer.from(await first.arrayBuffer());
    expect([first.status, first.headers.get("Accept-Ranges"), first.headers.get("Content-Type")]).toEqual([
      ...[200, "bytes", "application/zip"],
    ]);
    expect(first.headers.get("Content-Length")).toBe(String(whole.byteLength));
    expect(first.headers.get("Content-Disposition")).toContain("hand-over-2026-10-07-2026-10-31.zip");
    expect(readZip(whole).get("receipts/R-1.pdf")).toEqual(PDF);
    const etag = first.headers.get("ETag") ?? "";
    const rest = await get({ Range: "bytes=1000-", "If-Range": etag });
    expect([rest.status, rest.headers.get("Content-Range")]).toEqual([
      ...[206, `bytes 1000-${whole.byteLength - 1}/${whole.byteLength}`],
    ]);
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(1000))).toBe(true);
    for (const [range, part] of [
      ["bytes=0-99", whole.subarray(0, 100)],
      ["bytes=-7", whole.subarray(-7)],
      ["bytes=5-999999999", whole.subarray(5)],
    ] as const) {
      const answer = await get({ Range: range });
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(part)]).toEqual([206, true]);
    }
  });

  it("what cannot be read as one range is answered with everything, and one behind the end is refused", async () => {
    const { get } = await started();
    const whole = (await (await get()).arrayBuffer()).byteLength;
    const unread: Record<string, string>[] = [
      { Range: "bytes=0-1,5-9" },
      { Range: "rows=0-1" },
      { Range: "bytes=9-1" },
      { Range: "bytes=0-9", "If-Range": '"another"' },
    ];
    for (const headers of unread) {
      const answer = await get(headers);
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, whole]);
    }
    const refused = await get({ Range: `bytes=${whole}-` });
    expect([refused.status, refused.headers.get("Content-Range")]).toEqual([416, `bytes */${whole}`]);
  });

  it("a hand-over of somebody else, or none, is not found", async () => {
    const { call } = await started();
    const answer = await call("GET", "/journal/handovers/0199c1f0-0000-7000-8000-000000000000/zip");
    expect([answer.status, answer.code]).toEqual([404, "handover.not_found"]);
  });
});
