import type { WithTrustedTypes } from "#app/platform/http/trusted-types.ts";

const WORKER = "/service-worker.js";

const ours = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy("service-worker", {
  createScriptURL: (url) => (url === WORKER ? url : ""),
});

/** For people who are signed in, once the page has loaded; without it only the page for lost connections is missing. */
export function registerServiceWorker(): void {
  const locale = document.querySelector<HTMLElement>("script[data-worker]")?.dataset.worker;
  if (!locale || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void registerWorker(locale).catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** The worker reads the language where it keeps its pages (public/service-worker.js). */
async function registerWorker(locale: string): Promise<void> {
  await navigator.serviceWorker.register(ours?.createScriptURL?.(WORKER) ?? WORKER);
  const cache = await caches.open("rappen-offline-1");
  await cache.put("/offline/language", new Response(locale));
}
