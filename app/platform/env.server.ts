import path from "node:path";
import { z } from "zod";
import { parseCountry } from "#app/swiss/countries.ts";

/** Thrown when the environment is wrong; the message is one line that names the variable. */
export class EnvError extends Error {}

/** Characters of the secret that signs cookies and encrypts, whoever made it. */
export const SECRET_MIN = 32;

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = z.preprocess(blankIsUnset, z.string().trim().optional());
const flag = z
  .preprocess(blankIsUnset, z.enum(["0", "1", "true", "false"]).default("0"))
  .transform((v) => v === "1" || v === "true");
const httpUrl = z
  .string()
  .refine((v) => URL.canParse(v) && /^https?:$/.test(new URL(v).protocol), "must be an http(s) address");
const positive = (fallback: number, max: number) =>
  z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(max).default(fallback));
const links = z.preprocess(blankIsUnset, z.string().optional()).transform((text, ctx) => {
  const entries = (text ?? "").split(/\s+/).filter(Boolean);
  const pairs = entries.map(
    (entry) => [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)] as const,
  );
  if (pairs.some(([name, href]) => !name || !URL.canParse(href))) {
    ctx.addIssue({ code: "custom", message: "must be pairs like name=https://…, separated by spaces" });
    return z.NEVER;
  }
  return Object.fromEntries(pairs) as Record<string, string>;
});

const schema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: z.preprocess(blankIsUnset, z.string().default("127.0.0.1")),
  APP_URL: z.preprocess(blankIsUnset, httpUrl.optional()),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default("./data")),
  DATABASE_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)/, "must start with sqlite: or postgres://")
      .optional(),
  ),
  DATABASE_POOL: positive(10, 200),
  SESSION_SECRET: z.preprocess(
    blankIsUnset,
    z.string().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`).optional(),
  ),
  SMTP_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^smtps?:\/\/.+/, "must start with smtp:// or smtps://")
      .optional(),
  ),
  MAIL_FROM: z.preprocess(blankIsUnset, z.string().email("must be an e-mail address").optional()),
  SUPPORT_EMAIL: z.preprocess(blankIsUnset, z.string().email("must be an e-mail address").optional()),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_MONTHLY: optional,
  STRIPE_PRICE_YEARLY: optional,
  STRIPE_API_BASE: z.preprocess(blankIsUnset, httpUrl.optional()),
  STRIPE_TAX: flag,
  TRUST_PROXY: flag,
  DEFAULT_PLAN: z.preprocess(blankIsUnset, z.enum(["free", "pro"]).default("free")),
  RATE_LIMIT_FACTOR: z.preprocess(blankIsUnset, z.coerce.number().positive().max(1_000_000).default(1)),
  WEB_CONCURRENCY: positive(1, 64),
  METRICS_TOKEN: optional,
  OPERATOR_NAME: optional,
  OPERATOR_ADDRESS: optional,
  HOSTING_COUNTRY: z.preprocess(blankIsUnset, z.string().optional()).transform((text, ctx) => {
    const code = text === undefined ? undefined : parseCountry(text);
    if (code !== null) return code;
    ctx.addIssue({ code: "custom", message: "must be a country, by name or ISO code" });
    return z.NEVER;
  }),
  SERVICE_PROMISES: flag,
  FOOTER_LINKS_EN: links,
  FOOTER_LINKS_DE: links,
  FOOTER_LINKS_FR: links,
  FOOTER_LINKS_IT: links,
  SOCIAL_LINKS: links,
});

export type Env = z.output<typeof schema> & {
  /** Where people reach the product, without a trailing slash. */
  appUrl: string;
  /** Absolute folder of the database file, the secrets and the outbox. */
  dataDir: string;
  databaseUrl: string;
};

/**
 * Reads and checks the environment once, at start.
 * @throws EnvError with one line naming the first wrong variable
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = schema.safeParse(source);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    throw new EnvError(`${issue.path.join(".")}: ${issue.message}`);
  }
  const env = result.data;
  const dataDir = path.resolve(env.DATA_DIR);
  const databaseUrl = env.DATABASE_URL ?? `sqlite:${path.join(dataDir, "rappen.sqlite")}`;
  const onPostgres = !databaseUrl.startsWith("sqlite:");
  if (onPostgres && !env.SESSION_SECRET)
    throw new EnvError("SESSION_SECRET: required with Postgres, all processes share it");
  if (!onPostgres && env.WEB_CONCURRENCY > 1)
    throw new EnvError("WEB_CONCURRENCY: above 1 needs a Postgres DATABASE_URL");
  requireAllOfStripe(env);
  return {
    ...env,
    dataDir,
    databaseUrl,
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
  };
}

const STRIPE = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_MONTHLY",
  "STRIPE_PRICE_YEARLY",
] as const;

/** Half of them would take money and never hear that it was paid. */
function requireAllOfStripe(env: Partial<Record<(typeof STRIPE)[number], string>>): void {
  const missing = STRIPE.find((name) => !env[name]);
  if (missing && STRIPE.some((name) => env[name]))
    throw new EnvError(`${missing}: required, the four settings of Stripe belong together`);
}
