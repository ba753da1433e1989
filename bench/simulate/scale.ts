/** What one business takes in a month, as measured. */
export interface PerBusiness {
  serverSeconds: number;
  postgresSeconds: number;
  requests: number;
  /** Transactions that write. */
  commits: number;
  logBytes: number;
  bytesByTable: Map<string, number>;
  /** Rows and indexes; the stored documents, which an object store may hold, apart. */
  rowBytes: number;
  documentBytes: number;
  /** The same after all months, as long as the rule of each table holds its rows. */
  heldRowBytes: number;
  heldDocumentBytes: number;
}

/** What nobody can measure here: suppositions, named in the report, to be replaced by those who know better. */
export const ASSUMED = {
  businesses: 1_000_000,
  /** Share of a month's work: 21 working days, a tenth of a day in its busiest hour, twice that at the end. */
  busiestHour: (1 / 21) * 0.1 * 2,
  /** Of a core in the busiest hour, so that waiting stays short. */
  usedShare: 0.6,
  connectionsPerProcess: 10,
  /** Months that rows and documents are kept where no rule purges them: ten years by law. */
  monthsKept: 120,
  /** One Postgres on the largest usual machine. */
  postgresCores: 64,
  postgresConnections: 1000,
  postgresCommitsPerSecond: 10_000,
  postgresLogBytesPerSecond: 200e6,
  postgresBytes: 16e12,
  /** CHF a month, placeholders in the range of public price lists. */
  price: { core: 25, databaseGigabyte: 0.12, objectGigabyte: 0.02 },
};

const HOUR_S = 3600;

export interface Wall {
  name: string;
  /** How many businesses reach it. */
  businesses: number;
}

/** What so many businesses need in their busiest hour, and after all the months that are kept. */
export function needsOf(per: PerBusiness, businesses = ASSUMED.businesses) {
  const inBusiestSecond = (of: number) => (of * businesses * ASSUMED.busiestHour) / HOUR_S;
  const serverCores = inBusiestSecond(per.serverSeconds) / ASSUMED.usedShare;
  const postgresCores = inBusiestSecond(per.postgresSeconds) / ASSUMED.usedShare;
  const [rowGigabytes, documentGigabytes] = [per.heldRowBytes, per.heldDocumentBytes].map(
    (bytes) => (bytes * businesses) / 1e9,
  );
  const { core, databaseGigabyte, objectGigabyte } = ASSUMED.price;
  const processes = Math.ceil(serverCores);
  return {
    processes,
    serverCores,
    postgresCores,
    connections: processes * ASSUMED.connectionsPerProcess,
    requestsPerSecond: inBusiestSecond(per.requests),
    commitsPerSecond: inBusiestSecond(per.commits),
    logBytesPerSecond: inBusiestSecond(per.logBytes),
    rowGigabytes: rowGigabytes!,
    documentGigabytes: documentGigabytes!,
    cost: {
      cores: (serverCores + postgresCores) * core,
      rows: rowGigabytes! * databaseGigabyte,
      documents: documentGigabytes! * objectGigabyte,
    },
  };
}

/** What stops one Postgres, the first wall first. All of these grow with the number of businesses. */
export function wallsOf(per: PerBusiness): Wall[] {
  const at = needsOf(per);
  const reached = (needed: number, most: number) => Math.floor((ASSUMED.businesses * most) / needed);
  const bytes = at.rowGigabytes * 1e9;
  const withDocuments = bytes + at.documentGigabytes * 1e9;
  const walls = [
    {
      name: "connections, without a pooler",
      businesses: reached(at.connections, ASSUMED.postgresConnections),
    },
    { name: "processor of one Postgres", businesses: reached(at.postgresCores, ASSUMED.postgresCores) },
    {
      name: "writing transactions a second of one Postgres",
      businesses: reached(at.commitsPerSecond, ASSUMED.postgresCommitsPerSecond),
    },
    {
      name: "bytes a second of its write-ahead log",
      businesses: reached(at.logBytesPerSecond, ASSUMED.postgresLogBytesPerSecond),
    },
    {
      name: "size of one Postgres, documents in an object store",
      businesses: reached(bytes, ASSUMED.postgresBytes),
    },
    {
      name: "size of one Postgres that holds the documents too",
      businesses: reached(withDocuments, ASSUMED.postgresBytes),
    },
  ];
  return walls.toSorted((a, b) => a.businesses - b.businesses);
}
