import type { ErrorCode } from "./errors.ts";

export interface Product {
  errorStatuses: Record<ErrorCode, number>;
}
