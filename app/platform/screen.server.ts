import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { cityChoices, cityErrors, fillCities } from "./address-form.ts";
import type { Context, UserContext } from "./context.server.ts";
import { AppError, type FieldError, invalid } from "./errors.ts";
import { fieldErrorsOf, fieldMessages } from "./field-errors.server.ts";
import type { Hint } from "./flash.server.ts";
import { formValues, type FormValues } from "./form-data.ts";
import { capErrors, type Caps, missingErrors } from "./form-caps.ts";
import { readForm } from "./read-body.server.ts";
import { contextOf, isSignedIn } from "./request-context.server.ts";
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

export interface Screen<C, S extends z.ZodTypeAny> {
  /** Id of the form on the page, so that its errors find it. A button that has no page of its own leaves it out. */
  form?: string;
  schema: S;
  /** Longest input at each of the form's fields, and fields that the form, unlike the JSON API, wants filled. */
  caps?: Caps;
  required?: string[];
  /** Turns the form's own field names into the schema's; without it they are the same. */
  read?: (values: FormValues, form: FormData) => unknown;
  /** Answers a button that only changes the form, such as "add row": its new values, or null for any other button. */
  redraw?: (values: FormValues, ctx: C, args: ScreenArgs) => Promise<FormValues | null>;
  /** Throws when what the URL names is not there, before anything is said about the form. */
  exists?: (ctx: C, args: ScreenArgs) => Promise<unknown>;
  /** Something worth knowing about what was typed, for when the form is shown again. */
  hint?: (ctx: C, values: FormValues, args: ScreenArgs) => Promise<Hint | null>;
  /** Turns a field of the schema back into the form's name. */
  fieldName?: (field: string) => string;
}

/** What a form shows again after it was refused: everything typed, and a message at each wrong field. */
export interface Refusal {
  formId: string;
  fieldErrors: Record<string, string>;
  repopulateFields: FormValues;
  /** Cities to choose from, by the field that was left empty. */
  cities: Record<string, string[]>;
  hint: Hint | null;
  /** Why the form as a whole was refused, when it is not about fields. */
  problem: { code: string; message: string } | null;
}

type Handler<C, S extends z.ZodTypeAny, R> = (
  ctx: C,
  input: z.output<S>,
  args: ScreenArgs & { values: FormValues },
) => Promise<R>;

/** A form of a signed-in person. Wrong input answers 422 with the typed values kept; a broken rule its own status. */
export function screenAction<S extends z.ZodTypeAny, R>(
  screen: Screen<UserContext, S>,
  handle: Handler<UserContext, S, R>,
) {
  return (args: ActionFunctionArgs) =>
    run(args, (ctx, screenArgs) => submit(signedIn(ctx, screenArgs), screen, screenArgs, handle));
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
  const form = await readForm(args.request);
  const values = fillCities(formValues(form));
  const redrawn = await screen.redraw?.(values, ctx, args);
  if (redrawn && screen.form) return data(refusalOf(screen.form, redrawn), { status: 200 });
  try {
    const parsed = screen.schema.safeParse(screen.read ? screen.read(values, form) : values);
    const errors = [
      ...(parsed.error ? fieldErrorsOf(parsed.error) : []),
      ...missingErrors(values, screen.required ?? []),
      ...capErrors(values, screen.caps ?? {}),
      ...cityErrors(cityChoices(values)),
    ];
    if (errors.length) throw invalid(errors);
    return await handle(ctx, parsed.data as z.output<S>, { ...args, values });
  } catch (error) {
    if (!(error instanceof AppError) || !screen.form || error.status === 404) throw error;
    const refused = new AppError(error.code, named(screen, error.fields), error.retryAfter);
    const hint = await screen.hint?.(ctx, values, args);
    return refuse(ctx, screen.form, refused, values, hint ?? null);
  }
}

function named({ fieldName }: { fieldName?: (field: string) => string }, errors: FieldError[]): FieldError[] {
  return fieldName ? errors.map((error) => ({ ...error, field: fieldName(error.field) })) : errors;
}

function refuse(ctx: Context, form: string, error: AppError, values: FormValues, hint: Hint | null) {
  const t = translator(ctx.locale);
  const messages = fieldMessages(error.fields, t);
  const refusal: Refusal = {
    ...refusalOf(form, values),
    hint,
    fieldErrors: Object.fromEntries(messages.map(({ field, message }) => [field, message])),
    problem: error.code === "input.invalid" ? null : { code: error.code, message: t(`errors:${error.code}`) },
  };
  ctx.log.info({ event: "form.refused", form, code: error.code });
  return data(refusal, { status: error.status, headers: error.headers });
}

function refusalOf(formId: string, values: FormValues): Refusal {
  return {
    formId,
    fieldErrors: {},
    repopulateFields: withoutSecrets(values),
    cities: cityChoices(values),
    hint: null,
    problem: null,
  };
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
