import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { EnvError, readEnv, SETTINGS } from "#app/platform/env.server.ts";
import { doubtful, nearMisses } from "#app/platform/env-warnings.ts";

const SECRET = "x".repeat(32);
const POSTGRES = "postgres://user@localhost/rappen";

it("needs no configuration: SQLite in ./data, on localhost:3000", () => {
  const dataDir = path.resolve("data");
  expect(readEnv({})).toMatchObject({
    NODE_ENV: "production",
    PORT: 3000,
    HOST: "127.0.0.1",
    appUrl: "http://localhost:3000",
    dataDir,
    databaseUrl: `sqlite:${path.join(dataDir, "rappen.sqlite")}`,
    TRUST_PROXY: false,
    DEFAULT_PLAN: "free",
    VAT_RATES: [],
    DEMO_DATA: "on",
    RATE_LIMIT_FACTOR: 1,
    ROLE: "all",
    WEB_CONCURRENCY: 1,
    DATABASE_POOL: 10,
    FOOTER_LINKS_DE: {},
  });
  expect(readEnv({})).not.toHaveProperty("SMTP_URL");
});

it("takes a blank variable for one that is not set", () => {
  const blank = {
    PORT: "",
    APP_URL: "",
    DATABASE_URL: "",
    SMTP_URL: "",
    TRUST_PROXY: "",
    WEB_CONCURRENCY: "",
    DATABASE_POOL: "",
    DEFAULT_PLAN: "",
  };
  expect(readEnv(blank)).toEqual(readEnv({}));
});

it("reads a file of settings that begins with a byte order mark", () => {
  expect(readEnv({ "\uFEFFPORT": "8080" }).appUrl).toBe("http://localhost:8080");
});

it("takes a bucket of any length at an address with a port", () => {
  const STORAGE_URL = "s3://K:S@127.0.0.1:1/b";
  expect(readEnv({ STORAGE_URL })).toMatchObject({ STORAGE_URL });
});

it.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["SESION_SECRET", "SESSION_SECRET"],
  ["RGEISTRATION", "REGISTRATION"],
  ["SMTP_HOST", "SMTP_URL"],
  ["DB_PASSWORD", "DATABASE_URL"],
])("says of %s that %s may be meant, and not what it is", (name, meant) => {
  const text = `${name}: not a setting of Rappen; did you mean ${meant}?`;
  expect(nearMisses({ [name]: "hunter2", PATH: "/bin", HOME: "/root", POSIX: "1" }, SETTINGS)).toEqual([
    text,
  ]);
});

it("keeps still about names of others, and where the setting that may be meant is set", () => {
  const others = {
    PATH: "/bin",
    HOSTNAME: "one",
    OTEL_SERVICE_NAME: "rappen",
    npm_config_cache: "x",
    TERM: "x",
  };
  expect(
    nearMisses({ ...others, SMTP_URL: "smtp://mail.example", SMTP_HOST: "mail.example" }, SETTINGS),
  ).toEqual([]);
});

it("warns of a process without jobs, and of a public address without a mail server", () => {
  expect(doubtful(readEnv({}))).toEqual([]);
  const lines = doubtful(readEnv({ ROLE: "web", APP_URL: "https://rappen.example" }));
  expect(lines.map((line) => line.split(":")[0])).toEqual(["ROLE", "SMTP_URL"]);
});

it("follows the port in its own address, and drops a trailing slash of a given one", () => {
  expect(readEnv({ PORT: "8080" }).appUrl).toBe("http://localhost:8080");
  expect(readEnv({ APP_URL: "https://rappen.example//" }).appUrl).toBe("https://rappen.example");
});

it("reads links as pairs", () => {
  const { SOCIAL_LINKS } = readEnv({
    SOCIAL_LINKS: "Mastodon=https://a.example/@x?y=z  Blog=https://b.example",
  });
  expect(SOCIAL_LINKS).toEqual({ Mastodon: "https://a.example/@x?y=z", Blog: "https://b.example" });
});

