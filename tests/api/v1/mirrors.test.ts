import { expect, it } from "vitest";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { OFFER } from "../../support/offers/offer-input.ts";
import { startProgram } from "./start.ts";

type Program = Awaited<ReturnType<typeof startProgram>>;
type Json = Record<string, unknown>;

/** What the mirrors copy of each kind; invoices and clients they hear of by events, offers by what has changed. */
const KINDS = [
  ["clients", Object.keys(CLIENT)],
  ["offers", ["recipient", "items", "subject", "language"]],
  ["invoices", ["recipient", "items", "subject", "notes", "issueDate", "dueDate", "language"]],
] as const;

it("two programs that copy every record to each other come to rest, also after changes on both sides", async () => {
  const [one, other] = [await startProgram(), await startProgram()];
  const there = mirror(one, other);
  const back = mirror(other, one);
  const untilRest = async () => {
    for (let round = 1; round <= 10; round++) {
      for (const { platform } of [one, other]) platform.pass(1000);
      if ((await there()) + (await back()) === 0) return round;
    }
    throw new Error("They never come to rest.");
  };
  for (const { call } of [one, other]) {
    await call("PATCH", "/user/profile", { uniqueExternalIds: true });
    await call("POST", "/clients", CLIENT);
    await call("POST", "/offers", OFFER);
    await call("POST", "/invoices", INVOICE);
  }
  expect(await untilRest()).toBeLessThanOrEqual(4);
  for (const [kind, names] of KINDS) {
    const [mine, theirs] = [await listed(one, kind), await listed(other, kind)];
    expect(mine).toHaveLength(2);
    const copied = (record: Json) => JSON.stringify(pick(names, record));
    expect(mine.map(copied).toSorted()).toEqual(theirs.map(copied).toSorted());
    const [record] = mine;
    const twin = theirs.find(({ id, externalId }) => id === record?.externalId || externalId === record?.id);
    const field = kind === "clients" ? "contact" : "subject";
    await one.call("PATCH", `/${kind}/${String(record?.id)}`, { [field]: "Here" });
    await other.call("PATCH", `/${kind}/${String(twin?.id)}`, { [field]: "There" });
  }
  expect(await untilRest()).toBeLessThanOrEqual(4);
});

/** @returns a step, which answers how many changes it heard of */
function mirror(from: Program, to: Program) {
  let since = "2026-01-01T00:00:00.000Z";
  return async () => {
    const until = from.platform.now().toISOString();
    let heard = 0;
    for (const [kind, names] of KINDS)
      for (const id of await changed(from, kind, since)) {
        heard++;
        await copy(from, to, { kind, names, id });
      }
    since = until;
    return heard;
  };
}

async function changed({ call }: Program, kind: string, since: string): Promise<string[]> {
  if (kind === "offers")
    return (await listed({ call }, kind, `&updated_since=${since}`)).map(({ id }) => String(id));
  const noun = kind.slice(0, -1);
  const query = `?type=${noun}.created,${noun}.updated&created_since=${since}&limit=100`;
  const events = (await call("GET", `/events${query}`)).data?.events as { data: Record<string, Json> }[];
  return [...new Set(events.map(({ data }) => String(data[noun]?.id)))];
}

interface Copied {
  kind: string;
  names: readonly string[];
  id: string;
}

/** The twin of a record is found by the external id of either. */
async function copy(from: Program, to: Program, { kind, names, id }: Copied): Promise<void> {
  const record = (await from.call("GET", `/${kind}/${id}`)).data ?? {};
  const [known] = await listed(to, kind, `&externalId=${id}`);
  const place = record.externalId ?? known?.id;
  const body = pick(names, record);
  const answer = place
    ? await to.call("PATCH", `/${kind}/${String(place)}`, body)
    : await to.call("POST", `/${kind}`, { ...body, externalId: id });
  expect([answer.status, answer.errors]).toEqual([place ? 200 : 201, undefined]);
}

async function listed({ call }: Pick<Program, "call">, kind: string, query = ""): Promise<Json[]> {
  const { data } = await call("GET", `/${kind}?limit=100${query}`);
  return data?.[kind] as Json[];
}

/** The record without the sums of rows, which nobody can set. */
function pick(names: readonly string[], record: Json): Json {
  const copy = Object.fromEntries(names.map((name) => [name, record[name]]));
  const items = copy.items as Json[] | undefined;
  return items ? { ...copy, items: items.map(({ total: _, ...item }) => item) } : copy;
}
