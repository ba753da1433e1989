import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { Context, UserContext } from "./context.server.ts";
import { AppError, type FieldError, invalid } from "./errors.ts";
import { fieldErrorsOf, fieldMessages } from "./field-errors.server.ts";
import { formValues, type FormValues } from "./form-data.ts";
import { capErrors, type Caps, missingErrors } from "./form-caps.ts";
import { readForm } from "./read-body.server.ts";
import { Redrawn } from "./redrawn.ts";
import { contextOf, isSignedIn } from "./request-context.server.ts";
import { formCap, tooLarge, type Upload, uploadedFile } from "./upload.server.ts";
import { translator } from "./words.server.ts";
import type { Drained } from "./zip-response.server.ts";

/** Stands for this site wherever it runs, to see what a path leads to. */
const HERE = "http://localhost";

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

export interface Screen<S extends z.ZodTypeAny> {
  /** Id of the form on the page, so that its errors find it. A button that has no page of its own leaves it out. */
  form?: string;
  schema: S;
  /** Longest input at each of the form's fields, and fields that the form, unlike the JSON API, wants filled. */
  caps?: Caps;
  required?: string[];
  /** Turns the form's own field names into the schema's; without it they are the same. */
  read?: (values: FormValues) => unknown;
  /** Answers a button that only changes the form, such as "add row": what it shows now, or null for any other button. */
  redraw?: (values: FormValues, ctx: Context | UserContext) => Promise<FormValues | Redrawn | null>;
  /** The one field that takes a file, and the bytes it may have. */
  upload?: Upload;
  /** Turns a field of the schema back into the form's name. */
  fieldName?: (field: string) => string;
}

/** What a form shows again after it was refused: everything typed, and a message at each wrong field. */
export interface Refusal<Beside = unknown> {
  formId: string;
  fieldErrors: Record<string, string>;
  repopulateFields: FormValues;
  /** Why the form as a whole was refused, when it is not about fields. */
  problem: { code: string; message: string } | null;
  /** What a button of the form asked to see beside it. */
  beside: Beside;
}

type Handler<C, S extends z.ZodTypeAny, R> = (
  ctx: C,
  input: z.output<S>,
  args: ScreenArgs & { values: FormValues; file: Uint8Array | null },
) => Promise<R>;

/** A form of a signed-in person. Wrong input answers 422 with the typed values kept; a broken rule its own status. */
export function screenAction<S extends z.ZodTypeAny, R>(
  screen: Screen<S>,
  handle: Handler<UserContext, S, R>,
) {
  return (args: ActionFunctionArgs) =>
    run(args, (ctx, screenArgs) => submit(signedIn(ctx, screenArgs), screen, screenArgs, handle));
}

/** A form for everybody, by name. */
export function publicAction<S extends z.ZodTypeAny, R>(
  screen: Screen<S>,
  handle: Handler<Context | UserContext, S, R>,
) {
  return (args: ActionFunctionArgs) =>
    run(args, (ctx, screenArgs) => submit(ctx, screen, screenArgs, handle));
}

async function submit<C extends Context, S extends z.ZodTypeAny, R>(
  ctx: C,
  screen: Screen<S>,
  args: ScreenArgs,
  handle: Handler<C, S, R>,
) {
  // Of a form that cannot be read nothing can be shown again; one with a file has nothing typed to lose.
  let values: FormValues | null = screen.upload ? {} : null;
  try {
    const form = await readForm(args.request, screen.upload && formCap(screen.upload));
    values = formValues(form);
    const redrawn = await screen.redraw?.(values, ctx);
    if (redrawn && screen.form) return shown(ctx, screen.form, redrawn);
    const file = screen.upload ? await uploadedFile(form, screen.upload) : null;
    const parsed = screen.schema.safeParse(screen.read ? screen.read(values) : values);
    const errors = [
      ...(parsed.error ? fieldErrorsOf(parsed.error) : []),
      ...missingErrors(values, screen.required ?? []),
      ...capErrors(values, screen.caps ?? {}),
    ];
    if (errors.length) throw invalid(errors);
    return await handle(ctx, parsed.data as z.output<S>, { ...args, values, file });
  } catch (error) {
    if (!(error instanceof AppError) || !screen.form || !values || error.status === 404) throw error;
    const fields = screen.upload && error.code === "input.too_large" ? tooLarge(screen.upload) : error.fields;
    const refused = new AppError(error.code, named(screen, fields), error.retryAfter);
    return refuse(ctx, screen.form, refused, values);
  }
}

function shown(ctx: Context, form: string, redrawn: FormValues | Redrawn) {
  const { values, errors, beside } = redrawn instanceof Redrawn ? redrawn : new Redrawn(redrawn);
  const answer = { ...refusalOf(form, values), fieldErrors: messagesOf(ctx, errors), beside };
  return data(answer, { status: errors.length ? 422 : 200 });
}

function messagesOf(ctx: Context, errors: FieldError[]): Record<string, string> {
  const messages = fieldMessages(errors, translator(ctx.locale));
  return Object.fromEntries(messages.map(({ field, message }) => [field, message]));
}

function named<S extends z.ZodTypeAny>({ fieldName }: Screen<S>, errors: FieldError[]): FieldError[] {
  return fieldName ? errors.map((error) => ({ ...error, field: fieldName(error.field) })) : errors;
}

function refuse(ctx: Context, form: string, error: AppError, values: FormValues) {
  const message = translator(ctx.locale)(`errors:${error.code}`);
  const refusal: Refusal = {
    ...refusalOf(form, values),
    fieldErrors: messagesOf(ctx, error.fields),
    problem: error.code === "input.invalid" ? null : { code: error.code, message },
  };
  ctx.log.info({ event: "form.refused", form, code: error.code });
  return data(refusal, { status: error.status, headers: error.headers });
}

function refusalOf(formId: string, values: FormValues): Refusal {
  return { formId, fieldErrors: {}, repopulateFields: withoutSecrets(values), problem: null, beside: null };
}

/** A typed password never travels back to the page. */
function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}

async function run<T>(
  { request, params, context }: Args,
  work: (ctx: Context | UserContext, args: ScreenArgs) => Promise<T>,
): Promise<T> {
  const ctx = await contextOf(request, context, ["cookie"]);
  try {
    return await work(ctx, { request, params, url: new URL(request.url), drained: context.start.drained });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A response, not Remix's `data()`: where a URL has no page of its own, Remix would hide the message.
    throw Response.json(
      { code: error.code, message: translator(ctx.locale)(`errors:${error.code}`) },
      { status: error.status, headers: error.headers },
    );
  }
}

function signedIn(ctx: Context | UserContext, { request, url }: ScreenArgs): UserContext {
  if (isSignedIn(ctx)) return ctx;
  const back = request.method === "GET" ? url.pathname + url.search : "/dashboard";
  throw redirect(`/login?redirectTo=${encodeURIComponent(back)}`);
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
