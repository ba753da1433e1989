import path from "node:path";
import { expect, it } from "vitest";
import { EnvError, readEnv } from "#app/platform/env.server.ts";

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
    RATE_LIMIT_FACTOR: 1,
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
  ["DATABASE_URL", "mysql://localhost/x"],
  ["SESSION_SECRET", "short"],
  ["SMTP_URL", "http://mail.example"],
  ["MAIL_FROM", "nobody"],
  ["SUPPORT_EMAIL", "support@"],
  ["STRIPE_API_BASE", "localhost:1234"],
  ["STRIPE_TAX", "yes"],
  ["TRUST_PROXY", "maybe"],
  ["DEFAULT_PLAN", "enterprise"],
  ["RATE_LIMIT_FACTOR", "0"],
  ["WEB_CONCURRENCY", "0"],
  ["DATABASE_POOL", "0"],
  ["DATABASE_POOL", "201"],
  ["WEB_CONCURRENCY", "1.5"],
  ["SERVICE_PROMISES", "2"],
  ["HOSTING_COUNTRY", "Atlantis"],
  ["FOOTER_LINKS_EN", "nothing"],
  ["FOOTER_LINKS_IT", "name="],
  ["SOCIAL_LINKS", "=https://a.example"],
])("stops at a wrong %s (%s) with one line that names it", (name, value) => {
  expect(problemOf({ [name]: value })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
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
