import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const ours = createRequire(import.meta.url);
const its = createRequire(ours.resolve("@axe-core/playwright"));
const AXE = readFileSync(its.resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(where: Document, options: object): Promise<{ violations: Violation[] }>;
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/**
 * What axe finds wrong on the page shown, by all its rules or by those named. The package's own builder would hand axe
 * over four times and bring back everything that is right.
 */
export async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(analyse, rules);
}

/** Analyses in the page. Our pages hold no frames. */
async function analyse(rules: string[] | undefined): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(document, {
    ...(rules ? { runOnly: { type: "rule", values: rules } } : {}),
    resultTypes: ["violations"],
    selectors: false,
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}
