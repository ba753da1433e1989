#!/usr/bin/env node
import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient, RappenError } from "../dist/index.js";

const USAGE = `Usage: rappen listen --forward http://localhost:4242/hooks [--types invoice.paid,invoice.sent]

Posts the events of your account to a program on this machine as a webhook would, signed with the secret that is
printed at the start. RAPPEN_KEY holds an API key with the scope for webhooks, RAPPEN_URL says where Rappen runs.

  --forward   where to post
  --types     only these, separated by commas
  --secret    sign with this instead of a new one
  --interval  seconds between looks, 2 unless you say otherwise
`;

/** ms: events of one transaction may show up after younger ones. */
const LOOK_BACK = 5 * 60_000;

process.exitCode = await main(process.argv.slice(2), process.env);

async function main(args, { RAPPEN_KEY: apiKey, RAPPEN_URL: baseUrl }) {
  const options = optionsOf(args);
  if (!options || !apiKey || !baseUrl) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    return await listen(createClient({ apiKey, baseUrl }), options);
  } catch (error) {
    if (!(error instanceof RappenError)) throw error;
    const fields = error.errors.map(({ field, message }) => `${field}: ${message}`);
    process.stderr.write(`${[`${error.status} ${error.message}`, ...fields].join("\n")}\n`);
    return 1;
  }
}

function optionsOf(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(
        ["forward", "types", "secret", "interval"].map((name) => [name, { type: "string" }]),
      ),
    });
    const seconds = Number(values.interval ?? 2);
    if (positionals.join() !== "listen" || !URL.canParse(values.forward ?? "") || !(seconds > 0)) return null;
    return {
      forward: values.forward,
      types: values.types?.split(",").filter(Boolean),
      secret: values.secret ?? `whsec_${randomBytes(24).toString("base64")}`,
      every: seconds * 1000,
    };
  } catch {
    return null;
  }
}

/** Until it is stopped. What was there before is not posted. */
async function listen(rappen, { forward, types, secret, every }) {
  const seen = new Set();
  const fresh = async () => {
    const created_since = new Date(Date.now() - LOOK_BACK).toISOString();
    const found = [];
    for await (const event of rappen.events.list({ created_since, ...(types ? { type: types } : {}) }))
      if (!seen.has(event.id)) found.push(event);
    for (const { id } of found) seen.add(id);
    return found.reverse();
  };
  await fresh();
  say(`Secret: ${secret}`);
  say(`Waiting for events, posting them to ${forward}`);
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopped.abort());
  while (!stopped.signal.aborted) {
    for (const event of await freshUnlessAway(fresh)) await post(event, { forward, secret });
    await pause(every, undefined, { signal: stopped.signal }).catch(() => undefined);
  }
  return 0;
}

/** A connection that is away for a while is no reason to end. */
async function freshUnlessAway(fresh) {
  try {
    return await fresh();
  } catch (error) {
    if (!(error instanceof RappenError) || error.status !== 0) throw error;
    say(error.message);
    return [];
  }
}

async function post(event, { forward, secret }) {
  const body = JSON.stringify(event);
  const time = Math.floor(Date.now() / 1000);
  const hmac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const key = Buffer.from(secret.slice(secret.indexOf("_") + 1), "base64");
  const standard = createHmac("sha256", key).update(`${event.id}.${time}.${body}`).digest("base64");
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Rappen-Signature": `t=${time},v1=${hmac}`,
    "webhook-id": event.id,
    "webhook-timestamp": String(time),
    "webhook-signature": `v1,${standard}`,
  };
  const answer = await fetch(forward, { method: "POST", headers, body }).then(
    ({ status }) => String(status),
    () => "no answer",
  );
  say(`${event.createdAt} ${event.type} ${event.id}: ${answer}`);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
