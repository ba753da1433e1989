import type * as prometheus from "prom-client";

/** What every process sees alike. */
interface SharedFigures {
  jobsWaiting: number;
  /** Seconds since the longest waiting job was due; 0 without one. */
  oldestJobSeconds: number;
  jobsDead: number;
  databaseBytes: number;
  walBytes: number;
  documentsWaiting: number;
  backupAgeSeconds: number;
  diskFreeBytes: number;
}

/** `connections` are those of this process. */
export interface StateFigures extends SharedFigures {
  connections: { used: number; idle: number; waiting: number };
}

const SHARED: Record<keyof SharedFigures, { name: string; help: string }> = {
  jobsWaiting: { name: "rappen_jobs_waiting", help: "Background jobs that are due and not taken yet" },
  oldestJobSeconds: {
    name: "rappen_jobs_oldest_seconds",
    help: "Age of the background job that is due for longest",
  },
  jobsDead: { name: "rappen_jobs_dead", help: "Background jobs that were given up in the last 90 days" },
  databaseBytes: { name: "rappen_database_size_bytes", help: "Size of the database" },
  walBytes: { name: "rappen_database_wal_size_bytes", help: "Size of SQLite's write-ahead log" },
  documentsWaiting: {
    name: "rappen_documents_waiting",
    help: "Documents in the database that will be moved to the document store",
  },
  backupAgeSeconds: { name: "rappen_backup_age_seconds", help: "Time since the last backup" },
  diskFreeBytes: { name: "rappen_disk_free_bytes", help: "Free space of the disk with DATA_DIR" },
};

/** The figures of all gauges come from one question per scrape. */
export function stateGauges(
  Gauge: typeof prometheus.Gauge,
  registers: prometheus.Registry[],
  state: () => Promise<StateFigures>,
): void {
  let asked: Promise<StateFigures | null> | null = null;
  const figures = () =>
    (asked ??= state()
      .catch(() => null)
      .finally(() => (asked = null)));
  for (const [key, { name, help }] of Object.entries(SHARED))
    new Gauge({
      // Every process sees the same: the first figure counts, not the sum.
      name,
      help,
      registers,
      aggregator: "first" as const,
      async collect() {
        this.set((await figures())?.[key as keyof SharedFigures] ?? NaN);
      },
    });
  new Gauge({
    name: "rappen_database_connections",
    help: "Connections by state, and callers that wait for one; on SQLite of writers",
    registers,
    labelNames: ["state"],
    async collect() {
      const { connections } = (await figures()) ?? {};
      for (const state of ["used", "idle", "waiting"] as const)
        this.set({ state }, connections?.[state] ?? NaN);
    },
  });
}
