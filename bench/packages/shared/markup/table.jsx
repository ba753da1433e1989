import { useRef, useState } from "react";

const HEADS = { number: "number", client: "client", date: "date", status: "due", amount: "-amount" };

/** The rows in one form, whose buttons act on those that are ticked. */
export function InvoiceTable({ t, Link, rows, page, found }) {
  const form = useRef(null);
  const [count, setCount] = useState(0);
  const boxes = () => [...form.current.querySelectorAll("input[name=id]")];
  const isAll = count === rows.length;
  const setAll = () => {
    for (const box of boxes()) box.checked = !isAll;
    setCount(isAll ? 0 : rows.length);
  };
  return (
    <>
      <form
        action="/invoices/pdf"
        className="selection"
        ref={form}
        onChange={() => setCount(boxes().filter(({ checked }) => checked).length)}
      >
        <table className="table is-cards">
          <caption className="visually-hidden">{t("table.caption", { page })}</caption>
          <thead>
            <tr>
              <th scope="col" className="select-all">
                <span className="visually-hidden">{t("table.select")}</span>
                <label className="check needs-scripts only-wide">
                  <input type="checkbox" checked={isAll} onChange={setAll} />
                  <span className="visually-hidden">{t("table.selectAll")}</span>
                </label>
              </th>
              <Head t={t} Link={Link} name="number" />
              <Head t={t} Link={Link} name="client" />
              <Head t={t} Link={Link} name="date" sort="descending" />
              <Head t={t} Link={Link} name="status" />
              <Head t={t} Link={Link} name="amount" className="num" />
              <th scope="col">
                <span className="visually-hidden">{t("table.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} t={t} Link={Link} row={row} />
            ))}
          </tbody>
        </table>
        <div className="batch">
          <p role="status">
            <strong>{count ? t("table.selected", { count }) : t("table.select")}</strong>{" "}
          </p>
          <button className="button button-quiet needs-scripts" type="button" onClick={setAll}>
            {t("table.selectAll")}
          </button>
          <Link className="button button-quiet" href="/invoices?chosen=all">
            {t("table.selectFound", { count: found })}
          </Link>
          <div className="actions">
            <button className="button" formAction="/invoices/selected" name="act" value="send">
              {t("table.send")}
            </button>
            <button className="button">{t("table.download")}</button>
            <button
              className="button"
              formMethod="post"
              formAction="/invoices/mark-paid?redirectTo=%2Finvoices"
            >
              {t("table.markPaid")}
            </button>
            <details className="menu">
              <summary className="button">{t("table.more")}</summary>
              <div className="menu-panel">
                <button formAction="/invoices/selected" name="act" value="mark">
                  {t("table.markSent")}
                </button>
                <button formAction="/invoices/remind">{t("table.remind")}</button>
                <button formAction="/invoices/ebill">{t("table.eBill")}</button>
                <button formAction="/invoices/export">{t("table.export")}</button>
              </div>
            </details>
          </div>
        </div>
      </form>
      <div hidden>
        {rows
          .filter(({ status }) => status === "draft")
          .map(({ id }) => (
            <NextStep key={id} act={`/today/${id}/send`} id={id} />
          ))}
      </div>
    </>
  );
}

function NextStep({ id, act }) {
  return (
    <form className="actions" action="/today/confirm" data-act={act} id={`step-${id}`}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="redirectTo" value="/invoices" />
      <input type="hidden" name="version" value="1" />
    </form>
  );
}

function Head({ t, Link, name, sort, className }) {
  return (
    <th scope="col" className={className} aria-sort={sort}>
      <Link className="sort" href={`/invoices?sort=${HEADS[name]}`}>
        {t(`table.head.${name}`)}
      </Link>
    </th>
  );
}

function Row({ t, Link, row: { id, number, client, issued, status, total, amount } }) {
  return (
    <tr>
      <td data-cell="select">
        <label className="check">
          <input type="checkbox" name="id" data-amount={amount} data-currency="CHF" value={id} />
          <span className="visually-hidden">{t("table.selectOne", { number })}</span>
        </label>
      </td>
      <td data-cell="meta">
        <Link className="row-link" href={`/invoice/${id}`}>
          {number}
        </Link>
      </td>
      <td data-cell="title" className="one-line" title={client}>
        {client}
      </td>
      <td data-cell="none" className="date">
        {issued}
      </td>
      <td data-cell="status">
        <span className={`status is-${status}`}>{t(`table.status.${status}`)}</span>
      </td>
      <td data-cell="amount" className="num">
        {total}
      </td>
      <td data-cell="actions">
        <div className="actions is-quick">
          <a
            className="button button-quiet"
            href={`/invoice/${id}/pdf`}
            aria-label={t("table.downloadOne", { number })}
          >
            {t("table.pdf")}
          </a>
          {status === "draft" ? (
            <button
              className="button button-quiet is-small row-verb"
              form={`step-${id}`}
              aria-label={t("table.sendOne", { number, client })}
            >
              {t("table.send")}
            </button>
          ) : null}
        </div>
      </td>
    </tr>
  );
}
