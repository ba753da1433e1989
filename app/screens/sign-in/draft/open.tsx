import { redirect } from "@remix-run/node";
import { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import { DRAFT_FORMS } from "#app/platform/forms/kept/draft-forms.ts";
import { openDraft } from "#app/platform/forms/kept/kept-form.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const querySchema = z.object({
  form: z.string().refine((form) => DRAFT_FORMS.has(form)),
  at: z.iso.datetime(),
  path: z.string().max(2000),
});

export const loader = screenLoader(() => Promise.resolve(redirect(paths.dashboard)));

/** Asked by the script that keeps drafts: shows the page of a form with what was typed into it. */
export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { url, values }) => {
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw new AppError("input.malformed");
  const { form, at, path } = query.data;
  return openDraft(ctx, { formId: form, path: safeRedirect(path), values, typedAt: at });
});

export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
