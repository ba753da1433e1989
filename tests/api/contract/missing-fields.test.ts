import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { startWalker, visit, type Walker } from "../../support/contract/walker.ts";
import { freshSqlite } from "../../support/databases/databases.ts";

const ends: (() => Promise<void>)[] = [];
let walker: Walker;
beforeAll(async () => {
  walker = await startWalker(await freshSqlite(), (end) => void ends.push(end));
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

interface Refusal {
  errors: { field: string; code: string; message: string }[];
}

const WITH_BODY = OPERATIONS.filter(({ body, method }) => body && method !== "patch");

it.each(WITH_BODY.map(({ id, body }) => [id, body?.example ?? {}]))(
  "%s says of an empty body and of empty parts what is missing, and nothing else",
  async (id, example) => {
    const { good, ask } = visit(walker, id);
    for (const body of [{}, emptied(example)]) {
      const { url, headers } = await good();
      const { status, answer } = await ask({ url, headers, body: JSON.stringify(body) });
      if (status !== 422) expect([200, 201, 409]).toContain(status);
      else expect((answer as Refusal).errors.filter(isNotOfMissing), JSON.stringify(body)).toEqual([]);
    }
  },
);

/** Codes whose messages ask for what is missing. */
const ASKING = ["field.too_few", "field.iban_first", "field.catalogue_name"];

function isNotOfMissing({ code }: { code: string }): boolean {
  return !code.endsWith("required") && !ASKING.includes(code);
}

/** Keeps only the parts of an example, with nothing in them. */
function emptied(example: object): object {
  const parts = Object.entries(example).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return typeof value[0] === "object" ? [[name, [{}]]] : [];
    return typeof value === "object" && value !== null ? [[name, {}]] : [];
  });
  return Object.fromEntries(parts) as object;
}

it("a template without a term has the usual one", async () => {
  const item = { description: "Konzept", quantity: 1, unitPrice: 1, vatRate: 8.1 };
  const made = await walker.api.call("POST", "/v1/templates", { name: "Concept", items: [item] });
  expect([made.status, made.data?.termDays]).toEqual([201, 30]);
});

it("a choice among words names them, and a value of several kinds is judged by the one that is meant", async () => {
  const { good, ask } = visit(walker, "createReminder");
  const { url } = await good();
  const level = await ask({ url, body: JSON.stringify({ level: 7 }) });
  expect((level.answer as Refusal).errors).toEqual([
    { field: "level", code: "field.not_one_of", message: "Must be one of: 1, 2, 3." },
  ]);
  const invoices = visit(walker, "createInvoice");
  const call = await invoices.good();
  const sent = await invoices.ask({
    ...call,
    body: JSON.stringify({ ...call.json, send: { copyToMe: "perhaps" } }),
  });
  expect((sent.answer as Refusal).errors.map(({ field }) => field)).toEqual(["send.copyToMe"]);
});
