/** What was wrong with one field: a path such as `items[0].quantity`, a code, and the numbers its text mentions. */
export interface FieldError {
  field: string;
  /** `field.reason`; its text is `errors:field.reason` in the locale files. */
  code: string;
  params?: Record<string, string | number>;
}

/** One code, one HTTP status, one text (`errors:noun.reason`) for screens and API alike. */
export const ERROR_STATUS = {
  "input.invalid": 422,
  "input.malformed": 400,
  "input.too_large": 413,
  "input.not_json": 415,
  "input.not_image": 415,
  "route.not_found": 404,
  "route.wrong_method": 405,
  "request.cross_origin": 403,
  "request.precondition_failed": 412,
  "request.too_many": 429,
  "preview.too_many": 429,
  "session.required": 401,
  "session.not_found": 404,
  "account.invalid_credentials": 401,
  "account.code_required": 401,
  "account.code_wrong": 401,
  "account.password_wrong": 422,
  "account.two_step_changed": 409,
  "account.email_taken": 409,
  "account.link_invalid": 400,
  "account.email_not_verified": 403,
  "api_key.required": 401,
  "api_key.read_only": 403,
  "api_key.not_found": 404,
  "api_key.too_many": 409,
  "idempotency.key_invalid": 400,
  "idempotency.other_request": 409,
  "idempotency.running": 409,
  "idempotency.answer_lost": 409,
  "archive.not_found": 404,
  "import.not_found": 404,
  "import.not_mapped": 409,
  "import.has_errors": 409,
  "client.not_found": 404,
  "client.changed": 409,
  "template.not_found": 404,
  "template.changed": 409,
  "template.too_many": 409,
  "invoice.not_found": 404,
  "invoice.limit_reached": 403,
  "invoice.edit_limit_reached": 403,
  "invoice.locked": 409,
  "invoice.changed": 409,
  "invoice.number_taken": 409,
  "invoice.none_selected": 422,
  "invoice.slip_refused": 409,
  "invoice.pdf_damaged": 500,
  "subscription.not_configured": 409,
  "subscription.already_pro": 409,
  "subscription.already_yearly": 409,
  "subscription.no_downgrade": 409,
  "subscription.ending": 409,
  "subscription.payment_missing": 409,
  "subscription.none": 409,
  "subscription.checkout_failed": 502,
  "subscription.portal_failed": 502,
  "subscription.cancel_failed": 502,
  "subscription.change_failed": 502,
  "subscription.sync_failed": 502,
  "webhook.signature_invalid": 400,
  "webhook.not_found": 404,
  "webhook.too_many": 409,
  "webhook.endpoint_off": 409,
  "webhook_delivery.not_found": 404,
  "invoice.transition_not_allowed": 409,
  "plan.pro_required": 403,
  "server.failed": 500,
  "server.busy": 503,
  "server.disk_full": 503,
  "server.database_away": 503,
  "server.outcome_unknown": 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A rule was broken, in a way the person who asked can understand. Anything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  /** Seconds after which the same request may succeed, for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, fields: FieldError[] = [], retryAfter?: number, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get headers(): Record<string, string> {
    return this.retryAfter === undefined ? {} : { "Retry-After": String(this.retryAfter) };
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Somebody else changed the same thing in between; the names of such codes all end alike. */
export function isLostUpdate(error: AppError): boolean {
  return error.code.endsWith(".changed");
}

/** What was asked for does not exist, unlike a fault of the database while it was looked for. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.status === 404;
}

/** Work in the background that cannot succeed by being repeated: it is given up at once. */
export class PermanentFailure extends Error {}

/** A message was on its way when the answer failed to come: nobody knows whether it was taken. */
export class UncertainDelivery extends Error {}

/** The input as a whole was understood, but some fields break a rule. */
export function invalid(fields: FieldError[]): AppError {
  return new AppError("input.invalid", fields);
}
