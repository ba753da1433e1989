/** Sentences of the product that name nobody. */
const OURS = [
  "the account is disabled",
  "the stored PDF is damaged",
  "its process died at every attempt",
  "delivery put off: deferred",
  "delivery put off: unreachable",
];

/** Codes of the product, such as `invoice.not_found`. */
const CODE = /^[a-z_]{2,40}\.[a-z_]{2,40}$/;

const SYSTEM_CODES = [
  ...[
    "ECONNREFUSED",
    "ECONNRESET",
    "ECONNABORTED",
    "ECONNECTION",
    "ETIMEDOUT",
    "ESOCKET",
    "EDNS",
    "ENOTFOUND",
  ],
  ...["EAI_AGAIN", "EAUTH", "ETLS", "EPIPE", "EENVELOPE", "EMESSAGE", "EPROTOCOL", "EHOSTUNREACH"],
  ...["ENETUNREACH", "ENOSPC", "EACCES", "ENOENT", "EMFILE"],
];

/** RFC 3463, such as 5.7.1: no amount looks like it. */
const MAIL_STATUS = /(?<![\d.'])[245]\.\d{1,3}\.\d{1,3}(?![\d.'])/;

/**
 * What may be said of a job's error, which can quote a mail server, an address or an amount: only parts that are known
 * to name nobody.
 */
export function failureClass(lastError: string): string {
  if (CODE.test(lastError)) return lastError;
  const said = OURS.find((sentence) => lastError.startsWith(sentence));
  const words = lastError.split(/\W+/);
  const systemCode = SYSTEM_CODES.find((code) => words.includes(code));
  const parts = [said, systemCode, MAIL_STATUS.exec(lastError)?.[0]];
  const known = parts.filter((part) => part !== undefined);
  return known.length > 0 ? known.join(", ") : lastError && "other";
}
