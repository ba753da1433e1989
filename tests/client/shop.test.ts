import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
  mkdirSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import type { UserContext } from "#app/platform/context.server.ts";
import { apiKeyOf } from "../support/api-key.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { builtFolder, ROOT } from "../support/server/built-client.ts";
import { serve } from "../support/server/server.ts";

const EXAMPLES = path.join(ROOT, "packages/client/examples");

const customer = {
  name: "Anna Muster",
  email: "anna@muster.example",
  street: "Obertor 14",
  postalCode: "8400",
  city: "Winterthur",
};

const lines = [{ title: "Teekanne", count: 2, price: 45.9, vat: 8.1 }];

const ORDERS = [
  { id: "1001", customer, lines, paidByCard: true },
  { id: "1002", customer, lines, paidByCard: false },
  {
    id: "1003",
    customer: { ...customer, name: "Ohne Ort", email: "ohne@muster.example", postalCode: "" },
    lines,
    paidByCard: false,
  },
  { id: "1004", customer, lines: [{ ...lines[0], vat: 123 }], paidByCard: false },
  { id: "1005", customer, lines, paidByCard: true, isReturned: true },
];

const hasPython = spawnSync("python3", ["--version"]).status === 0;

it.each([
  ["shop.ts", process.execPath],
  ["shop.py", "python3"],
])("the shop in %s invoices each order once, and says which fields were refused", async (name, command) => {
  if (command === "python3" && !hasPython) return;
  const platform = testPlatform(await freshSqlite());
  platform.pass(Date.now() - platform.now().getTime());
  const ctx = await sendingMember(platform);
  const url = await serve(platform);
  const { secret } = await apiKeyOf(ctx);
  const folder = shopFolder();
  const run = () => runShop(command, { file: path.join(folder, name), folder, url, key: secret });
  const said = await run();
  expect(said.replaceAll(/: .*/g, "").trim().split("\n")).toEqual([
    "1001 paid",
    "1002 invoiced",
    "1003 refused recipient.address.postalCode",
    "1004 refused items[0].vatRate",
    "1005 returned",
  ]);
  expect(existsSync(path.join(folder, "1001.pdf"))).toBe(true);
  expect(readFileSync(path.join(folder, "1001.pdf"), "latin1").slice(0, 5)).toBe("%PDF-");
  expect(await documentsOf(ctx)).toBe(4);
  // A crash has lost what the program had noted.
  writeFileSync(path.join(folder, "orders.json"), JSON.stringify(ORDERS));
  expect(await run()).toBe(said);
  expect(await documentsOf(ctx)).toBe(4);
  const { id } = await ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("external_id", "=", "order-1002")
    .executeTakeFirstOrThrow();
  await post(url, secret, `/invoices/${id}/mark-sent`, {});
  await post(url, secret, "/payments", { invoiceId: id, amount: 91.8 });
  expect(await run()).toContain("1002 paid");
});

/** The folder of a program that installed the client. */
function shopFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-shop-"));
  for (const file of ["shop.ts", "shop.py"]) cpSync(path.join(EXAMPLES, file), path.join(folder, file));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  mkdirSync(path.join(folder, "node_modules/@rappen"), { recursive: true });
  symlinkSync(builtFolder(), path.join(folder, "node_modules/@rappen/client"));
  writeFileSync(path.join(folder, "orders.json"), JSON.stringify(ORDERS));
  return folder;
}

interface Shop {
  file: string;
  folder: string;
  url: string;
  key: string;
}

function runShop(command: string, { file, folder, url, key }: Shop): Promise<string> {
  const args = command === "python3" ? [file] : ["--no-warnings", file];
  const env = { ...process.env, RAPPEN_URL: url, RAPPEN_KEY: key };
  const child = spawn(command, [...args, "orders.json"], { cwd: folder, env });
  let out = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (out += chunk.toString()));
  return new Promise((resolve) => child.once("close", () => resolve(out)));
}

async function documentsOf({ db, businessId }: UserContext): Promise<number> {
  return (await db.selectFrom("invoices").select("id").where("business_id", "=", businessId).execute())
    .length;
}

async function post(url: string, key: string, to: string, body: object): Promise<void> {
  const response = await fetch(`${url}/api/v1${to}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.ok, await response.text()).toBe(true);
}
