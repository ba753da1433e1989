import { expect, it } from "vitest";
import { beginTask, findTask } from "#app/features/people/progress/tasks.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { levelsDue } from "#app/features/money/reminders/screens/run-page.server.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { runImport } from "#app/features/front/imports/run-import.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { visitAsSender } from "../support/browsing.ts";
import { csvFile, uploadFile } from "../support/invoices/importing.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { pageOf } from "../support/read/page.ts";
import { remindBy } from "../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function startLate(count: number) {
  const visited = await visitAsSender();
  await remindBy(visited.ctx);
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push(await invoiceWith(visited.ctx, "overdue", LATE));
  const letters = () => visited.platform.database.db.selectFrom("reminders").select("state").execute();
  return { ...visited, ids, letters };
}

it("many letters are written in the background, once, and their page tells how far they are", async () => {
  const { browser, platform, ctx, ids, letters } = await startLate(11);
  const body = new URLSearchParams([
    ["page", "one-page"],
    ...ids.flatMap((id) => [
      ["id", id],
      [`level-${id}`, "1"],
    ]),
  ]);
  const at = (await browser.post("/reminders", body)).headers.get("Location")!;
  expect(at).toMatch(/^\/progress\//);
  expect((await browser.post("/reminders", body)).headers.get("Location")).toBe(at);
  const waiting = await pageOf(browser.get(at));
  expect(waiting.text).toContain("0 of 11 letters, 0 %");
  expect(waiting.html).toContain('<noscript><meta http-equiv="refresh"');
  await runDueJobs(platform, handlers);
  expect((await pageOf(browser.get(at))).text).toContain("0 on their way by e-mail, 11 written to print");
  expect(await letters()).toHaveLength(11);
  expect((await levelsDue(ctx, await findReminderSettings(ctx))).size).toBe(0);
});

it("a run that broke off goes on with the letter after the last, and counts the one it had just written", async () => {
  const { platform, ctx, ids, letters } = await startLate(3);
  const chosen = ids.map((invoiceId) => ({ invoiceId, level: 1 as const, send: false }));
  const begun = { kind: "reminders" as const, job: "reminders.run_chosen", key: "reminders:x" };
  const id = await beginTask(ctx, { ...begun, total: 3, payload: { chosen } });
  await createReminder(ctx, ids[0]!, { level: 1, send: false });
  await createReminder(ctx, ids[1]!, { level: 1, send: false });
  await platform.database.db
    .updateTable("tasks")
    .set({ state: "running", done: 1, counts: JSON.stringify({ sent: 0, written: 1, refused: 0 }) })
    .execute();
  await runDueJobs(platform, handlers);
  expect(await findTask(ctx, id)).toMatchObject({
    state: "done",
    done: 3,
    doneAtStart: 1,
    counts: { sent: 0, written: 3, refused: 0 },
  });
  expect(await letters()).toHaveLength(3);
});

it("a rule that refuses all ends the run, says so, and lets it be begun again", async () => {
  const { browser, platform, ctx, ids } = await startLate(1);
  const payload = { chosen: [{ invoiceId: ids[0]!, level: 1 as const, send: true }] };
  const begun = { kind: "reminders" as const, job: "reminders.run_chosen", key: "reminders:x" };
  const id = await beginTask(ctx, { ...begun, total: 1, payload });
  await platform.database.db.updateTable("businesses").set({ plan: "free" }).execute();
  await runDueJobs(platform, handlers);
  const page = await pageOf(browser.get(`/progress/${id}`));
  expect(page.text).toContain("Stopped after 0 of 1 letters.");
  expect(page.html).toContain('href="/reminders"');
  expect(await beginTask(ctx, { ...begun, total: 1, payload })).not.toBe(id);
});

it("a long import is one task, whose page leads to what was brought in", async () => {
  const { browser, platform, ctx } = await visitAsSender();
  const rows = Array.from({ length: 201 }, (_, index) => ({
    Name: `Kunde ${index}`,
    "E-Mail": `k${index}@kunde.example`,
    Adresse: "Weg 1",
    PLZ: "8000",
    Ort: "Zürich",
  }));
  const { id } = await uploadFile(ctx, "clients", csvFile(rows));
  const at = (await browser.post(`/import/${id}/run`, {})).headers.get("Location")!;
  expect((await browser.post(`/import/${id}/run`, {})).headers.get("Location")).toBe(at);
  expect((await pageOf(browser.get(at))).text).toContain("Getting ready.");
  await runDueJobs(platform, handlers);
  expect((await browser.get(at)).headers.get("Location")).toBe(`/import/${id}/done`);
  expect((await pageOf(browser.get(`/import/${id}/done`))).text).toContain("201");
  const other = await uploadFile(ctx, "clients", csvFile(rows.slice(0, 2)), "update");
  const told: { done: number; total: number }[] = [];
  await runImport(ctx, other.id, (steps) => told.push(steps));
  expect(told).toEqual([
    { done: 1, total: 2 },
    { done: 2, total: 2 },
  ]);
});
