import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { parseCountry } from "#app/swiss/countries.ts";
import {
  anyText,
  atLeast,
  emailAddress,
  emailAddresses,
  ENCODED,
  flag,
  httpOrigin,
  httpUrl,
  isServerAddress,
  issuerAddress,
  linksNamed,
  oneOf,
  positiveNumber,
  POSTGRES,
  statutoryRates,
  textThat,
  TOKEN_MIN,
  wholeNumber,
} from "./env-values.ts";
import { tracingSettings } from "./observability/tracing/tracing-settings.ts";
import { parseStorageUrl } from "#app/platform/storage/storage-url.ts";

/** The message is one line that names the variable. */
export class EnvError extends Error {}

export const SECRET_MIN = 32;

const FOOTER_PAGES = ["privacy", "terms", "imprint", "cookies", "help", "contact"] as const;
const SOCIAL_SITES = [
  ...([
    "linkedin",
    "xing",
    "facebook",
    "instagram",
    "threads",
    "mastodon",
    "bluesky",
    "x",
    "twitter",
  ] as const),
  ...(["youtube", "tiktok", "pinterest", "github", "gitlab", "whatsapp", "telegram", "blog"] as const),
];
const footerLinks = linksNamed(FOOTER_PAGES);

const schema = z.object({
  NODE_ENV: oneOf(["production", "development", "test"], "production"),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: textThat(
    (text) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
    "must be the name or IP address of a network interface of this machine",
  ).transform((host) => host ?? "127.0.0.1"),
  APP_URL: httpOrigin,
  DATA_DIR: anyText.transform((folder) => folder ?? "./data"),
  DATABASE_URL: textThat(
    (text) => /^sqlite:./.test(text) || isServerAddress(text, POSTGRES),
    `must be sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME, ${ENCODED}`,
  ),
  DATABASE_REPLICA_URL: textThat(
    (text) => isServerAddress(text, POSTGRES),
    `must be postgres://USER:PASSWORD@HOST/NAME, ${ENCODED}`,
  ),
  DATABASE_POOL: wholeNumber(1, 200, 10),
  STORAGE_URL: textThat(
    (text) => parseStorageUrl(text) !== null,
    "must be s3://KEY:SECRET@HOST/BUCKET, with / : @ ? # and % in key and secret percent-encoded (/ is %2F)",
  ),
  SESSION_SECRET: atLeast(SECRET_MIN),
  SMTP_URL: textThat(
    (text) => isServerAddress(text, /^smtps?:\/\/./) && URL.canParse(text) && new URL(text).hostname !== "",
    `must be an address like smtp://user:password@mail.example.ch:587, or smtps://…, ${ENCODED}`,
  ),
  MAIL_FROM: emailAddress,
  SUPPORT_EMAIL: emailAddress,
  STRIPE_SECRET_KEY: anyText,
  STRIPE_WEBHOOK_SECRET: anyText,
  STRIPE_PRICE_MONTHLY: anyText,
  STRIPE_PRICE_YEARLY: anyText,
  STRIPE_API_BASE: httpUrl,
  STRIPE_TAX: flag,
  STRIPE_CONNECT_SECRET_KEY: anyText,
  STRIPE_CONNECT_WEBHOOK_SECRET: anyText,
  OIDC_ISSUER: issuerAddress,
  OIDC_CLIENT_ID: anyText,
  OIDC_CLIENT_SECRET: anyText,
  OIDC_CLIENT_SECRET_FILE: anyText,
  OIDC_NAME: textThat((text) => text.length <= 40, "must have at most 40 characters"),
  OIDC_SCOPES: anyText,
  TRUST_PROXY: flag,
  REGISTRATION: oneOf(["open", "invited", "closed"], "open"),
  DEFAULT_PLAN: oneOf(["free", "pro"], "free"),
  VAT_RATES: statutoryRates,
  DEMO_DATA: oneOf(["on", "off"], "on"),
  RATE_LIMIT_FACTOR: positiveNumber(1_000_000, 1),
  /** What a process does: pages and calls, jobs, or both. */
  ROLE: oneOf(["all", "web", "worker"], "all"),
  WEB_CONCURRENCY: wholeNumber(1, 64, 1),
  METRICS_TOKEN: atLeast(TOKEN_MIN),
  ...tracingSettings,
  OPERATOR_EMAILS: emailAddresses,
  OPERATOR_NAME: anyText,
  OPERATOR_ADDRESS: anyText,
  HOSTING_COUNTRY: anyText.transform((text, ctx) => {
    const code = text === undefined ? undefined : parseCountry(text);
    if (code !== null) return code;
    ctx.addIssue({ code: "custom", message: "must be a country, by name or ISO code" });
    return z.NEVER;
  }),
  SERVICE_PROMISES: flag,
  FOOTER_LINKS_EN: footerLinks,
  FOOTER_LINKS_DE: footerLinks,
  FOOTER_LINKS_FR: footerLinks,
  FOOTER_LINKS_IT: footerLinks,
  SOCIAL_LINKS: linksNamed(SOCIAL_SITES),
});

