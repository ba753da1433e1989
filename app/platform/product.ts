import type { ErrorCode } from "./errors.ts";

/** What the platform is told about the product that it runs. */
export interface Product {
  /** The HTTP status of every error code. */
  errorStatuses: Record<ErrorCode, number>;
}
