export interface FieldError {
  field: string;
  /** `field.reason`; its text is `errors:field.reason` in the locale files. */
  code: string;
  params?: Record<string, string | number>;
  /** The name that was probably meant. */
  suggestion?: string;
}

/** The text of each is `errors:noun.reason` in the locale files. */
export type ErrorStatuses = Record<`${string}.${string}`, number>;

export const platformErrors = {
  "input.invalid": 422,
  "input.malformed": 400,
  "input.too_slow": 408,
  "input.too_large": 413,
  "input.too_many_fields": 413,
  "input.not_json": 415,
  "input.compressed": 415,
  "input.not_image": 415,
  "input.not_file": 415,
  "file.unread": 503,
  "route.not_found": 404,
  "route.wrong_method": 405,
  "request.cross_origin": 403,
  "request.precondition_failed": 412,
  "request.too_many": 429,
  "request.one_at_a_time": 429,
  "session.required": 401,
  "account.invalid_credentials": 401,
  "account.disabled": 403,
  "account.moving": 503,
  "business.not_found": 404,
  "idempotency.key_invalid": 400,
  "idempotency.other_request": 409,
  "idempotency.running": 409,
  "idempotency.answer_lost": 409,
  "form.sent_before": 409,
  "server.failed": 500,
  "server.busy": 503,
  "server.disk_full": 503,
  "server.database_away": 503,
  "server.read_only": 503,
  "server.storage_away": 503,
  "server.outcome_unknown": 503,
} as const satisfies ErrorStatuses;

export interface DeclaredErrors {
  platform: typeof platformErrors;
}

export type ErrorCode = {
  [Owner in keyof DeclaredErrors]: keyof DeclaredErrors[Owner];
}[keyof DeclaredErrors];

interface ExistingRecord {
  type: string;
  id: string;
}

/** What would happen, and the yes to it. */
export interface AskedFirst<Shown extends object = object> {
  preview: Shown;
  confirmation: string;
  expiresAt: string;
}

interface AppErrorOptions extends ErrorOptions {
  params?: Record<string, string>;
  existing?: ExistingRecord;
  asked?: AskedFirst | undefined;
  scope?: string;
}

/** Anything else that is thrown is a fault of the product. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** Filled into its text. */
  readonly params: Record<string, string>;
  /** The record that stands in the way. */
  readonly existing: ExistingRecord | undefined;
  /** How things are now, to be shown again. */
  readonly asked: AskedFirst | undefined;
  readonly scope: string | undefined;

  constructor(
    code: ErrorCode,
    fields: FieldError[] = [],
    retryAfter?: number,
    { params = {}, existing, asked, scope, ...options }: AppErrorOptions = {},
  ) {
    super(code, options);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.params = params;
    this.existing = existing;
    this.asked = asked;
    this.scope = scope;
  }

  get headers(): Record<string, string> {
    return this.retryAfter === undefined ? {} : { "Retry-After": String(this.retryAfter) };
  }
}

export function isLostUpdate(error: AppError): boolean {
  return error.code.endsWith(".changed") && !error.asked;
}

/** What was sent cannot be kept either: it has to go back to whoever sent it. */
export function keepsNothing({ code }: AppError): boolean {
  return code === "server.database_away" || code === "server.read_only";
}

export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code.endsWith(".not_found");
}

/** Null for what does not exist, or not any more. */
export async function unlessGone<T>(finding: Promise<T>): Promise<T | null> {
  try {
    return await finding;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Repeating the job cannot help. */
export class PermanentFailure extends Error {}

/** The message may or may not have been accepted. */
export class UncertainDelivery extends Error {}

export function invalid(fields: FieldError[]): AppError {
  return new AppError("input.invalid", fields);
}
