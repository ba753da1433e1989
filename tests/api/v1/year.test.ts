import { expect, it } from "vitest";
import { EXPENSE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { startProgram } from "./start.ts";

it("a year is read, closed as it was read, and opened again with a reason", async () => {
  const { call } = await startProgram();
  const spend = (supplier: string) =>
    call("POST", "/expenses", { ...EXPENSE_EXAMPLE, supplier, day: "2025-10-07" });
  expect((await spend("Papier AG")).status).toBe(201);
  const { data } = await call("GET", "/year/2025");
  expect(data).toMatchObject({ year: 2025, state: "open", closings: [], income: { agreed: 0, received: 0 } });
  const costs = data?.costs as { net: number }[];
  expect(costs).toHaveLength(1);
  expect(data?.costSum).toBe(costs[0]?.net);
  expect((await spend("Tinte AG")).status).toBe(201);
  expect(await call("POST", "/year/2025/close", { hash: data?.hash })).toMatchObject({
    status: 409,
    code: "year.changed",
  });
  const { hash, checklist } = (await call("GET", "/year/2025")).data ?? {};
  expect(checklist).toContainEqual({ kind: "receipts", count: 2, amount: null });
  expect(checklist).toContainEqual({ kind: "openItems", count: 0, amount: 0 });
  const closed = await call("POST", "/year/2025/close", { hash });
  expect(closed).toMatchObject({
    status: 200,
    data: { state: "closed", closings: [{ hash: closed.data?.hash, reopenedAt: null }] },
  });
  expect((await call("POST", "/year/2025/close", { hash })).status).toBe(200);
  expect((await spend("Stift AG")).code).toBe("year.closed");
  expect(await call("POST", "/year/2025/reopen", { reason: "" })).toMatchObject({
    status: 422,
    errors: [{ field: "reason" }],
  });
  const opened = await call("POST", "/year/2025/reopen", { reason: "Beleg gefunden" });
  expect(opened).toMatchObject({ data: { state: "open", closings: [{ reason: "Beleg gefunden" }] } });
  expect(data?.changes).toBeNull();
  expect(opened.data?.changes).toBe(0);
  expect((await spend("Stift AG")).status).toBe(201);
  expect((await call("GET", "/year/2025")).data?.changes).toBe(1);
  const {
    bookings,
    next_cursor: more,
    ...rest
  } = (await call("GET", "/year/2025/changes?limit=1")).data ?? {};
  expect(bookings).toMatchObject([{ name: "Stift AG", day: "2025-10-07", recordedBy: "Anna Muster" }]);
  expect([more, rest]).toEqual([null, { total: 1, limit: 1, has_more: false }]);
  expect((await call("GET", "/year/2025/changes?starting_after=x")).errors).toMatchObject([
    { field: "starting_after" },
  ]);
  expect((await call("POST", "/year/2025/reopen", { reason: "x" })).code).toBe("year.not_closed");
  const { hash: current } = (await call("GET", "/year/2026")).data ?? {};
  expect((await call("POST", "/year/2026/close", { hash: current })).code).toBe("year.not_over");
  expect((await call("GET", "/year/x")).status).toBe(404);
});

it("every line of a year is the sum of what stands behind it, page by page", async () => {
  const { call } = await startProgram();
  for (const supplier of ["Papier AG", "Tinte AG", "Stift AG"])
    await call("POST", "/expenses", { ...EXPENSE_EXAMPLE, supplier, day: "2025-10-07" });
  const { lines } = (await call("GET", "/year/2025/lines")).data ?? {};
  const listed = lines as { line: string; label: string; agreed: number; received: number | null }[];
  const line = listed.find(({ line }) => line === EXPENSE_EXAMPLE.category);
  expect(line?.agreed).toBe((await call("GET", "/year/2025")).data?.costSum);
  const found: Record<string, unknown>[] = [];
  for (let after = ""; ;) {
    const page = (await call("GET", `/year/2025/lines/${line?.line}?limit=2${after}`)).data ?? {};
    expect(page).toMatchObject({
      line: line?.line,
      agreed: line?.agreed,
      received: line?.received,
      total: 3,
    });
    found.push(...(page.bookings as typeof found));
    if (page.next_cursor === null) break;
    after = `&starting_after=${String(page.next_cursor)}`;
  }
  expect(found.map(({ name, hasReceipt }) => [name, hasReceipt])).toEqual(
    ["Papier AG", "Tinte AG", "Stift AG"].map((name) => [name, false]),
  );
  const sum = found.reduce((sum, { agreed }) => sum + Math.round(Number(agreed) * 100), 0);
  expect(sum / 100).toBe(line?.agreed);
  expect((await call("GET", "/year/2025/lines/open-end")).data).toMatchObject({ agreed: 0, received: null });
  expect((await call("GET", "/year/2025/lines/none")).status).toBe(404);
  expect((await call("GET", `/year/2025/lines/${line?.line}?starting_after=x`)).errors).toMatchObject([
    { field: "starting_after" },
  ]);
});
