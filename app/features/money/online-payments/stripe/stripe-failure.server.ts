import { type FailureReason, ProviderFailure } from "#app/features/money/online-payments/payment-provider.ts";
import { isStripeError } from "#app/platform/stripe.server.ts";

/** @throws ProviderFailure */
export async function askingStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isStripeError(error)) throw error;
    const { statusCode = 0, code = "", requestId = "" } = error;
    throw new ProviderFailure(reasonOf(statusCode), [statusCode, code, requestId].join(" "));
  }
}

function reasonOf(status: number): FailureReason {
  if (status === 401) return "key_refused";
  if (status === 403) return "permission_missing";
  return status >= 400 && status < 500 && status !== 409 && status !== 429 ? "refused" : "unreachable";
}

/** Null for what Stripe does not know: made by another account, or long gone. */
export async function nullIfUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isStripeError(error) && error.code === "resource_missing") return null;
    throw error;
  }
}
