import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { builtFolder, COMPILE } from "../support/server/built-client.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

/** What the compiler says about a program that has the built client installed. */
function problemsOf(source: string): string[] {
  const file = path.join(builtFolder(), "program.ts");
  writeFileSync(file, source);
  const options = { cwd: builtFolder(), encoding: "utf8" as const };
  const { stdout } = spawnSync(process.execPath, [...COMPILE, file], options);
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

const HEAD = `import { createClient } from "@rappen/client";
const rappen = createClient({ apiKey: "rpn_live_x", baseUrl: "https://example.ch" });
`;

itRarely("what GET answers is what PUT takes, and null clears with PATCH", () => {
  expect(
    problemsOf(`${HEAD}
      await rappen.invoices.update("1", { ...(await rappen.invoices.read("1")) });
      await rappen.clients.update("1", { ...(await rappen.clients.read("1")), phone: null });
      await rappen.catalogue.update("1", { ...(await rappen.catalogue.read("1")) });
      await rappen.templates.update("1", { ...(await rappen.templates.read("1")) });
      await rappen.series.update("1", { ...(await rappen.series.read("1")) });
      await rappen.webhooks.update("1", { ...(await rappen.webhooks.read("1")) });
      await rappen.reminderSettings.update({ ...(await rappen.reminderSettings.read()) });
      await rappen.profile.update({ ...(await rappen.profile.read()) });
      await rappen.invoices.patch("1", { notes: null, recipient: { address: { city: "Bern" } } });
      await rappen.invoices.create({ clientId: "1", items: [] });
      await rappen.invoices.createMany({ invoices: [{ templateId: "1", clientId: "2" }] });
      const rows: string[] = [];
      for await (const invoice of rappen.invoices.list({ status: ["overdue"] })) rows.push(invoice.id);
      const total: number | undefined = (await rappen.invoices.list()).total;
      const pdf: Uint8Array = await rappen.reminders.download("1", "2");
      console.log(rows, total, pdf);
    `),
  ).toEqual([]);
});

itRarely("what the API refuses does not compile", () => {
  const wrong = [
    `rappen.invoices.read();`,
    `rappen.invoices.create({ items: [{ name: 1 }] });`,
    `rappen.clients.create({ nmae: "x" });`,
    `rappen.invoices.list({ stauts: ["paid"] });`,
    `rappen.invoices.list({ status: ["late"] });`,
    `rappen.invoices.send("1", { language: 7 });`,
    `(await rappen.invoices.read("1")).totl;`,
  ];
  const problems = problemsOf(HEAD + wrong.map((line) => `await ${line}`).join("\n"));
  const lines = new Set(problems.map((problem) => /\((\d+),/.exec(problem)?.[1]));
  expect([...lines]).toEqual(wrong.map((_, at) => String(at + 3)));
});
