import { expect, it } from "vitest";
import { OFFER_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { startProgram } from "./v1/start.ts";

it("an offer is written, changed, handed over, accepted and invoiced by calls that may be repeated", async () => {
  const { call } = await startProgram();
  const { data: made } = await call("POST", "/offers", { ...OFFER_EXAMPLE, externalId: "deal-7" });
  expect(made).toMatchObject({
    offerNumber: "OFF-2026-0001",
    status: "draft",
    revision: 1,
    publicUrl: null,
    total: 648.44,
    validUntil: "2026-12-21",
    externalId: "deal-7",
    invoices: [],
    acceptedAt: null,
    language: "de",
  });
  const url = `/offers/${made?.id}`;
  const patched = await call("PATCH", url, { validUntil: "2027-01-31", discount: { percent: 10 } });
  expect(patched.data).toMatchObject({ validUntil: "2027-01-31", discount: { percent: 10 }, revision: 1 });
  for (const _time of ["once", "again"]) {
    const { data } = await call("POST", `${url}/mark-sent`);
    expect(data).toMatchObject({ status: "sent", publicUrl: expect.stringMatching(/\/o\/[\w-]{64}$/) });
  }
  const noted = await call("PATCH", url, { metadata: { deal: "7" } });
  expect(noted.data).toMatchObject({ status: "sent", revision: 1, metadata: { deal: "7" } });
  const refused = await call("POST", `${url}/invoice`, { kind: "whole" });
  expect([refused.status, refused.code]).toEqual([409, "offer.transition_not_allowed"]);
  for (const _time of ["once", "again"]) {
    const { data } = await call("POST", `${url}/accept`, { name: "Mira Frei", remark: "By phone" });
    expect(data).toMatchObject({ status: "accepted", acceptedBy: "Mira Frei", answerRemark: "By phone" });
  }
  const declined = await call("POST", `${url}/decline`, {});
  expect([declined.status, declined.code]).toEqual([409, "offer.already_answered"]);
  const locked = await call("PUT", url, OFFER_EXAMPLE);
  expect([locked.status, locked.code]).toEqual([409, "offer.locked"]);
  const part = await call("POST", `${url}/invoice`, { kind: "part", percent: 33.33 });
  expect([part.status, part.data?.status]).toEqual([201, "draft"]);
  const early = await call("POST", `${url}/invoice`, { kind: "final" });
  expect([early.status, early.code]).toEqual([409, "offer.part_is_draft"]);
  await call("POST", `/invoices/${part.data?.id}/mark-sent`);
  const final = await call("POST", `${url}/invoice`, { kind: "final" });
  const again = await call("POST", `${url}/invoice`, { kind: "final" });
  expect(again.data?.id).toBe(final.data?.id);
  expect(final.data).toMatchObject({ deductions: [{ id: part.data?.id, vat: [{ rate: 8.1 }] }] });
  const sum = Number(final.data?.total) + Number(part.data?.total);
  const { data: offer } = await call("GET", url);
  expect(sum).toBeCloseTo(Number(offer?.total), 10);
  expect(offer).toMatchObject({
    status: "invoiced",
    invoices: [
      { id: part.data?.id, kind: "part", percent: 33.33 },
      { id: final.data?.id, kind: "final", percent: null },
    ],
  });
});

it("lists follow filters, cursors and what was deleted", async () => {
  const { call } = await startProgram();
  const ids: unknown[] = [];
  for (const validUntil of ["2026-12-01", "2026-12-02", "2026-12-03"]) {
    const { data } = await call("POST", "/offers", { ...OFFER_EXAMPLE, validUntil });
    ids.push(data?.id);
  }
  const first = await call("GET", "/offers?limit=2&sort=valid");
  const idsOf = (data: Record<string, unknown> | undefined) =>
    (data?.offers as { id: string }[]).map(({ id }) => id);
  expect(idsOf(first.data)).toEqual(ids.slice(0, 2));
  const rest = await call("GET", `/offers?limit=2&sort=valid&starting_after=${first.data?.next_cursor}`);
  expect([idsOf(rest.data), rest.data?.has_more]).toEqual([ids.slice(2), false]);
  expect(idsOf((await call("GET", "/offers?valid_from=2026-12-02&status=draft,sent")).data)).toHaveLength(2);
  expect((await call("GET", "/offers?status=nope")).status).toBe(422);
  expect((await call("GET", "/offers?sort=due")).status).toBe(422);
  await call("DELETE", `/offers/${ids[0]}`);
  const since = await call("GET", "/offers?updated_since=2026-01-01T00:00:00Z");
  expect(since.data?.deleted).toMatchObject([{ id: ids[0] }]);
  const wrong = await call("POST", "/offers", { ...OFFER_EXAMPLE, validUntil: "2020-01-01", items: [] });
  expect(wrong.status).toBe(422);
});
