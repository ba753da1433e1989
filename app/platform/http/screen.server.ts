import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import type { z } from "zod";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError, keepsNothing } from "#app/platform/errors.ts";
import { formValues, type FormValues, isSecret } from "#app/platform/forms/form-data.ts";
import { signInAgain } from "#app/platform/forms/kept/kept-form.server.ts";
import { type Handler, type Screen, type ScreenArgs, submit } from "./form-submission.server.ts";
import { readForm } from "./body/read-body.server.ts";
import type { Upload } from "#app/platform/forms/upload.server.ts";
import { contextOf, isSignedIn, requireRight, visitorOf } from "./request-context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

/** Stands for this site, wherever it runs, when a path is parsed. */
const HERE = "http://localhost";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

export function screenLoader<T>(load: (ctx: UserContext, args: ScreenArgs) => Promise<T>) {
  return (args: LoaderFunctionArgs): Promise<T> =>
    run(args, async (ctx, screen) => load(signedIn(ctx, screen), screen));
}

/** Only routes listed in tests/routes.test.ts may use it. */
export function publicLoader<T>(load: (ctx: Context | UserContext, args: ScreenArgs) => Promise<T>) {
  return (args: LoaderFunctionArgs): Promise<T> => run(args, load);
}

/** Wrong input answers 422 with the typed values kept; a broken rule answers its own status. */
export function screenAction<S extends z.ZodType, R>(
  screen: Screen<UserContext, S>,
  handle: Handler<UserContext, S, R>,
) {
  return (args: ActionFunctionArgs) =>
    run(args, async (ctx, screenArgs) => {
      if (isSignedIn(ctx)) return submit(ctx, screen, screenArgs, handle);
      throw await signInAndReturn(ctx, screen, screenArgs);
    });
}

export function publicAction<S extends z.ZodType, R>(
  screen: Screen<Context | UserContext, S>,
  handle: Handler<Context | UserContext, S, R>,
) {
  return (args: ActionFunctionArgs) =>
    run(args, (ctx, screenArgs) => submit(ctx, screen, screenArgs, handle));
}

/** What was typed comes back after signing in. */
async function signInAndReturn(
  ctx: Context,
  { form, upload }: { form?: string; upload?: Upload },
  { request, url }: ScreenArgs,
): Promise<Response> {
  if (!form || upload) return redirect(`/login?redirectTo=${encodeURIComponent("/dashboard")}`);
  const kept = { formId: form, path: url.pathname + url.search };
  return signInAgain(ctx, request, { ...kept, values: await readableValues(request) });
}

/** Bytes: more than what can be kept takes when it is sent. */
const KEPT_CAP = 500_000;

/** Null when it is too long. */
async function readableValues(request: Request): Promise<FormValues | null> {
  try {
    return formValues(await readForm(request, { cap: KEPT_CAP }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "input.malformed" ? {} : null;
  }
}

async function run<T>(
  { request, params, context }: Args,
  work: (ctx: Context | UserContext, args: ScreenArgs) => Promise<T>,
): Promise<T> {
  let ctx: Context | UserContext | null = null;
  const posted = copyOfForm(request);
  try {
    ctx = await contextOf(request, context, ["cookie"]);
    admit(ctx, context, request);
    const { start } = context;
    return await work(ctx, {
      request,
      params,
      id: params.id ?? "",
      url: new URL(request.url),
      drained: start.drained,
      speak: (locale) => void (start.locale = Promise.resolve(locale)),
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (!(error instanceof AppError)) throw await faultOf(error, ctx, { request, context });
    const { locale, platform } = ctx ?? (await visitorOf(request, context));
    // A response, not Remix's `data()`: where a URL has no page of its own, Remix would hide the message.
    throw Response.json(
      {
        code: error.code,
        message: translator(locale)(`errors:${error.code}`, error.params),
        typed: keepsNothing(error) && posted ? await fieldsOf(posted) : null,
      },
      { status: platform.product.errorStatuses[error.code], headers: error.headers },
    );
  }
}

async function faultOf(
  error: unknown,
  ctx: Context | null,
  { request, context }: Pick<Args, "request" | "context">,
): Promise<unknown> {
  const visitor = ctx ?? (await visitorOf(request, context).catch(() => null));
  if (request.signal.aborted || !visitor) return error;
  context.start.log.error({ event: "screen.failed", err: error });
  const message = translator(visitor.locale)(`errors:page.${attemptOf(request)}`);
  return Response.json(
    { code: "server.failed", message, typed: null, requestId: context.start.requestId },
    { status: 500 },
  );
}

function attemptOf({ method, url }: Request): "loading" | "saving" | "deleting" {
  if (method === "GET" || method === "HEAD") return "loading";
  return /\/delete(?:\.data)?$/.test(new URL(url).pathname) ? "deleting" : "saving";
}

/** Whose seat has ended is shown what is left to do. @throws AppError where the role may not */
function admit(ctx: Context | UserContext, context: AppLoadContext, { method }: Request): void {
  try {
    requireRight(ctx, context, method);
  } catch (error) {
    if (!isSignedIn(ctx) || ctx.role !== null || method !== "GET") throw error;
    throw redirect(ctx.platform.product.pageWithoutSeat);
  }
}

/** For when the first attempt failed; null with files. */
function copyOfForm(request: Request): Request | null {
  const type = request.headers.get("Content-Type") ?? "";
  const isForm = request.method === "POST" && type.startsWith("application/x-www-form-urlencoded");
  return isForm ? request.clone() : null;
}

async function fieldsOf(posted: Request): Promise<[string, string][] | null> {
  const form = await readForm(posted).catch(() => null);
  const fields = [...(form ?? [])].map(([name, value]): [string, string] => [name, String(value)]);
  return form && fields.filter(([name]) => !isSecret(name));
}

function signedIn(ctx: Context | UserContext, { url }: ScreenArgs): UserContext {
  if (isSignedIn(ctx)) return ctx;
  throw redirect(`/login?redirectTo=${encodeURIComponent(url.pathname + url.search)}`);
}

/** No open redirects: `/.//host` would be another site. Letters beyond Latin-1 cannot stand in a header. */
export function safeRedirect(to: unknown, fallback = "/dashboard"): string {
  if (typeof to !== "string" || !/^\/[^\\\p{Cc}]*$/u.test(to) || !URL.canParse(to, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(to, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}
