import { createHmac } from "node:crypto";

/** `Rappen-Signature`: Unix seconds, and for each secret the HMAC-SHA256 over `timestamp.body` in hex. */
export function signatureHeader(secrets: string[], at: Date, body: string): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  const values = secrets.map((secret) => {
    const hex = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    return `v1=${hex}`;
  });
  return [`t=${timestamp}`, ...values].join(",");
}
