import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { words } from "./ui/words.client.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={words}>
      <RemixBrowser />
    </I18nextProvider>,
  );
});
