import { expect, it } from "vitest";
import { SERIES_EXAMPLE, TEMPLATE_EXAMPLE } from "#app/features/api-info/examples.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { OFFER } from "../../support/offers/offer-input.ts";
import { startProgram } from "./start.ts";

const WEBHOOK = { url: "https://example.com/hook", events: ["invoice.updated", "invoice.created"] };

onDatabaseOfDay((open) => {
  it("a write that changes nothing is no change, of whatever it is", async () => {
    const { call, draft, platform } = await startProgram(open);
    const made = async (path: string, body: object) => {
      const { status, data } = await call("POST", path, body);
      expect([path, status]).toEqual([path, 201]);
      return `${path}/${String(data?.id ?? (data?.webhook as { id: string } | undefined)?.id)}`;
    };
    const client = await made("/clients", CLIENT);
    const clientId = client.split("/").at(-1);
    const series = { ...SERIES_EXAMPLE, template: { ...SERIES_EXAMPLE.template, clientId } };
    const offer = await made("/offers", OFFER);
    const sent = await made("/offers", OFFER);
    expect((await call("POST", `${sent}/mark-sent`)).status).toBe(200);
    const places = [
      `/invoices/${await draft({ metadata: { order: "17", shop: "A" }, externalId: "A-1" })}`,
      ...[client, offer, sent],
      await made("/templates", TEMPLATE_EXAMPLE),
      await made("/catalogue", { name: { de: "Konzept" }, unitPrice: 140 }),
      await made("/series", series),
      await made("/webhooks", WEBHOOK),
      ...["/reminder-settings", "/user/profile"],
    ];
    await call("PUT", "/reminder-settings", { mode: "suggest", hour: 9 });
    for (const place of places) {
      const before = await call("GET", place);
      const state = await everything(platform);
      platform.pass(60_000);
      for (const [method, body] of [
        ["PUT", before.data ?? {}],
        ["PUT", reversed(before.data ?? {})],
        ["PATCH", {}],
      ] as const) {
        if (method === "PATCH" && place === "/reminder-settings") continue;
        const answer = await call(method, place, place.startsWith("/webhooks") ? settable(body) : body);
        expect([place, method, answer.status, answer.errors]).toEqual([place, method, 200, undefined]);
        expect(answer.headers.get("ETag")).toBe(before.headers.get("ETag"));
        expect((await call("GET", place)).data).toEqual(before.data);
      }
      expect(await everything(platform), place).toEqual(state);
    }
  });
});

/** Names of members in another order: the same to whoever reads JSON. */
function reversed(json: object): object {
  return Object.fromEntries(Object.entries(json).toReversed());
}

function settable(json: object): object {
  return Object.fromEntries(
    Object.entries(json).filter(([name]) => ["url", "events", "isActive"].includes(name)),
  );
}

/** What a change would leave behind. */
async function everything({ database: { db } }: Awaited<ReturnType<typeof startProgram>>["platform"]) {
  const tables = ["history", "webhook_events", "webhook_deliveries", "jobs"] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  const businesses = await db.selectFrom("businesses").select(["updated_at", "edits_used"]).execute();
  const users = await db.selectFrom("users").select("updated_at").execute();
  return [...rows.map((found) => found.length), businesses, users];
}
