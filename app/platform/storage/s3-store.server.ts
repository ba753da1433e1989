import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type * as s3 from "@aws-sdk/client-s3";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import { type DocumentStore, StoreFault, type StoreOperation } from "./document-store.ts";
import { createSlots } from "./slots.ts";
import type { StorageAddress } from "./storage-url.ts";

/** ms, for a connection, for the beginning of an answer, and for all of an operation with its repeats. */
const CONNECTION_TIMEOUT = 2_000;
const ANSWER_TIMEOUT = 4_000;
const OPERATION_TIMEOUT = 10_000;

const PAUSES_MS = [100, 400];

const AT_ONCE = 16;

const LARGEST_BYTES = 64 * 1024 * 1024;

const MISSING = "NoSuchKey";

type StoreOutcome = "ok" | "missing" | "failed";

type ObserveStore = (operation: StoreOperation, outcome: StoreOutcome, seconds: number) => void;

type Client = InstanceType<typeof s3.S3Client>;

interface StoreSettings {
  observe?: ObserveStore;
  withinMs?: number;
}

/** For every store that speaks S3 with Signature V4 and takes the bucket as the first part of the path. */
export function openS3Store(
  address: StorageAddress,
  { observe = () => {}, withinMs = OPERATION_TIMEOUT }: StoreSettings = {},
): DocumentStore {
  const { bucket, prefix, endpoint, isReadOnly } = address;
  const slots = createSlots(AT_ONCE);
  let opened: Client | null = null;
  const sdk = () => packageOnUse<typeof s3>("@aws-sdk/client-s3");
  const client = () => (opened ??= openClient(sdk(), address));
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  async function operate<T>(
    operation: StoreOperation,
    pauses: number[],
    attempt: (client: Client, abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const began = performance.now();
    const signal = AbortSignal.timeout(withinMs);
    const done = (outcome: StoreOutcome) => observe(operation, outcome, (performance.now() - began) / 1000);
    try {
      const free = await slots.take(signal);
      try {
        const result = await repeated(pauses, signal, () => attempt(client(), signal));
        done(result === null ? "missing" : "ok");
        return result;
      } finally {
        free();
      }
    } catch (error) {
      done("failed");
      throw new StoreFault(`${operation}: ${reasonOf(error)}`, { cause: error });
    }
  }

  return {
    isReadOnly,
    place: `${endpoint}/${bucket}/${prefix}`,
    put: (name, bytes) =>
      operate("put", PAUSES_MS, async (client, abortSignal) => {
        const object = { ...at(name), Body: bytes, ContentType: "application/pdf" };
        await client.send(new (sdk().PutObjectCommand)(object), { abortSignal });
      }),
    get: (name) =>
      operate("get", PAUSES_MS, async (client, abortSignal) => {
        try {
          const command = new (sdk().GetObjectCommand)(at(name));
          return await bytesOf(await client.send(command, { abortSignal }), abortSignal);
        } catch (error) {
          if (error instanceof Error && error.name === MISSING) return null;
          throw error;
        }
      }),
    remove: (name) =>
      operate("remove", [], async (client, abortSignal) => {
        await client.send(new (sdk().DeleteObjectCommand)(at(name)), { abortSignal });
      }),
    close: () => opened?.destroy(),
  };
}

function openClient(
  { S3Client }: typeof s3,
  { endpoint, region, accessKey, secretKey }: StorageAddress,
): Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Stores other than Amazon's refuse checksums that they do not know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT,
      requestTimeout: ANSWER_TIMEOUT,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: AT_ONCE, keepAlive: true },
      httpsAgent: { maxSockets: AT_ONCE, keepAlive: true },
    },
  });
}

async function repeated<T>(pauses: number[], signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !isWorthRepeating(error)) throw error;
    }
    await setTimeout(pause, undefined, { signal });
  }
  return attempt();
}

function isWorthRepeating(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

async function bytesOf({ Body }: s3.GetObjectCommandOutput, signal: AbortSignal): Promise<Uint8Array> {
  if (!(Body instanceof Readable)) throw new Error("an answer without a body");
  const late = () => Body.destroy(new Error("the body took too long"));
  signal.addEventListener("abort", late, { once: true });
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of Body as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > LARGEST_BYTES) throw new Error(`an object of more than ${LARGEST_BYTES} bytes`);
      pieces.push(piece);
    }
  } finally {
    signal.removeEventListener("abort", late);
  }
  return Buffer.concat(pieces);
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/** Status and names only: a store may repeat the request in its message. */
function reasonOf(error: unknown): string {
  const { name = "", code = "" } = error as { name?: string; code?: string };
  if (name === "AbortError" || name === "TimeoutError") return "no answer in time";
  return [statusOf(error), code, name === "Error" ? "" : name].filter(Boolean).join(" ") || "failed";
}
