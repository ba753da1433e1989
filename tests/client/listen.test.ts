import { spawn } from "node:child_process";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import { apiKeyOf } from "../support/api-key.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { clientInput } from "../support/invoices/client-input.ts";
import { sendingMember, testPlatform } from "../support/platform.ts";
import { builtClient, builtFolder } from "../support/server/built-client.ts";
import { serve } from "../support/server/server.ts";
import { startReceiver } from "../support/server/webhook-receiver.ts";

it("`rappen listen` posts what happens from now on, signed as a webhook is", async () => {
  const platform = testPlatform(await freshSqlite());
  const ctx = await sendingMember(platform);
  // The program looks for what is younger than five minutes.
  platform.pass(Date.now() - trueNow(ctx).getTime());
  const url = await serve(platform);
  const { secret: key } = await apiKeyOf(ctx);
  await createClient({ ...ctx, now: platform.now() }, clientInput());
  const receiver = await startReceiver();
  const { lines, until } = listen({ RAPPEN_KEY: key, RAPPEN_URL: url }, receiver.url);
  await until(/^Waiting/m);
  const secret = /Secret: (\S+)/.exec(lines())?.[1] ?? "";
  const second = await createClient({ ...ctx, now: platform.now() }, clientInput({ name: "Zweite AG" }));
  await until(/client\.created .*: 200/);
  const [got, ...others] = receiver.received;
  expect(others).toEqual([]);
  const { verifyWebhook } = await builtClient();
  const event = await verifyWebhook(got!.body, String(got!.headers["rappen-signature"]), secret);
  expect(event).toMatchObject({ type: "client.created", data: { client: { id: second.id } } });
});

it("says how it is used, and what is wrong with a key", async () => {
  const url = await serve(testPlatform(await freshSqlite()));
  const unused = listen({}, "");
  expect(await unused.ended).toBe(2);
  expect(unused.lines()).toContain("Usage: rappen listen");
  const refused = listen({ RAPPEN_KEY: "rpn_live_wrong", RAPPEN_URL: url }, "http://localhost:1/hooks");
  expect(await refused.ended).toBe(1);
  expect(refused.lines()).toContain("401");
});

function listen(env: Record<string, string>, forward: string) {
  const file = path.join(builtFolder(), "bin/rappen.mjs");
  const args = [file, "listen", "--forward", forward, "--interval", "0.1", "--types", "client.created"];
  const child = spawn(process.execPath, args, {
    env: { ...env, NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill());
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (text += chunk.toString()));
  const until = (wanted: RegExp) => expect.poll(() => text, { timeout: 30_000 }).toMatch(wanted);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { lines: () => text, until, ended };
}
