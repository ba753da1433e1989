import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { CLIENT } from "../support/invoices/client-input.ts";
import { eventsAfter } from "../support/feed/mirror.ts";
import { startProgram } from "./v1/start.ts";

const INVOICES = 205;

it("the deletion of a client tells of all of its invoices, of many by jobs", async () => {
  const { api, call, draft, platform } = await startProgram();
  const clientId = String((await call("POST", "/clients", CLIENT)).data?.id);
  for (let made = 0; made < INVOICES; made++) await draft({ clientId });
  const last = (await eventsAfter(api, "")).at(-1)?.id ?? "";
  await call("DELETE", `/clients/${clientId}`);
  const told = async () =>
    (await eventsAfter(api, last))
      .filter(({ type }) => type === "invoice.updated")
      .map(({ data }) => data.invoice!);
  expect(await told()).toHaveLength(200);
  await runDueJobs(platform, handlers);
  const all = await told();
  expect(new Set(all.map(({ id }) => id)).size).toBe(INVOICES);
  expect(all.filter(({ clientId, version }) => clientId !== null || version !== 2)).toEqual([]);
});
