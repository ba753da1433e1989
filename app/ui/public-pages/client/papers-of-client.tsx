import type {
  ClientPageView,
  PaperOfYearRow,
} from "#app/features/front/public-pages/of-client/client-page-view.server.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Lines } from "#app/ui/elements/page/lines.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function PapersOfClient({ page, isProposed }: { page: ClientPageView; isProposed: boolean }) {
  const { t } = useTranslation();
  const { name, address, email, links } = page;
  return (
    <div className="wrap client-answer">
      <div className="stack">
        <h1>{t("public-pages:client.of", { name })}</h1>
        {isProposed ? <Message tone="good">{t("public-pages:client.proposed")}</Message> : null}
        <OpenInvoices {...page} />
        <WaitingOffers {...page} />
        <PapersOfYear {...page} />
        <h2>{t("public-pages:client.address")}</h2>
        <Lines lines={[name, ...address, email].filter(Boolean)} />
        <div className="actions">
          <a className="button" href={links.address}>
            {t("public-pages:client.change")}
          </a>
          {links.ask ? (
            <a className="button button-quiet" href={links.ask}>
              {t("public-pages:ask")}
            </a>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function OpenInvoices({ open, moreOpen }: ClientPageView) {
  const { t } = useTranslation();
  if (open.length === 0) return <p>{t("public-pages:client.nothingOpen")}</p>;
  return (
    <>
      <h2>{t("public-pages:client.open")}</h2>
      <CardTable
        caption={t("public-pages:client.open")}
        heads={[
          t("public-pages:invoice"),
          t("public-pages:client.due"),
          numberHead(t("public-pages:due.amount")),
        ]}
      >
        {open.map(({ id, title, dueOn, late, due, to }) => (
          <tr key={id}>
            <th scope="row" data-cell="title">
              <a href={to}>{title}</a>
            </th>
            <td data-cell="rest" data-label={t("public-pages:client.due")}>
              {dueOn}
              {late > 0 ? ` · ${t("public-pages:due.overdue", { count: late })}` : ""}
            </td>
            <td data-cell="amount" className="num">
              {due}
            </td>
          </tr>
        ))}
      </CardTable>
      {moreOpen > 0 ? <p className="soft">{t("public-pages:client.more", { count: moreOpen })}</p> : null}
    </>
  );
}

function WaitingOffers({ offers }: ClientPageView) {
  const { t } = useTranslation();
  if (offers.length === 0) return null;
  return (
    <>
      <h2>{t("public-pages:client.offers")}</h2>
      <CardTable
        caption={t("public-pages:client.offers")}
        heads={[
          t("public-pages:answer.offer"),
          t("public-pages:client.valid"),
          numberHead(t("public-pages:answer.amount")),
        ]}
      >
        {offers.map(({ id, title, validUntil, total, to }) => (
          <tr key={id}>
            <th scope="row" data-cell="title">
              <a href={to}>{title}</a>
            </th>
            <td data-cell="rest" data-label={t("public-pages:client.valid")}>
              {validUntil}
            </td>
            <td data-cell="amount" className="num">
              {total}
            </td>
          </tr>
        ))}
      </CardTable>
    </>
  );
}

function PapersOfYear({ years, year, papers, files }: ClientPageView) {
  const { t } = useTranslation();
  const chosen = years.find((one) => one.year === year);
  if (!chosen) return null;
  const count = chosen.count;
  return (
    <>
      <h2>{t("public-pages:client.year", { year, count })}</h2>
      {years.length > 1 ? (
        <nav className="actions is-row" aria-label={t("public-pages:client.years")}>
          {years.map((one) => (
            <a key={one.year} href={one.to} aria-current={one.year === year || undefined}>
              {one.year}
            </a>
          ))}
        </nav>
      ) : null}
      <CardTable
        caption={t("public-pages:client.year", { year, count })}
        heads={[
          t("public-pages:client.paper"),
          t("public-pages:client.day"),
          numberHead(t("public-pages:client.total")),
        ]}
      >
        {papers.map((row) => (
          <PaperOfYear key={row.id} {...row} />
        ))}
      </CardTable>
      {count > papers.length ? (
        <p className="soft">{t("public-pages:client.more", { count: count - papers.length })}</p>
      ) : null}
      <div className="actions">
        {files.pdf ? (
          <a className="button" href={files.pdf}>
            {t("public-pages:client.allPdf")}
          </a>
        ) : null}
        {files.zip ? (
          <a className="button" href={files.zip}>
            {t("public-pages:client.allZip")}
          </a>
        ) : null}
      </div>
    </>
  );
}

function PaperOfYear({ title, day, total, status, to }: PaperOfYearRow) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={to}>{title}</a>
      </th>
      <td data-cell="rest" data-label={t("public-pages:client.day")}>
        {day}
        {status ? ` · ${t(`public-pages:client.status.${status}`)}` : ""}
      </td>
      <td data-cell="amount" className="num">
        {total}
      </td>
    </tr>
  );
}
