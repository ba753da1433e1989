export interface StorageAddress {
  endpoint: string;
  region: string;
  bucket: string;
  /** Empty, or ending in `/`. */
  prefix: string;
  accessKey: string;
  secretKey: string;
  /** Nothing is moved there or removed. */
  isReadOnly: boolean;
}

const ADDRESS = new RegExp(
  [
    /^s3(?<plain>\+http)?:\/\/(?<key>[^:@/?#\s]+):(?<secret>[^:@/?#\s]+)/,
    /@(?<host>[^/?#@\s]+)\/(?<path>[^?#\s]+)(?:\?(?<query>[^#\s]*))?$/,
  ]
    .map(({ source }) => source)
    .join(""),
);

/** Amazon wants at least three characters, other stores may not. */
const BUCKET = /^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/;
const FOLDER = /^(?!\.{1,2}$)[\w.-]+$/;

/** Region by the host name (https://docs.aws.amazon.com/general/latest/gr/s3.html). */
const AMAZON = /^s3[.-](?:dualstack\.)?([a-z0-9-]+)\.amazonaws\.com(?:\.cn)?$/;
const USUAL_REGION = "us-east-1";

/** `s3://KEY:SECRET@HOST/BUCKET[/PREFIX][?region=…][&access=read]`. @returns null for anything else */
export function parseStorageUrl(text: string): StorageAddress | null {
  const parts = ADDRESS.exec(text)?.groups;
  if (!parts) return null;
  const { plain, key = "", secret = "", host = "", path = "", query = "" } = parts;
  const endpoint = `${plain ? "http" : "https"}://${host}`;
  const [bucket = "", ...folders] = path.replace(/\/$/, "").split("/");
  const options = optionsIn(query);
  const [accessKey, secretKey] = [decoded(key), decoded(secret)];
  const isRight =
    URL.canParse(endpoint) && BUCKET.test(bucket) && folders.every((folder) => FOLDER.test(folder));
  if (!isRight || !options || !accessKey || !secretKey) return null;
  const amazon = AMAZON.exec(new URL(endpoint).hostname)?.[1];
  return {
    endpoint,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    accessKey,
    secretKey,
    region: options.region ?? amazon ?? USUAL_REGION,
    isReadOnly: options.access === "read",
  };
}

/** Null for an unknown option: it may be misspelt. */
function optionsIn(query: string): { region?: string; access?: string } | null {
  const options = Object.fromEntries(new URLSearchParams(query)) as Record<string, string>;
  const { region, access, ...others } = options;
  if (Object.keys(others).length > 0) return null;
  if (region !== undefined && !/^[a-z0-9-]+$/.test(region)) return null;
  if (access !== undefined && access !== "read") return null;
  return options;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
