/** An error as Stripe answers it. */
export class FakeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;

  constructor(status: number, message: string, { type = "invalid_request_error", code = "" } = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code || undefined;
  }

  get body(): unknown {
    return { error: { type: this.type, code: this.code, message: this.message } };
  }
}

/** An id in the path is answered 404, one among the parameters 400. */
export function missing(kind: string, id: string, status: 400 | 404 = 404): FakeError {
  return new FakeError(status, `No such ${kind}: '${id}'`, { code: "resource_missing" });
}
