import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds that a delivery may be old. */
const TOLERANCE = 300;

/** @param header Rappen-Signature; during a change of the secret it has two signatures */
export function isFromRappen(
  { body, header, secret }: { body: Buffer; header: string; secret: string },
  now = Date.now(),
): boolean {
  const parts = header.split(",").map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  const isSigned = parts.some(([name, value = ""]) => {
    const given = Buffer.from(name === "v1" ? value : "", "hex");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return secret !== "" && isSigned && Math.abs(now / 1000 - Number(time)) <= TOLERANCE;
}
