import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { cityChoices, cityErrors, fillCities } from "#app/platform/forms/address-form.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, invalid, isLostUpdate, isNotFound } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import type { Hint } from "./flash.server.ts";
import { conflictBetween } from "#app/platform/forms/form-conflict.ts";
import { formValues, type FormValues } from "#app/platform/forms/form-data.ts";
import { signInAgain } from "#app/platform/forms/kept-form.server.ts";
import { refuse, shownAgain } from "#app/platform/forms/form-refusal.server.ts";
import { capErrors, type Caps, missingErrors } from "#app/platform/forms/form-caps.ts";
import { readForm } from "./read-body.server.ts";
import type { Redrawn } from "#app/platform/forms/redrawn.ts";
import { contextOf, isSignedIn, visitorOf } from "./request-context.server.ts";
import { formCap, tooLarge, type Upload, uploadedFile } from "#app/platform/forms/upload.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Drained } from "./zip-response.server.ts";

/** Stands for this site wherever it runs, to see what a path leads to. */
const HERE = "http://localhost";

/** Fields that no page shows again. */
const SECRET = /password|^code$/i;

export interface ScreenArgs {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  drained: Drained;
}

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** A page for signed-in people; anyone else is sent to /login and comes back afterwards. */
export function screenLoader<T>(load: (ctx: UserContext, args: ScreenArgs) => Promise<T>) {
  return (args: LoaderFunctionArgs): Promise<T> =>
    run(args, async (ctx, screen) => load(signedIn(ctx, screen), screen));
}

/** A page for everybody, by name: only routes listed in tests/routes.test.ts may use it. */
export function publicLoader<T>(load: (ctx: Context | UserContext, args: ScreenArgs) => Promise<T>) {
  return (args: LoaderFunctionArgs): Promise<T> => run(args, load);
}

export interface Screen<C, S extends z.ZodTypeAny> {
  /** Id of the form on the page, so that its errors find it. A button that has no page of its own leaves it out. */
  form?: string;
  schema: S;
  /** Longest input at each of the form's fields, and fields that the form, unlike the JSON API, wants filled. */
  caps?: Caps;
  required?: string[];
  /** Turns the form's own field names into the schema's; without it they are the same. */
  read?: (values: FormValues, form: FormData) => unknown;
  /** Answers a button that only changes the form, such as "add row": what it shows now, or null for any other button. */
  redraw?: (values: FormValues, ctx: C, args: ScreenArgs) => Promise<FormValues | Redrawn | null>;
  /** The one field that takes a file, and the bytes it may have. */
  upload?: Upload;
  /** Throws when what the URL names is not there, before anything is said about the form. */
  exists?: (ctx: C, args: ScreenArgs) => Promise<unknown>;
  /** The saved values with their version, where somebody else may save the same thing while the form is open. */
  saved?: (ctx: C, args: ScreenArgs) => Promise<FormValues>;
  /** Something worth knowing about what was typed, for when the form is shown again. */
  hint?: (ctx: C, values: FormValues, args: ScreenArgs) => Promise<Hint | null>;
  /** Turns a field of the schema back into the form's name. */
  fieldName?: (field: string) => string;
}

type Handler<C, S extends z.ZodTypeAny, R> = (
  ctx: C,
  input: z.output<S>,
  args: ScreenArgs & { values: FormValues; file: Uint8Array | null },
) => Promise<R>;

/** A form of a signed-in person. Wrong input answers 422 with the typed values kept; a broken rule its own status. */
export function screenAction<S extends z.ZodTypeAny, R>(
  screen: Screen<UserContext, S>,
  handle: Handler<UserContext, S, R>,
) {
  return (args: ActionFunctionArgs) =>
    run(args, async (ctx, screenArgs) => {
      if (isSignedIn(ctx)) return submit(ctx, screen, screenArgs, handle);
      throw await signInAndReturn(ctx, screen, screenArgs);
    });
}

/** A form for everybody, by name. */
export function publicAction<S extends z.ZodTypeAny, R>(
  screen: Screen<Context | UserContext, S>,
  handle: Handler<Context | UserContext, S, R>,
) {
  return (args: ActionFunctionArgs) =>
    run(args, (ctx, screenArgs) => submit(ctx, screen, screenArgs, handle));
}