it.each([
  ["NODE_ENV", "staging"],
  ["PORT", "http"],
  ["PORT", "70000"],
  ["APP_URL", "rappen.example"],
  ["APP_URL", "javascript:alert(1)"],
  ["APP_URL", "https://rappen.example/app"],
  ["APP_URL", "https://rappen.example/?a=b"],
  ["APP_URL", "https://rappen.example#top"],
  ["APP_URL", "https://anna@rappen.example"],
  ["HOST", "http://localhost"],
  ["HOST", "not a host"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["SESSION_SECRET", "short"],
  ["OIDC_ISSUER", "http://sign-in.example.ch"],
  ["OIDC_CLIENT_SECRET_FILE", "/nowhere/secret"],
  ["SMTP_URL", "http://mail.example"],
  ["SMTP_URL", "smtp://"],
  ["METRICS_TOKEN", "x"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4317"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_EXPORTER_OTLP_TIMEOUT", "10s"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "no pair"],
  ["OTEL_EXPORTER_OTLP_COMPRESSION", "zstd"],
  ["OTEL_RESOURCE_ATTRIBUTES", "team=%"],
  ["OTEL_TRACES_SAMPLER", "sometimes"],
  ["OTEL_TRACES_SAMPLER_ARG", "10%"],
  ["OTEL_BSP_SCHEDULE_DELAY", "0"],
  ["MAIL_FROM", "nobody"],
  ["SUPPORT_EMAIL", "support@"],
  ["STRIPE_API_BASE", "localhost:1234"],
  ["STRIPE_TAX", "yes"],
  ["TRUST_PROXY", "maybe"],
  ["DEFAULT_PLAN", "enterprise"],
  ["VAT_RATES", "8.9 2028-01-01"],
  ["VAT_RATES", "standard 8.9 1.1.2028"],
  ["VAT_RATES", "standard 8.9 2028-01-01 2027-12-31"],
  ["VAT_RATES", "standard 8.9 2028-01-01, standard 9 2028-01-01"],
  ["RATE_LIMIT_FACTOR", "0"],
  ["ROLE", "jobs"],
  ["WEB_CONCURRENCY", "0"],
  ["DATABASE_POOL", "0"],
  ["DATABASE_POOL", "201"],
  ["DATABASE_REPLICA_URL", "sqlite:copy.sqlite"],
  ["DATABASE_REPLICA_URL", "postgres://replica.example/rappen"],
  ["WEB_CONCURRENCY", "1.5"],
  ["SERVICE_PROMISES", "2"],
  ["HOSTING_COUNTRY", "Atlantis"],
  ["FOOTER_LINKS_EN", "nothing"],
  ["FOOTER_LINKS_IT", "privacy="],
  ["FOOTER_LINKS_EN", "nonsense=https://a.example"],
  ["FOOTER_LINKS_DE", "privacy=javascript:alert(1)"],
  ["SOCIAL_LINKS", "=https://a.example"],
  ["SOCIAL_LINKS", "foo=https://a.example"],
  ["SOCIAL_LINKS", "linkedin=javascript:alert(1)"],
])("stops at a wrong %s (%s) with one line that names it", (name, value) => {
  expect(problemOf({ [name]: value })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
});

it.each([
  ["PORT", "http", 'must be a whole number from 0 to 65535; it is "http"'],
  ["PORT", "1e3", 'must be a whole number from 0 to 65535; it is "1e3"'],
  ["WEB_CONCURRENCY", "1.5", 'must be a whole number from 1 to 64; it is "1.5"'],
  ["RATE_LIMIT_FACTOR", "many", 'must be a number above 0, up to 1000000; it is "many"'],
  ["DEFAULT_PLAN", "enterprise", 'must be free or pro; it is "enterprise"'],
])("says of a wrong %s what was typed: %s", (name, value, message) => {
  expect(problemOf({ [name]: value })).toBe(`${name}: ${message}`);
});

it.each([
  ["SESSION_SECRET", "hunter2"],
  ["METRICS_TOKEN", "hunter2"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "grpc://anna:hunter2@collector"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "hunter2"],
  ["SMTP_URL", "mail://anna:hunter2@mail.example"],
  ["DATABASE_URL", "mysql://anna:hunter2@localhost/x"],
  ["DATABASE_URL", "postgres://anna:ge@hunter2/x@localhost/rappen"],
  ["DATABASE_URL", "postgres://anna:12/hunter2@localhost/rappen"],
  ["SMTP_URL", "smtp://anna:ge@hunter2/x@mail.example"],
])("never repeats a wrong %s, which is a secret or holds one", (name, value) => {
  expect(problemOf({ [name]: value })).not.toContain("hunter2");
});

it("takes a host by name or address, and an address with a port of its own", () => {
  for (const HOST of ["0.0.0.0", "::1", "localhost", "rappen.internal"])
    expect(readEnv({ HOST }).HOST).toBe(HOST);
  for (const APP_URL of ["http://[::1]:3000", "https://RAPPEN.example:443", "https://rächnig.ch"])
    expect(readEnv({ APP_URL }).appUrl).toBe(APP_URL);
});

it("wants a sender with a mail server", () => {
  expect(problemOf({ SMTP_URL: "smtp://localhost" })).toMatch(/^MAIL_FROM: [^\n]+$/);
  const env = { SMTP_URL: "smtp://localhost", MAIL_FROM: "rappen@example.ch" };
  expect(readEnv(env)).toMatchObject(env);
});

it("wants a secret of all processes with Postgres", () => {
  expect(problemOf({ DATABASE_URL: POSTGRES })).toMatch(/^SESSION_SECRET: [^\n]+$/);
  expect(readEnv({ DATABASE_URL: POSTGRES, SESSION_SECRET: SECRET }).databaseUrl).toBe(POSTGRES);
});

it("wants Postgres for more than one process", () => {
  expect(problemOf({ WEB_CONCURRENCY: "2" })).toMatch(/^WEB_CONCURRENCY: [^\n]+$/);
  const env = readEnv({ WEB_CONCURRENCY: "2", DATABASE_URL: POSTGRES, SESSION_SECRET: SECRET });
  expect(env.WEB_CONCURRENCY).toBe(2);
});

it("wants both settings of Stripe Connect, or none", () => {
  const both = { STRIPE_CONNECT_SECRET_KEY: "sk", STRIPE_CONNECT_WEBHOOK_SECRET: "whsec" };
  expect(readEnv(both)).toMatchObject(both);
  for (const name of Object.keys(both))
    expect(problemOf({ ...both, [name]: "" })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
});

it("wants all four settings of Stripe, or none", () => {
  const all = {
    STRIPE_SECRET_KEY: "sk",
    STRIPE_WEBHOOK_SECRET: "whsec",
    STRIPE_PRICE_MONTHLY: "monthly",
    STRIPE_PRICE_YEARLY: "yearly",
  };
  expect(readEnv(all)).toMatchObject(all);
  for (const name of Object.keys(all)) {
    expect(problemOf({ ...all, [name]: "" })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  }
});

function problemOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "";
}

it("reads the secret of the provider from a file", () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-env-")), "secret");
  writeFileSync(file, "from-the-file\n");
  const oidc = { OIDC_ISSUER: "https://sign-in.example.ch", OIDC_CLIENT_ID: "rappen" };
  expect(readEnv({ ...oidc, OIDC_CLIENT_SECRET_FILE: file }).oidcClientSecret).toBe("from-the-file");
  expect(problemOf(oidc)).toMatch(/^OIDC_CLIENT_SECRET: required/);
  writeFileSync(file, " \n");
  expect(problemOf({ ...oidc, OIDC_CLIENT_SECRET_FILE: file })).toMatch(/^OIDC_CLIENT_SECRET_FILE: /);
});
