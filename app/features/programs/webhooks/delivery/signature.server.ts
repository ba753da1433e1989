import { createHmac } from "node:crypto";

interface Signed {
  secrets: string[];
  at: Date;
  body: string;
}

/** Headers of a delivery: ours, and those of Standard Webhooks (standardwebhooks.com). @param id of the event */
export function signatureHeaders(id: string, signed: Signed): Record<string, string> {
  return {
    "Rappen-Signature": signatureHeader(signed),
    "webhook-id": id,
    "webhook-timestamp": String(secondsOf(signed.at)),
    "webhook-signature": standardSignature(id, signed),
  };
}

/** `Rappen-Signature`: Unix seconds, and for each secret the HMAC-SHA256 over `timestamp.body` in hex. */
export function signatureHeader({ secrets, at, body }: Signed): string {
  const timestamp = secondsOf(at);
  const values = secrets.map((secret) => {
    const hex = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    return `v1=${hex}`;
  });
  return [`t=${timestamp}`, ...values].join(",");
}

/** For each secret the HMAC-SHA256 over `id.timestamp.body` in base64; the key is the decoded secret. */
function standardSignature(id: string, { secrets, at, body }: Signed): string {
  const content = `${id}.${secondsOf(at)}.${body}`;
  return secrets
    .map((secret) => Buffer.from(secret.slice(secret.indexOf("_") + 1), "base64"))
    .map((key) => `v1,${createHmac("sha256", key).update(content).digest("base64")}`)
    .join(" ");
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
