import { createContext, useContext } from "react";
import { FALLBACK_LOCALE } from "#app/platform/i18n/locale.ts";
import { Messages } from "#app/platform/i18n/messages.ts";

const MessagesContext = createContext(new Messages(FALLBACK_LOCALE));

/** Gives a page the texts of its language, which never changes without a page load. */
export const MessagesProvider = MessagesContext.Provider;

/** It stands in a browser's module, where the build finds it: what only the server knows by key comes as text. */
export type TextKey = `${string}:${string}`;

export interface Translation extends Pick<Messages, "language"> {
  t: (key: TextKey, values?: Record<string, unknown>) => string;
}

/** `t` says a text by its key, as in `t("clients:list.title")`. */
export function useTranslation(): Translation {
  return useContext(MessagesContext);
}