export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Never logged. */
const SECRET_SETTINGS = [
  ...([
    "DATABASE_URL",
    "DATABASE_REPLICA_URL",
    "STORAGE_URL",
    "SESSION_SECRET",
    "SMTP_URL",
    "METRICS_TOKEN",
  ] as const),
  ...(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const),
  ...(["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_HEADERS"] as const),
  ...(["STRIPE_CONNECT_SECRET_KEY", "STRIPE_CONNECT_WEBHOOK_SECRET", "OIDC_CLIENT_SECRET"] as const),
] as const;

export type Env = z.output<typeof schema> & {
  appUrl: string;
  dataDir: string;
  databaseUrl: string;
  oidcClientSecret: string | undefined;
};

/** @throws EnvError with one line naming the first wrong variable */
export function readEnv(given: Record<string, string | undefined> = process.env): Env {
  const source = withoutMark(given);
  const result = schema.safeParse(source);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = issue?.path.join(".") ?? "";
    throw new EnvError(`${name}: ${issue?.message ?? "wrong"}${typed(name, source[name])}`);
  }
  const env = result.data;
  const dataDir = path.resolve(env.DATA_DIR);
  const databaseUrl = env.DATABASE_URL ?? `sqlite:${path.join(dataDir, "rappen.sqlite")}`;
  const onPostgres = !databaseUrl.startsWith("sqlite:");
  if (onPostgres && !env.SESSION_SECRET)
    throw new EnvError("SESSION_SECRET: required with Postgres, all processes share it");
  if (!onPostgres && env.DATABASE_REPLICA_URL)
    throw new EnvError("DATABASE_REPLICA_URL: needs a Postgres DATABASE_URL, SQLite has no replicas");
  if (!onPostgres && env.WEB_CONCURRENCY > 1)
    throw new EnvError("WEB_CONCURRENCY: above 1 needs a Postgres DATABASE_URL");
  if (env.SMTP_URL && !env.MAIL_FROM)
    throw new EnvError("MAIL_FROM: required with SMTP_URL, mail servers refuse a sender that is not theirs");
  requireAll(env, STRIPE, "the four settings of Stripe belong together");
  requireAll(env, STRIPE_CONNECT, "the two settings of Stripe Connect belong together");
  const oidcClientSecret = env.OIDC_CLIENT_SECRET ?? secretIn(env, "OIDC_CLIENT_SECRET_FILE");
  const oidc = { OIDC_ISSUER: env.OIDC_ISSUER, OIDC_CLIENT_ID: env.OIDC_CLIENT_ID };
  requireAll(
    { ...oidc, OIDC_CLIENT_SECRET: oidcClientSecret },
    OIDC,
    "the settings of the provider belong together",
  );
  return {
    ...env,
    oidcClientSecret,
    dataDir,
    databaseUrl,
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
  };
}

/** Some editors begin a file with a byte order mark, which then stands before the name of its first setting. */
function withoutMark(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const marked = Object.entries(given).filter(([name]) => name.startsWith("\uFEFF"));
  return marked.length
    ? { ...Object.fromEntries(marked.map(([name, value]) => [name.slice(1), value])), ...given }
    : given;
}

/** What was typed, unless it is a secret. */
function typed(name: string, value = ""): string {
  const isSecret = SECRET_SETTINGS.some((secret) => secret === name);
  return isSecret ? "" : `; it is ${JSON.stringify(value.length > 100 ? `${value.slice(0, 100)}…` : value)}`;
}

const STRIPE = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_MONTHLY",
  "STRIPE_PRICE_YEARLY",
] as const;

const STRIPE_CONNECT = ["STRIPE_CONNECT_SECRET_KEY", "STRIPE_CONNECT_WEBHOOK_SECRET"] as const;

const OIDC = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

function secretIn<Name extends string>(env: Partial<Record<Name, string>>, name: Name): string | undefined {
  const file = env[name];
  if (!file) return undefined;
  let secret = "";
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch {
    throw new EnvError(`${name}: the file cannot be read`);
  }
  if (!secret) throw new EnvError(`${name}: the file is empty`);
  return secret;
}

/** Half of Stripe's settings would take money without ever hearing that it was paid. */
function requireAll<Name extends string>(
  env: Partial<Record<Name, unknown>>,
  names: readonly Name[],
  reason: string,
): void {
  const missing = names.find((name) => !env[name]);
  if (missing && names.some((name) => env[name])) throw new EnvError(`${missing}: required, ${reason}`);
}
