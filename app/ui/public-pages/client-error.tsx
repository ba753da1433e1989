import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ClientFrame } from "./client-frame.tsx";

/** The same for whatever a link does not open, so that nothing can be learned from it. */
export function ClientErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const root = useRouteLoaderData<{ requestId: string }>("root");
  const isOurs = isRouteErrorResponse(error) && error.status < 500;
  const title = refusalTitle(error) ?? t("errors:page.title");
  return (
    <ClientFrame sender="">
      <div className="wrap stack client-error">
        <h1>{title}</h1>
        <p>{isOurs ? t("public-pages:refused") : t("errors:page.text")}</p>
        {isOurs || !root ? null : (
          <p className="soft small">{t("errors:page.request", { requestId: root.requestId })}</p>
        )}
      </div>
    </ClientFrame>
  );
}

export function refusalTitle(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined;
}
