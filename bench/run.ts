import { show, write } from "./report.ts";
import { isReached, type Row } from "./row.ts";

/**
 * Measures the parts that are named, or all of them, and writes them to results.md. `seed` only prepares the databases
 * of P6, which takes minutes; they are kept for later runs.
 */
type Part = () => Promise<Row[]>;

const PARTS: Record<string, () => Promise<Part>> = {
  P1: async () => (await import("./parts/pdf.ts")).pdfBesideBare,
  P2: async () => (await import("./parts/pdf.ts")).pdfBesideOthers,
  P3: async () => {
    const { listDuringPdfs } = await import("./parts/meanwhile.ts");
    const { secondThread } = await import("./parts/pdf-threads.ts");
    return async () => [...(await listDuringPdfs()), ...(await secondThread())];
  },
  P4: async () => (await import("./parts/web.ts")).listPage,
  P5: async () => (await import("./parts/web.ts")).publicApi,
  P6: async () => (await import("./parts/growth.ts")).growth,
  "P6-Postgres": async () => (await import("./growth/postgres-growth.ts")).postgresGrowth,
  P7: async () => (await import("./parts/create-invoice.ts")).creatingInvoices,
  P8: async () => {
    const { exportingData } = await import("./parts/export.ts");
    const { listDuringExports } = await import("./parts/meanwhile.ts");
    return async () => [...(await exportingData()), ...(await listDuringExports())];
  },
  P9: async () => (await import("./parts/meanwhile.ts")).listDuringLogins,
  P10: async () => (await import("./parts/page-weight.ts")).pageWeights,
  P11: async () => (await import("./parts/first-page.ts")).firstPages,
  P12: async () => {
    const { startAndMemory } = await import("./parts/running.ts");
    const { memoryStandsStill } = await import("./parts/meanwhile.ts");
    return async () => [...(await startAndMemory()), ...(await memoryStandsStill())];
  },
  P13: async () => (await import("./parts/neighbour.ts")).neighbour,
  P14: async () => (await import("./parts/bank-file.ts")).readingBankFiles,
  P15: async () => {
    const { matching } = await import("./parts/matching.ts");
    const { listDuringBankFiles } = await import("./parts/meanwhile.ts");
    return async () => [...(await matching()), ...(await listDuringBankFiles())];
  },
  P16: async () => (await import("./parts/letters.ts")).writingLetters,
  P17: async () => (await import("./parts/heavy.ts")).heavyRequests,
  P18: async () => (await import("./parts/screens.ts")).everyScreen,
  P19: async () => (await import("./parts/year-of-data.ts")).yearOfData,
  P20: async () => (await import("./parts/typing.ts")).typing,
  "Sign-in": async () => (await import("./parts/sign-in.ts")).signInTiming,
  seed: async () => async () => {
    await (await import("./parts/growth.ts")).seedBoth();
    return [];
  },
};

/** Ten million invoices take a quarter of an hour and 25 GB. */
const ON_DEMAND = ["seed", "P6-Postgres"];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length)
  throw new Error(`no part ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`);

let missed = 0;
const failed: string[] = [];
for (const name of names.length ? names : Object.keys(PARTS).filter((name) => !ON_DEMAND.includes(name))) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  try {
    const measure = await PARTS[name]!();
    const rows = await measure();
    if (rows.length === 0) continue;
    show(rows);
    await write(name, rows, (performance.now() - began) / 1000);
    missed += rows.filter((row) => isReached(row) === false).length;
  } catch (error) {
    // The others take half an hour: they are measured all the same.
    console.error(error);
    failed.push(name);
  }
}
console.log(`\n${missed} ${missed === 1 ? "goal" : "goals"} missed; all results are in bench/results.md`);
if (failed.length) {
  console.error(`could not be measured: ${failed.join(", ")}`);
  process.exitCode = 1;
}
