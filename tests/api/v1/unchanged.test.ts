import { expect, it } from "vitest";
import {
  EXPENSE_EXAMPLE,
  SERVICE_EXAMPLE,
  REMINDER_SETTINGS_EXAMPLE,
  SERIES_EXAMPLE,
  TEMPLATE_EXAMPLE,
} from "#app/features/programs/api-info/examples.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { METHOD } from "../../support/tax/worked-year.ts";
import { OFFER } from "../../support/offers/offer-input.ts";
import type { TestPlatform } from "../../support/platform.ts";
import { startProgram } from "./start.ts";

const WEBHOOK = { url: "https://example.com/hook", events: ["invoice.updated", "invoice.created"] };

/** What a call moves on that changes nothing: limits, and when a key was last used. */
const OF_CALLS = ["api_keys", "api_requests", "rate_limits", "idempotency_keys"];
const TABLES = Object.keys(ROW_LIVES).filter((table) => !OF_CALLS.includes(table)) as (keyof Schema)[];

const CHANGES = OPERATIONS.filter(({ method }) => method === "put" || method === "patch");

onDatabaseOfDay((open) => {
  it("no PUT and no PATCH of the API that changes nothing is a change", async () => {
    const program = await startProgram(open);
    const places = await records(program);
    const { call, platform } = program;
    let state = await everything(platform);
    for (const { path, method, isPartial } of CHANGES) {
      const known = places[path] ?? [];
      expect([method, path, known.length > 0]).toEqual([method, path, true]);
      for (const { place, read = place, body, first } of known) {
        if (first) expect((await call("PUT", place, first)).status).toBe(200);
        const before = await call("GET", read);
        if (first) state = await everything(platform);
        platform.pass(60_000);
        const whole = body ?? settable(read, before.data ?? {});
        const bodies = [whole, reversed(whole), ...(method === "patch" || isPartial ? [{}] : [])];
        for (const sent of bodies) {
          const answer = await call(method.toUpperCase(), place, sent);
          expect([place, method, answer.status, answer.errors]).toEqual([place, method, 200, undefined]);
          expect(answer.headers.get("ETag")).toBe(before.headers.get("ETag"));
          expect((await call("GET", read)).data).toEqual(before.data);
        }
        expect(await everything(platform), `${method} ${place}`).toEqual(state);
      }
    }
  });
});

interface Place {
  place: string;
  /** Where GET answers it. */
  read?: string;
  body?: object;
  /** Put there before, as something else than what is there at first. */
  first?: object;
}

/** Records by the path of an operation; a new one without a record here fails. */
async function records({
  call,
  draft,
  sent,
}: Awaited<ReturnType<typeof startProgram>>): Promise<Record<string, Place[]>> {
  const made = async (path: string, body: object) => {
    const { status, data } = await call("POST", path, body);
    expect([path, status]).toEqual([path, 201]);
    return `${path}/${String(data?.id ?? (data?.webhook as { id: string } | undefined)?.id)}`;
  };
  const client = await made("/clients", CLIENT);
  const clientId = client.split("/").at(-1);
  const series = { ...SERIES_EXAMPLE, template: { ...SERIES_EXAMPLE.template, clientId } };
  const handedOver = await made("/offers", OFFER);
  expect((await call("POST", `${handedOver}/mark-sent`)).status).toBe(200);
  await call("PATCH", "/user/profile", { uniqueExternalIds: true });
  const invoice = `/invoices/${await sent({ externalId: "A-2" })}`;
  const noted = `/invoices/${await draft({ metadata: { order: "17", shop: "A" }, externalId: "A-1" })}`;
  await call("POST", "/tax/methods", METHOD);
  const { data: taxed } = await call("GET", "/tax/periods");
  const [period] = taxed?.taxPeriods as { id: string }[];
  const at = (...places: string[]) => places.map((place) => ({ place }));
  return {
    "/invoices/{id}": at(noted),
    "/invoices/{id}/status": [{ place: `${invoice}/status`, read: invoice, body: { status: "sent" } }],
    "/clients/{id}": at(client),
    "/offers/{id}": at(await made("/offers", OFFER), handedOver),
    "/templates/{id}": at(await made("/templates", TEMPLATE_EXAMPLE)),
    "/catalogue/{id}": at(await made("/catalogue", { name: { de: "Konzept" }, unitPrice: 140 })),
    "/services/{id}": at(await made("/services", { ...SERVICE_EXAMPLE, clientId })),
    "/expenses/{id}": at(await made("/expenses", EXPENSE_EXAMPLE)),
    "/series/{id}": at(await made("/series", series)),
    "/webhooks/{id}": at(await made("/webhooks", WEBHOOK)),
    "/tax/periods/{id}": [{ place: `/tax/periods/${period?.id}`, body: { 400: 0, 910: 0 } }],
    "/reminder-settings": [
      ...at("/reminder-settings"),
      { place: "/reminder-settings", first: { ...REMINDER_SETTINGS_EXAMPLE, mode: "draft" } },
    ],
    "/user/profile": at("/user/profile"),
  };
}

/** Names of members in another order: the same to whoever reads JSON. */
function reversed(json: object): object {
  return Object.fromEntries(Object.entries(json).toReversed());
}

/** A webhook is answered with more than may be sent. */
function settable(read: string, json: object): object {
  if (!read.startsWith("/webhooks")) return json;
  return Object.fromEntries(
    Object.entries(json).filter(([name]) => ["url", "events", "isActive"].includes(name)),
  );
}

/** What a change would leave behind. */
async function everything({ database: { db } }: TestPlatform) {
  const rows = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(TABLES.map((table, at) => [table, rows[at]!.map(textOf).toSorted()]));
}

function textOf(row: object): string {
  return JSON.stringify(row, (_, value: unknown) => (Buffer.isBuffer(value) ? value.toString("hex") : value));
}