async function submit<C extends Context, S extends z.ZodTypeAny, R>(
  ctx: C,
  screen: Screen<C, S>,
  args: ScreenArgs,
  handle: Handler<C, S, R>,
) {
  await screen.exists?.(ctx, args);
  // Of a form that cannot be read nothing can be shown again; one with a file has nothing typed to lose.
  let values: FormValues | null = screen.upload ? {} : null;
  try {
    const form = await readForm(args.request, screen.upload && formCap(screen.upload));
    values = seenVersion(screen, fillCities(formValues(form)));
    const redrawn = await screen.redraw?.(values, ctx, args);
    if (redrawn && screen.form) return shownAgain(ctx, screen.form, redrawn);
    const file = screen.upload ? await uploadedFile(form, screen.upload) : null;
    const parsed = screen.schema.safeParse(screen.read ? screen.read(values, form) : values);
    const errors = [
      ...(parsed.error ? fieldErrorsOf(parsed.error) : []),
      ...missingErrors(values, screen.required ?? []),
      ...capErrors(values, screen.caps ?? {}),
      ...cityErrors(cityChoices(values)),
    ];
    if (errors.length) throw invalid(errors);
    return await handle(ctx, parsed.data as z.output<S>, { ...args, values, file });
  } catch (error) {
    if (!(error instanceof AppError) || !screen.form || !values || isNotFound(error)) throw error;
    // The page of the form needs the database too: `run` keeps what was typed.
    if (error.code === "server.database_away") throw error;
    const fields = screen.upload && error.code === "input.too_large" ? tooLarge(screen.upload) : error.fields;
    const refused = new AppError(error.code, named(screen, fields), error.retryAfter);
    const hint = (await screen.hint?.(ctx, values, args)) ?? null;
    const saved = isLostUpdate(error) ? await screen.saved?.(ctx, args) : undefined;
    const conflict = saved ? conflictBetween(saved, values) : null;
    return refuse(ctx, screen.form, refused, { values, hint, conflict });
  }
}

/** Whoever saves over somebody else's change says which version they have seen. */
function seenVersion({ saved }: { saved?: unknown }, values: FormValues): FormValues {
  return saved && "overwrite" in values ? { ...values, version: values.overwrite ?? "" } : values;
}

/** Where the session has ended while a form was open: what was typed comes back after signing in. */
async function signInAndReturn(
  ctx: Context,
  screen: { form?: string; upload?: Upload },
  { request, url }: ScreenArgs,
): Promise<Response> {
  if (!screen.form || screen.upload) return redirect(`/login?redirectTo=${encodeURIComponent("/dashboard")}`);
  const kept = { formId: screen.form, path: url.pathname + url.search };
  return signInAgain(ctx, request, { ...kept, values: await readableValues(request) });
}

/** None of a body that is no form, which nobody has typed. */
async function readableValues(request: Request): Promise<FormValues> {
  try {
    return formValues(await readForm(request));
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}

function named({ fieldName }: { fieldName?: (field: string) => string }, errors: FieldError[]): FieldError[] {
  return fieldName ? errors.map((error) => ({ ...error, field: fieldName(error.field) })) : errors;
}

async function run<T>(
  { request, params, context }: Args,
  work: (ctx: Context | UserContext, args: ScreenArgs) => Promise<T>,
): Promise<T> {
  let ctx: Context | UserContext | null = null;
  const posted = copyOfForm(request);
  try {
    ctx = await contextOf(request, context, ["cookie"]);
    return await work(ctx, { request, params, url: new URL(request.url), drained: context.start.drained });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { locale, platform } = ctx ?? (await visitorOf(request, context));
    // A response, not Remix's `data()`: where a URL has no page of its own, Remix would hide the message.
    throw Response.json(
      {
        code: error.code,
        message: translator(locale)(`errors:${error.code}`),
        typed: error.code === "server.database_away" && posted ? await fieldsOf(posted) : null,
      },
      { status: platform.product.errorStatuses[error.code], headers: error.headers },
    );
  }
}

/** Of a form without files, to be read a second time when nothing could be done with it. */
function copyOfForm(request: Request): Request | null {
  const type = request.headers.get("Content-Type") ?? "";
  const isForm = request.method === "POST" && type.startsWith("application/x-www-form-urlencoded");
  return isForm ? request.clone() : null;
}

/** Everything typed but passwords and codes; null for a form that cannot be read. */
async function fieldsOf(posted: Request): Promise<[string, string][] | null> {
  const form = await readForm(posted).catch(() => null);
  const fields = [...(form ?? [])].map(([name, value]): [string, string] => [name, String(value)]);
  return form && fields.filter(([name]) => !SECRET.test(name));
}

function signedIn(ctx: Context | UserContext, { url }: ScreenArgs): UserContext {
  if (isSignedIn(ctx)) return ctx;
  throw redirect(`/login?redirectTo=${encodeURIComponent(url.pathname + url.search)}`);
}

/**
 * A path on this site to go to after signing in; anything else becomes the fallback (no open redirects). It is answered as
 * a browser reads it: `/.//host` would be another site, and letters beyond Latin-1 cannot stand in a header.
 */
export function safeRedirect(to: unknown, fallback = "/dashboard"): string {
  if (typeof to !== "string" || !/^\/[^\\\p{Cc}]*$/u.test(to) || !URL.canParse(to, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(to, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}
