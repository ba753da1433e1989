import { hash } from "node:crypto";
import type { data as remixData } from "@remix-run/node";
import type { z } from "zod";
import type { Context } from "#app/platform/context.server.ts";
import {
  AppError,
  type FieldError,
  invalid,
  isLostUpdate,
  isNotFound,
  keepsNothing,
} from "#app/platform/errors.ts";
import { doneWithDraft, DRAFT_FORMS, draftPlace } from "#app/platform/forms/kept/draft-forms.ts";
import { capErrors, type Caps, missingErrors } from "#app/platform/forms/form-caps.ts";
import { conflictBetween } from "#app/platform/forms/form-conflict.ts";
import { formValues, type FormValues } from "#app/platform/forms/form-data.ts";
import { refusalResponse, changedFormResponse } from "#app/platform/forms/form-refusal.server.ts";
import { choicesOf, completed, type FormRule, ruleErrors } from "#app/platform/forms/form-rules.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import type { ChangedForm } from "#app/platform/forms/changed-form.ts";
import { formCap, type Upload, uploadErrors, uploadedFiles } from "#app/platform/forms/upload.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Hint, translateHint } from "./flash.server.ts";
import { answerFormOnce } from "./idempotency.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { PostedFile } from "./body/posted-files.server.ts";
import { type Admit, withUpload } from "./body/large-body.server.ts";
import { readForm, VISITOR_CAPS } from "./body/read-body.server.ts";
import { isSignedIn } from "./request-context.server.ts";
import type { Drained } from "./responses/zip-response.server.ts";

export interface ScreenArgs {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  id: string;
  drained: Drained;
  /** For a page whose language follows from what it shows. */
  speak: (locale: Locale) => void;
}

export interface Screen<C, S extends z.ZodType> {
  /** Errors find the form by it. Buttons without a page of their own leave it out. */
  form?: string;
  schema: S;
  caps?: Caps;
  required?: string[];
  rules?: FormRule[];
  read?: (values: FormValues, form: FormData) => unknown;
  /** For a button that only changes the form, such as "add row"; null for any other, and `follow` is one for all. */
  onButton?: (values: FormValues, ctx: C, args: ScreenArgs) => Promise<FormValues | ChangedForm | null>;
  upload?: Upload;
  /** Throws when the URL names nothing, before the form is judged. */
  exists?: (ctx: C, args: ScreenArgs) => Promise<unknown>;
  /** What is saved with its version, where others may save the same thing while the form is open. */
  saved?: (ctx: C, args: ScreenArgs) => Promise<FormValues>;
  hint?: (ctx: C, values: FormValues, args: ScreenArgs) => Promise<Hint | null>;
  fieldName?: (field: string) => string;
  /** What the form says of these errors, which have its names. */
  summed?: (errors: FieldError[], values: FormValues) => FieldError[];
}

export type Handler<C, S extends z.ZodType, R> = (
  ctx: C,
  input: z.output<S>,
  args: ScreenArgs & Sent,
) => Promise<R>;

interface Sent {
  values: FormValues;
  files: PostedFile[];
  file: Uint8Array | null;
}

export async function submit<C extends Context, S extends z.ZodType, R>(
  ctx: C,
  screen: Screen<C, S>,
  args: ScreenArgs,
  handle: Handler<C, S, R>,
) {
  await screen.exists?.(ctx, args);
  // A form that cannot be read cannot be shown again; one with a file has nothing typed to lose.
  let values: FormValues | null = screen.upload ? {} : null;
  const { upload } = screen;
  const owner = isSignedIn(ctx) ? ctx.businessId : null;
  const readAndHandle = async (admit?: Admit) => {
    const caps = upload ? { cap: formCap(upload) } : owner ? {} : VISITOR_CAPS;
    const form = await readForm(args.request, caps, admit);
    values = seenVersion(screen, completed(screen.rules, formValues(form)));
    const changed = (await screen.onButton?.(values, ctx, args)) ?? ("follow" in values ? values : null);
    if (changed && screen.form) return changedFormResponse(ctx, screen.form, changed, screen.rules);
    const files = upload ? await uploadedFiles(form, upload) : [];
    const file = files[0]?.bytes ?? null;
    const input = checked(screen, values, form);
    const sent = { ...args, values, files, file };
    const answer = await (values.once && isSignedIn(ctx)
      ? answerFormOnce(ctx, [screen.form, values, files.map(hashOf)], async (ctx) =>
          asResponse(await handle(ctx, input, sent)),
        )
      : handle(ctx, input, sent));
    if (answer instanceof Response && screen.form && DRAFT_FORMS.has(screen.form)) {
      const place = draftPlace(screen.form, args.url.pathname);
      answer.headers.append("Set-Cookie", doneWithDraft(place, ctx.platform.env.appUrl));
    }
    return answer;
  };
  try {
    return await (upload && owner
      ? withUpload(args.request, { owner, busy: upload.busy }, readAndHandle)
      : readAndHandle());
  } catch (error) {
    if (!(error instanceof AppError) || !values || !isShownOnForm(error)) throw error;
    return await refused(ctx, screen, args, { error, values });
  }
}

function hashOf({ bytes }: PostedFile): string {
  return hash("sha256", bytes);
}

/** What Remix is given by its `data()` cannot be kept. */
function asResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const { data, init } = answer as ReturnType<typeof remixData>;
  return Response.json(data, init ?? {});
}

/** Overwriting somebody else's change requires the version that was seen. */
function seenVersion({ saved }: { saved?: unknown }, values: FormValues): FormValues {
  return saved && "overwrite" in values ? { ...values, version: values.overwrite ?? "" } : values;
}

function checked<C, S extends z.ZodType>(
  { schema, read, rules, required = [], caps = {} }: Screen<C, S>,
  values: FormValues,
  form: FormData,
): z.output<S> {
  const parsed = schema.safeParse(read ? read(values, form) : values);
  const errors = [
    ...(parsed.error ? fieldErrorsOf(parsed.error) : []),
    ...missingErrors(values, required),
    ...capErrors(values, caps),
    ...ruleErrors(rules, values),
  ];
  if (errors.length) throw invalid(errors);
  return parsed.data as z.output<S>;
}

/** The page of the form needs the database too; where it is away, the error page keeps what was typed. */
function isShownOnForm(error: AppError): boolean {
  return !isNotFound(error) && !keepsNothing(error);
}

async function refused<C extends Context, S extends z.ZodType>(
  ctx: C,
  screen: Screen<C, S>,
  args: ScreenArgs,
  { error, values }: { error: AppError; values: FormValues },
) {
  if (!screen.form) throw error;
  const { upload, fieldName = (field) => field, summed = (errors) => errors } = screen;
  const errors = (upload && uploadErrors(upload, error.code)) ?? error.fields;
  const named = errors.map((error) => ({ ...error, field: fieldName(error.field) }));
  const fields = summed(named, values);
  const hint = await screen.hint?.(ctx, values, args);
  const saved = isLostUpdate(error) ? await screen.saved?.(ctx, args) : undefined;
  return refusalResponse(
    ctx,
    screen.form,
    new AppError(error.code, fields, error.retryAfter, { params: error.params }),
    {
      values,
      choices: choicesOf(screen.rules, values),
      hint: hint ? translateHint(hint, translator(ctx.locale)) : null,
      conflict: saved ? conflictBetween(saved, values) : null,
    },
  );
}
