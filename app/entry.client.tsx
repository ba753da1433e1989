import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import type { WithTrustedTypes } from "./platform/http/trusted-types.ts";
import { hydrateRoot } from "react-dom/client";
import { MessagesProvider } from "./ui/runtime/translation.ts";
import { messages } from "./ui/runtime/i18n.client.ts";
import { keepHashLinksFromRouter } from "./ui/elements/links/hash-links.ts";

// The worker, and the scripts of an error page that is drawn anew: only those that the product serves may be named.
(globalThis as WithTrustedTypes).trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (/^\/(assets\/|service-worker\.js$)/.test(url) ? url : ""),
});

/**
 * The first call of `RemixBrowser` throws the promise of the page's decoded data. React would wait for it too, but
 * without a Suspense boundary: a click or a key pressed meanwhile then breaks the page ("Root did not complete").
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}

keepHashLinksFromRouter();
await dataDecoded();
startTransition(() => {
  hydrateRoot(
    document,
    <MessagesProvider value={messages}>
      <RemixBrowser />
    </MessagesProvider>,
  );
});
