import { I18nextProvider } from "react-i18next";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { HeadTags } from "../../shared/markup/shell.jsx";
import { i18n } from "./texts.mjs";

export function Layout({ children }) {
  return (
    <html lang="de-CH">
      <head>
        <HeadTags />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <I18nextProvider i18n={i18n}>
      <Outlet />
    </I18nextProvider>
  );
}
