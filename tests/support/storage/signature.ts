import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a server knows of the one who may sign. */
export interface Signer {
  accessKey: string;
  secretKey: string;
  region: string;
}

const MOST_SKEW = 15 * 60_000;

/**
 * Checks Signature Version 4 of a request in its `Authorization` header, as Amazon describes it for S3:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. @returns the error code of S3, or null
 */
export function signatureError(
  request: IncomingMessage,
  body: Buffer,
  { accessKey, secretKey, region }: Signer,
): string | null {
  const { authorization = "" } = request.headers;
  const parts = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
    authorization,
  );
  if (!parts) return "AccessDenied";
  const [, credential = "", signedHeaders = "", signature = ""] = parts;
  const [key, day = "", inRegion, service, end] = credential.split("/");
  const at = header(request, "x-amz-date");
  const payload = header(request, "x-amz-content-sha256");
  if (key !== accessKey) return "InvalidAccessKeyId";
  if (inRegion !== region || service !== "s3" || end !== "aws4_request" || !at.startsWith(day))
    return "AuthorizationHeaderMalformed";
  if (Math.abs(Date.now() - instantOf(at)) > MOST_SKEW) return "RequestTimeTooSkewed";
  const names = signedHeaders.split(";");
  if (!names.includes("host") || !names.includes("x-amz-date")) return "AccessDenied";
  if (payload !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const url = new URL(request.url ?? "/", "http://store");
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join("&"),
    ...names.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, " ")}`),
    "",
    signedHeaders,
    payload,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n");
  const signingKey = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${secretKey}`);
  return hmac(signingKey, toSign).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}

function header({ headers }: IncomingMessage, name: string): string {
  return String(headers[name] ?? "");
}

/** `20261123T001500Z` */
function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
