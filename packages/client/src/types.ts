import type { FieldProblem } from "./error.ts";
import type { OPERATIONS } from "./operations.ts";
import type { components, operations } from "./schema.ts";

type Schemas = components["schemas"];
export type Invoice = Schemas["Invoice"];
export type WebhookEvent = Schemas["Event"];

/** One method of the client, as operations.ts states it. */
export interface Entry {
  id: keyof operations;
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
  signal?: AbortSignal;
  /** Told of what stands beside the data of each good answer. */
  onAnswer?: (answer: AnswerDetails) => void;
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

type Operation<E extends Entry> = operations[E["id"]];

type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : never;

type PathArguments<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...PathArguments<Rest>]
  : [];

/** Where a field may be left out, null says the same. */
type Nullable<T> = T extends readonly (infer Item)[]
  ? Nullable<Item>[]
  : T extends object
    ? { [Name in keyof T]: undefined extends T[Name] ? Nullable<T[Name]> | null : Nullable<T[Name]> }
    : T;

/** What is not sent stays, null clears. */
type Patch<T> = T extends readonly (infer Item)[]
  ? Nullable<Item>[]
  : T extends object
    ? { [Name in keyof T]?: Patch<T[Name]> | null }
    : T;

type JsonBody<E extends Entry> =
  Operation<E> extends { requestBody: infer Body }
    ? E["method"] extends "patch"
      ? Patch<Json<Body>>
      : Nullable<Json<Body>>
    : never;

type BodyArguments<E extends Entry> = E extends { body: "json" }
  ? [body: JsonBody<E>]
  : E extends { body: "file" }
    ? [file: Blob]
    : [];

type Query<E extends Entry> = NonNullable<Operation<E>["parameters"]["query"]>;

type QueryArguments<E extends Entry> = E extends { query: true } ? [query?: Query<E>] : [];

type Arguments<E extends Entry> = [
  ...PathArguments<E["path"]>,
  ...BodyArguments<E>,
  ...QueryArguments<E>,
  options?: CallOptions,
];

type Responses<E extends Entry> = Operation<E>["responses"];

type Data<E extends Entry> =
  Json<Responses<E>[keyof Responses<E> & (200 | 201)]> extends { data: infer Answer } ? Answer : never;

type Result<E extends Entry> = E extends { file: true }
  ? Promise<Uint8Array>
  : E extends { rows: infer Rows extends string }
    ? List<Data<E>, Data<E> extends Record<Rows, (infer Row)[]> ? Row : never>
    : Promise<Data<E>>;

type Method<E extends Entry> = (...given: Arguments<E>) => Result<E>;

export type Client = {
  readonly [Group in keyof typeof OPERATIONS]: {
    readonly [
      Name in keyof (typeof OPERATIONS)[Group]
    ]: (typeof OPERATIONS)[Group][Name] extends infer E extends Entry ? Method<E> : never;
  };
};
