/** Sentences of the product that name nobody. */
const OURS = [
  "the account is disabled",
  "the stored PDF is damaged",
  "its process died at every attempt",
  "delivery put off: deferred",
  "delivery put off: unreachable",
];

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
const MAIL_STATUS = /(?<![\d.'])[245]\.[0-7]\.\d{1,2}(?![\d.'])/;

/**
 * What may be said of a job's error, which can quote a mail server, an address or an amount: only parts that are known
 * to name nobody. @param errorStatuses by the codes of the product
 */
export function failureClass(lastError: string, errorStatuses: Record<string, number>): string {
  if (Object.hasOwn(errorStatuses, lastError)) return lastError;
  const said = OURS.find((sentence) => lastError.startsWith(sentence));
  const words = lastError.split(/\W+/);
  const systemCode = SYSTEM_CODES.find((code) => words.includes(code));
  const parts = [said, systemCode, MAIL_STATUS.exec(lastError)?.[0]];
  const known = parts.filter((part) => part !== undefined);
  return known.length > 0 ? known.join(", ") : lastError && "other";
}
