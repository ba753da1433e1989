import type { Env } from "./env.server.ts";

/** Names that other products have for what is one setting here. */
const ELSEWHERE: [RegExp, string][] = [
  [/^(SMTP|MAIL|EMAIL)_(HOST|SERVER|PORT|USER|USERNAME|PASS|PASSWORD|SECURE|URL)$/, "SMTP_URL"],
  [/^(SMTP_FROM|MAIL_SENDER|EMAIL_FROM|FROM_EMAIL)$/, "MAIL_FROM"],
  [/^(DB|DATABASE|POSTGRES|PG)_(HOST|PORT|NAME|USER|USERNAME|PASS|PASSWORD|URL)$/, "DATABASE_URL"],
  [/^(S3|AWS)_(BUCKET|ENDPOINT|ACCESS_KEY|SECRET_KEY)$/, "STORAGE_URL"],
  [/^(BASE_URL|PUBLIC_URL|SITE_URL)$/, "APP_URL"],
  [/^(SECRET_KEY|APP_SECRET)$/, "SESSION_SECRET"],
];

/** Shorter names are too much alike. */
const LONG = 8;

/** Variables that may be meant for the product, which knows none of that name. Values are never said. */
export function nearMisses(given: Record<string, string | undefined>, settings: readonly string[]): string[] {
  const unset = settings.filter((name) => !given[name]?.trim());
  return Object.keys(given)
    .filter((name) => !settings.includes(name))
    .toSorted()
    .flatMap((name) => {
      const meant =
        unset.find((setting) => distance(name, setting) <= (setting.length < LONG ? 1 : 2)) ??
        ELSEWHERE.find(([pattern, setting]) => pattern.test(name) && unset.includes(setting))?.[1];
      return meant ? [`${name}: not a setting of Rappen; did you mean ${meant}?`] : [];
    });
}

/** What is allowed, but seldom meant. */
export function doubtful({ ROLE, SMTP_URL, appUrl, dataDir }: Env): string[] {
  return [
    ...(ROLE === "web"
      ? [
          "ROLE: this process runs no jobs; without another one with ROLE=worker no e-mail leaves and no reminder",
        ]
      : []),
    ...(appUrl.startsWith("https:") && !SMTP_URL
      ? [`SMTP_URL: not set, so that e-mails are files in ${dataDir}/outbox and reach nobody`]
      : []),
  ];
}

/** Letters to insert, remove, replace, or swap with the next. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isEqual = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      const replaced = (last[j - 1] ?? Infinity) + (isEqual ? 0 : 1);
      row.push(Math.min((last[j] ?? Infinity) + 1, (row[j - 1] ?? Infinity) + 1, replaced, swapped));
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? Infinity;
}
