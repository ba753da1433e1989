import type { FieldProblem } from "./error.ts";
/** What a method of the client does. */
export interface Entry {
  id: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  body?: "json" | "file";
  query?: true;
  /** Parameters that come several times, not with commas between. */
  repeated?: readonly string[];
  /** The answer is a file, not JSON. */
  file?: true;
  /** The name of the records in a page. */
  rows?: string;
}

export interface CallOptions {
  /** Of a POST; without it, each call has one of its own. */
  idempotencyKey?: string;
  /** The ETag that was read: a change that came since then is refused with 412. */
  ifMatch?: string;
  /** That of a preview of the same call: it is carried out only if all is as it was shown. */
  confirmation?: string;
  signal?: AbortSignal;
  /** Told of what stands beside the data of each good answer. */
  onAnswer?: (answer: AnswerDetails) => void;
}

/** Answers what the call would do, and changes nothing. */
export interface PreviewOptions extends CallOptions {
  preview: true;
}

export interface AnswerDetails {
  status: number;
  /** `ETag`, `RateLimit`, `Idempotent-Replayed` and the like. */
  headers: Headers;
  /** Allowed, and yet possibly a mistake. */
  warnings: FieldProblem[];
}

/** A page when awaited, every record of every page when iterated. */
export interface List<Page, Row> extends PromiseLike<Page>, AsyncIterable<Row> {}
