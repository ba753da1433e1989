import { describe, expect, it } from "vitest";
import { startProgram } from "./start.ts";

describe("the journal", () => {
  it("is read by days, sequence, account and instant, page after page", async () => {
    const { call, sent } = await startProgram();
    const [first, second] = [await sent({ issueDate: "2025-12-01", dueDate: "2025-12-31" }), await sent()];
    const all = await list(call, "since=0");
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));
    expect(new Set(all.map(({ source }) => source.id))).toEqual(new Set([first, second]));
    const one = all.findIndex(({ source }) => source.id === second);
    expect(await list(call, `since=${one}`)).toEqual(all.slice(one));
    expect(await list(call, "from=2025-01-01&to=2026-12-31")).toEqual(all);
    expect(await list(call, "from=2025-01-01&to=2025-12-31")).toEqual(all.slice(0, one));
    expect(await list(call, `since=${one}&to=2025-12-31&from=2025-01-01`)).toEqual([]);
    expect(await list(call, "since=0&account=3400")).toEqual(
      all.filter(({ creditAccount }) => creditAccount === "3400"),
    );
    expect(await list(call, "since=0&account=1020")).toEqual([]);
    const written = all[0]?.recordedAt ?? "";
    expect(await list(call, `since=0&recordedBefore=${written}`)).toEqual([]);
    expect(await list(call, "since=0&recordedBefore=2099-01-01T00:00:00Z")).toEqual(all);
  });

  it.each([
    ["since", "-1"],
    ["since", "1.5"],
    ["since", "x"],
    ["since", ""],
    ["account", "1234"],
    ["account", ""],
    ["recordedBefore", "2026-13-01"],
    ["recordedBefore", "yesterday"],
    ["from", "2026-02-30"],
    ["to", "1.1.2026"],
  ])("refuses %s=%s and names it", async (name, value) => {
    const { call, api } = await startProgram();
    const query = new URLSearchParams({ [name]: value });
    for (const answer of [
      await call("GET", `/journal?${query}`),
      await api.call("GET", `/v1/journal?${query}`),
    ])
      expect(answer).toMatchObject({ status: 422, errors: [{ field: name }] });
  });
});

interface Booking {
  sequence: number;
  recordedAt: string;
  creditAccount: string;
  source: { id: string };
}

type Call = Awaited<ReturnType<typeof startProgram>>["call"];

async function list(call: Call, query: string): Promise<Booking[]> {
  const bookings: Booking[] = [];
  for (let after = "", more = true; more;) {
    const { data, status } = await call(
      "GET",
      `/journal?${query}&limit=2${after && `&starting_after=${after}`}`,
    );
    expect(status).toBe(200);
    bookings.push(...(data?.bookings as Booking[]));
    after = String(data?.next_cursor);
    more = data?.has_more === true;
  }
  return bookings;
}

it("a program uploads, reads and removes the receipt of a booking by hand", async () => {
  const { api, origin, call } = await startProgram();
  const rent = { day: "2026-10-01", text: "Rent", debitAccount: "6000", creditAccount: "1020", amount: 450 };
  const created = await call("POST", "/journal/bookings", rent);
  expect(created.data).toMatchObject({ text: "Rent", receipt: null });
  const path = `/journal/bookings/${String(created.data?.id)}`;
  const send = (method: string, type = "application/pdf", body: string | null = null) =>
    fetch(`${origin}/api/v1${path}/receipt`, {
      method,
      headers: { Authorization: `Bearer ${api.token}`, ...(body === null ? {} : { "Content-Type": type }) },
      body,
    });
  expect((await send("GET")).status).toBe(404);
  expect((await send("POST", "application/pdf", "MZ")).status).toBe(422);
  const uploaded = await send("POST", "application/pdf", "%PDF-1.7 lease");
  expect([uploaded.status, await uploaded.json()]).toMatchObject([
    200,
    { data: { receipt: { type: "application/pdf", size: 14 } } },
  ]);
  expect(await (await send("GET")).text()).toBe("%PDF-1.7 lease");
  expect((await call("GET", path)).data).toMatchObject({ receipt: { size: 14 } });
  expect((await call("DELETE", `${path}/receipt`)).data).toMatchObject({ receipt: null });
  expect((await send("GET")).status).toBe(404);
});
