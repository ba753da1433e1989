import type { z } from "zod";
import { type DeskAccess, deskAccess } from "#app/features/people/operator/operators.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Handler, Screen, ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicAction, publicLoader } from "#app/platform/http/screen.server.ts";
import { unknownAnswer } from "#app/screens/answers/unknown-answer.server.ts";

/** For operators. Anybody else gets the answer of an address that is no page. */
export function deskLoader<T>(load: (ctx: UserContext, args: ScreenArgs) => Promise<T>) {
  return publicLoader(async (ctx, args) => load(await requireOperator(ctx, args), args));
}

/** Like `deskLoader`, but an operator who lacks the second step is told so. */
export function deskEntryLoader<T, M>(
  load: (ctx: UserContext, args: ScreenArgs) => Promise<T>,
  missing: (ctx: UserContext) => M,
) {
  return publicLoader(async (ctx, args): Promise<T | M> => {
    if (isSignedIn(ctx) && (await deskAccess(ctx)) === "second_step") return missing(ctx);
    return load(await requireOperator(ctx, args), args);
  });
}

/** Like `deskLoader`; nothing of the form is read before. */
export function deskAction<S extends z.ZodType, R>(
  screen: Screen<UserContext, S>,
  handle: Handler<UserContext, S, R>,
) {
  return publicAction(
    {
      ...(screen as Screen<Context | UserContext, S>),
      exists: async (ctx, args) => {
        const operator = await requireOperator(ctx, args);
        await screen.exists?.(operator, args);
      },
    },
    async (ctx, input, args) => handle(await requireOperator(ctx, args), input, args),
  );
}

export function deskReadOnly() {
  return deskLoader(() => Promise.reject(new AppError("route.wrong_method")));
}

async function requireOperator(ctx: Context | UserContext, { request }: ScreenArgs): Promise<UserContext> {
  const access: DeskAccess = isSignedIn(ctx) ? await deskAccess(ctx) : null;
  if (access === "open") return ctx as UserContext;
  throw unknownAnswer(request);
}
