import type { UserContext } from "#app/platform/context.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import type { Route } from "#app/platform/http/by-pattern.server.ts";
import { type NewFlash, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import type { MessageKey } from "#app/platform/i18n/message-key.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

interface Asked {
  back: { to: string; label: string };
  version?: number;
  bodyClass?: string;
  busy?: string;
  keep?: string;
}

interface Question<Found> {
  form: string;
  words: (word: "title" | "text" | "submit") => MessageKey;
  find: (ctx: UserContext, id: string) => Promise<Found>;
  /** Where there is something to ask. @throws Response */
  ask: (found: Found, t: Translate) => Asked & { values?: Record<string, unknown>; more?: string };
  /** @returns what it has done, and where that is said */
  act: (ctx: UserContext, id: string, version?: number) => Promise<NewFlash & { to: string }>;
}

export interface AskedPage extends Asked {
  form: string;
  title: string;
  submit: string;
  lines: string[];
}

/** A page that asks before something is done. Its texts come with its data, as it has no words of its own. */
export function question<Found>({ form, words, find, ask, act }: Question<Found>): Route {
  return {
    loader: screenLoader(async (ctx, { id }): Promise<AskedPage> => {
      const t = translator(ctx.locale);
      const { values, more, ...asked } = ask(await find(ctx, id), t);
      const lines = [t(words("text"), values), ...(more ? [more] : [])];
      return { form, title: t(words("title")), submit: t(words("submit")), lines, ...asked };
    }),
    action: screenAction(
      { form, schema: seenSchema, exists: (ctx, { id }) => find(ctx, id) },
      async (ctx, { version }, { id }) => {
        const { to, ...said } = await act(ctx, id, version);
        return redirectWithFlash(ctx.platform, to, said);
      },
    ),
  };
}
