const FILTERS = ["all", "draft", "sent", "paid", "overdue"];

/** The list without its table, which is handed in: it alone answers to clicks. */
export function InvoiceList({ t, Link, list, table }) {
  const create = (
    <Link className="button button-primary" aria-keyshortcuts="n" href="/invoice/create">
      {t("create")}
    </Link>
  );
  return (
    <>
      <div className="page-head">
        <div className="body stack">
          <div className="title-row">
            <h1>{t("title")}</h1>
            <div className="actions">
              <Link className="button button-quiet" href="/invoices/many">
                {t("many")}
              </Link>
              <div className="only-wide">{create}</div>
            </div>
          </div>
        </div>
      </div>
      <div className="band is-open is-first">
        <div className="head stack">
          <dl className="facts is-tight">
            <dt>{t("open")}</dt>
            <dd className="num">CHF {list.open}</dd>
          </dl>
        </div>
        <div className="body stack">
          <Controls t={t} Link={Link} list={list} />
          {table}
          <Pages t={t} Link={Link} list={list} />
          <div className="title-row">
            <p className="list-sum">
              <strong>{t("pages.sum", { count: list.found, sum: list.sum })}</strong>
            </p>
            <p className="small only-wide">
              <Link aria-keyshortcuts="?" href="/shortcuts">
                {t("menu.shortcuts")}
              </Link>
            </p>
          </div>
          <div className="thumb-bar only-phone">{create}</div>
        </div>
      </div>
    </>
  );
}

function Controls({ t, Link, list }) {
  return (
    <div className="title-row list-controls">
      <nav className="filters" aria-label={t("filter.label")}>
        {FILTERS.map((name) => (
          <Link
            key={name}
            href={name === "all" ? "/invoices" : `/invoices?status=${name}`}
            aria-current={name === "all" ? "true" : undefined}
          >
            {t(`filter.${name}`)} <span>{list.counts[name]}</span>
          </Link>
        ))}
      </nav>
      <form method="get" action="/invoices" className="search" role="search">
        <label className="visually-hidden" htmlFor="invoice-search">
          {t("filter.search")}
        </label>
        <input
          id="invoice-search"
          name="q"
          type="search"
          maxLength={100}
          placeholder={t("filter.searchHint")}
          aria-keyshortcuts="/"
          defaultValue=""
        />
        <button className="button">{t("filter.search")}</button>
      </form>
    </div>
  );
}

function Pages({ t, Link, list: { page, pageSize, found } }) {
  const last = Math.ceil(found / pageSize);
  const first = Math.max(1, Math.min(page - 2, last - 4));
  const near = Array.from({ length: Math.min(5, last) }, (_, index) => first + index);
  const to = Math.min(page * pageSize, found);
  return (
    <nav className="pagination" aria-label={t("pages.label")}>
      <p className="soft">{t("pages.range", { from: (page - 1) * pageSize + 1, to, total: found })}</p>
      <ul>
        {near.map((number) => (
          <li key={number}>
            {number === page ? (
              <span aria-current="page">{number}</span>
            ) : (
              <Link href={`/invoices?page=${number}`}>{number}</Link>
            )}
          </li>
        ))}
        {page < last ? (
          <li>
            <Link rel="next" href={`/invoices?page=${page + 1}`}>
              {t("pages.next")}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
