import { May } from "#app/ui/runtime/may.tsx";
import type { OwnLink } from "#app/features/front/public-pages/own-link.server.ts";
import { paths } from "#app/paths.ts";
import { CopyButton } from "#app/ui/elements/page/copy-button.tsx";
import { ShareButton } from "#app/ui/elements/links/share-button.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { openedWords } from "#app/ui/public-pages/opened-words.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ClientLink({ id, link }: { id: string; link: OwnLink }) {
  const { t } = useTranslation();
  const { state, url, lastDay, opened } = link;
  const buttons = (
    <May right="act">
      <form method="post" action={paths.renewInvoiceLink(id)}>
        <button className="button">{t(`sending:link.${state === "none" ? "make" : "renew"}`)}</button>
      </form>
      {state === "none" || state === "revoked" ? null : (
        <form method="post" action={paths.revokeInvoiceLink(id)}>
          <button className="button button-quiet">{t("sending:link.end")}</button>
        </form>
      )}
    </May>
  );
  return (
    <Band title={t("sending:link.title")} bodyClass="medium stack is-close">
      {state === "open" ? (
        <div className="link-line">
          <a href={url} target="_blank" rel="noopener">
            {url.replace(/^https?:\/\//, "")}
          </a>
          <CopyButton value={url} what={t("sending:link.address")} />
          <ShareButton url={url} title={t("sending:link.address")} />
          <details className="menu">
            <summary className="button button-quiet">{t("sending:action.more")}</summary>
            <div className="menu-panel">{buttons}</div>
          </details>
        </div>
      ) : (
        <p>{t(`sending:link.${state}`, { date: lastDay })}</p>
      )}
      {state === "open" ? (
        <p className="small soft">
          {t("sending:link.until", { date: lastDay })}
          {opened ? ` · ${openedWords(t, opened)}` : ""}
        </p>
      ) : null}
      {state === "open" ? null : <div className="actions">{buttons}</div>}
    </Band>
  );
}
