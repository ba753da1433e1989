import { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import type { DraftTexts } from "#app/platform/forms/kept/draft-forms.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";

export const loader = screenLoader((ctx, { url }) => {
  const at = z.iso.datetime().safeParse(url.searchParams.get("at"));
  if (!at.success) throw new AppError("input.malformed");
  const t = translator(ctx.locale);
  const when = formatInstant(at.data, ctx.locale);
  const texts: DraftTexts = {
    text: t(url.searchParams.has("changed") ? "common:draft.changed" : "common:draft.waits", { when }),
    fillIn: t("common:draft.fillIn"),
    throwAway: t("common:draft.throwAway"),
  };
  return Promise.resolve(Response.json(texts));
});
