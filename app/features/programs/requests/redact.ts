/** Bytes of a body that are kept. */
export const KEPT_BYTES = 4096;

const HIDDEN = "[hidden]";

const OF_SECRETS =
  /("[^"\\]*(?:secret|token|password|api_?key|authorization)[^"\\]*"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi;

/** Keys and tokens of ours, secrets of webhooks, and keys of Stripe, wherever they stand. */
const CREDENTIALS = /\b(?:rpn_[a-z]+_|whsec_|[srp]k_(?:live|test)_)[\w-]+/g;

/** Found fast: most bodies have none of these. */
const SUSPECT = /secret|token|password|api_?key|authorization|rpn_|whsec_|[srp]k_/i;

/** JSON that may have been cut, as it may be kept. */
function redact(json: string): string {
  if (!SUSPECT.test(json)) return json;
  return json.replace(OF_SECRETS, `$1"${HIDDEN}"`).replace(CREDENTIALS, HIDDEN);
}

/** The beginning of a text, which never ends within a character. */
export function keptText(bytes: Uint8Array): string {
  const isCut = bytes.byteLength > KEPT_BYTES;
  const text = new TextDecoder().decode(bytes.subarray(0, KEPT_BYTES), { stream: isCut });
  return redact(text) + (isCut ? "…" : "");
}
