import { ASSUMED, needsOf, type PerBusiness, wallsOf } from "./scale.ts";

/** The measured month of one business, held up to a million of them. */
export function scaleSections(per: PerBusiness): string[] {
  return [
    "## What a business takes in a month",
    tableOf(["of", "a business and month"], taken(per)),
    "## A million businesses",
    assumptions(),
    tableOf(["needed", "for 1,000,000"], needs(per)),
    "## Walls of one Postgres, in their order",
    tableOf(
      ["wall", "reached at businesses"],
      wallsOf(per).map(({ name, businesses }) => [name, thousands(businesses)]),
    ),
  ];
}

export function tableOf(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function assumptions(): string {
  const { price, postgresCores, postgresConnections, postgresCommitsPerSecond } = ASSUMED;
  const terabytes = ASSUMED.postgresBytes / 1e12;
  const log = ASSUMED.postgresLogBytesPerSecond / 1e6;
  return [
    "Supposed, not measured (`bench/simulate/scale.ts`):",
    "",
    `- The busiest hour has ${(ASSUMED.busiestHour * 100).toFixed(2)} % of a month's work, and cores are used to ` +
      `${ASSUMED.usedShare * 100} % in it.`,
    `- A server process has a core and ${ASSUMED.connectionsPerProcess} connections; what no rule purges is ` +
      `kept for ${ASSUMED.monthsKept} months.`,
    `- One Postgres has at most ${postgresCores} cores, ${thousands(postgresConnections)} connections, ` +
      `${thousands(postgresCommitsPerSecond)} writing transactions a second, ${log} MB of log a second and ` +
      `${terabytes} TB.`,
    `- Prices a month: a core CHF ${price.core}, a GB of database CHF ${price.databaseGigabyte}, a GB of objects ` +
      `CHF ${price.objectGigabyte}, each once, without copies, network and people.`,
  ].join("\n");
}

function taken(per: PerBusiness): string[][] {
  return [
    ["requests", per.requests.toFixed(0)],
    ["processor time of server processes", `${per.serverSeconds.toFixed(2)} s`],
    ["processor time of Postgres", `${per.postgresSeconds.toFixed(2)} s`],
    ["transactions that write", per.commits.toFixed(0)],
    ["write-ahead log", `${(per.logBytes / 1e6).toFixed(2)} MB`],
    ["rows and indexes", `${(per.rowBytes / 1e6).toFixed(2)} MB`],
    ["documents", `${(per.documentBytes / 1e6).toFixed(2)} MB`],
  ];
}

function needs(per: PerBusiness): string[][] {
  const all = needsOf(per);
  const francs = (amount: number) => `CHF ${thousands(Math.round(amount))} a month`;
  const total = all.cost.cores + all.cost.rows + all.cost.documents;
  return [
    ["requests a second in the busiest hour", thousands(Math.round(all.requestsPerSecond))],
    ["server processes, a core each", thousands(all.processes)],
    ["cores of Postgres", all.postgresCores.toFixed(0)],
    ["connections, without a pooler", thousands(all.connections)],
    ["writing transactions a second", thousands(Math.round(all.commitsPerSecond))],
    ["write-ahead log a second", `${(all.logBytesPerSecond / 1e6).toFixed(0)} MB`],
    ["rows and indexes, all months", `${(all.rowGigabytes / 1000).toFixed(1)} TB`],
    ["documents, all months", `${(all.documentGigabytes / 1000).toFixed(1)} TB`],
    ["cost of cores", francs(all.cost.cores)],
    ["cost of rows", francs(all.cost.rows)],
    ["cost of documents", francs(all.cost.documents)],
    ["cost of all, a business", `CHF ${(total / ASSUMED.businesses).toFixed(3)} a month`],
  ];
}

function thousands(number: number): string {
  return number.toLocaleString("en");
}
