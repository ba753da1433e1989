import { useEffect } from "react";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** For people who are signed in, once the page has loaded; without it only the page for lost connections is missing. */
export function useServiceWorker(isSignedIn: boolean, locale: Locale): void {
  useEffect(() => {
    if (!isSignedIn || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const register = () =>
      void navigator.serviceWorker.register(`/service-worker.js?language=${locale}`).catch(() => undefined);
    if (document.readyState === "complete") return register();
    window.addEventListener("load", register, { once: true });
    return () => window.removeEventListener("load", register);
  }, [isSignedIn, locale]);
}
