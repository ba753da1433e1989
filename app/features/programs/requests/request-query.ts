import { FilterReader } from "#app/platform/lists/filters.ts";
import { pageOf } from "#app/platform/lists/pages.ts";

export const REQUEST_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

const STATUS = /^[1-5](xx|\d\d)$/;

export function isStatus(text: string): boolean {
  return STATUS.test(text);
}

export interface RequestQuery {
  /** Such as `404`, or `4xx` for all that begin with 4. */
  status?: string | undefined;
  method?: string | undefined;
  /** The beginning of the path. */
  path?: string | undefined;
  keyId?: string | undefined;
  /** ISO UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  /** A `nextCursor`. */
  after?: string | null;
}

/** @throws AppError `input.invalid` */
export function readRequestQuery(params: URLSearchParams): RequestQuery {
  const reader = new FilterReader(params);
  const [from, to] = [reader.instant("from"), reader.instant("to")];
  const method = reader.oneOf("method", REQUEST_METHODS);
  const [status, path, keyId] = [reader.text("status"), reader.text("path"), reader.text("keyId")];
  reader.done();
  const { limit } = pageOf(params);
  return { from, to, method, status, path, keyId, limit, after: params.get("starting_after") };
}

/** The first and the last status that a filter means. */
export function statusesOf(status: string): [number, number] {
  return [Number(status.replaceAll("x", "0")), Number(status.replaceAll("x", "9"))];
}
