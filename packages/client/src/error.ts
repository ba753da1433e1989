export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

interface Details {
  status: number;
  code: string;
  errors?: FieldProblem[] | undefined;
  requestId?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A call that was refused, or that got no answer (`status` 0, `code` "network.failed"). */
export class RappenError extends Error {
  readonly status: number;
  /** Such as `invoice.not_found`: stable, where the message is for people. */
  readonly code: string;
  /** One for each field that is wrong. */
  readonly errors: FieldProblem[];
  /** Say it when you ask the support about this call. */
  readonly requestId: string | undefined;
  /** Seconds after which the call may be made again. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { status, code, errors = [], requestId, retryAfter, cause }: Details) {
    super(message, { cause });
    this.name = "RappenError";
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** Of an answer that is no success; one from a proxy may be no JSON. */
export async function errorOf(response: Response): Promise<RappenError> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const header = Number(response.headers.get("Retry-After") ?? "x");
  return new RappenError(typeof body.error === "string" ? body.error : `HTTP ${response.status}`, {
    status: response.status,
    code: typeof body.code === "string" ? body.code : `http.${response.status}`,
    errors: Array.isArray(body.errors) ? (body.errors as FieldProblem[]) : undefined,
    requestId: typeof body.requestId === "string" ? body.requestId : undefined,
    retryAfter: Number.isFinite(header) ? header : undefined,
  });
}
