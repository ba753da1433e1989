import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

type Installation = Pick<Context, "platform">;

/** Whether strangers may open an account; invited people always register. */
export function takesStrangers({ platform }: Installation): boolean {
  return platform.env.REGISTRATION === "open";
}

/** Whether people who are here already may start a business of their own. */
export function takesBusinesses({ platform }: Installation): boolean {
  return platform.env.REGISTRATION !== "closed";
}

export function registrationClosed(): AppError {
  return new AppError("account.registration_closed");
}
