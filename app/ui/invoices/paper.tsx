import type { InvoicePaper } from "#app/features/invoices/view/invoice-paper.ts";
import { paths } from "#app/paths.ts";
import { Lines } from "#app/ui/page/lines.tsx";
import { Slip } from "./slip.tsx";

/** The invoice as the paper it becomes, in its own language. */
export function Paper({ paper }: { paper: InvoicePaper }) {
  return (
    <article className="sheet" aria-label={paper.title} lang={paper.language}>
      <div className="sheet-in">
        <div className={paper.window === "left" ? "sheet-top is-left" : "sheet-top"}>
          <div>
            {paper.logo ? (
              <img className="sheet-logo" src={paths.logo(paper.logo)} alt={paper.sender[0] ?? ""} />
            ) : null}
            <Lines lines={paper.sender} strong />
          </div>
          <Lines lines={paper.recipient} className="to" />
        </div>
        <div className="sheet-sum">
          <h2>{paper.title}</h2>
          {paper.subject ? <p>{paper.subject}</p> : null}
          {paper.mark ? <p className="sheet-mark">{paper.mark}</p> : null}
          <p className="amount">
            <span className="currency">CHF</span>
            {paper.amount}
          </p>
        </div>
        <dl className="sheet-meta">
          {paper.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="nowrap">{value}</dd>
            </div>
          ))}
        </dl>
        <Items paper={paper} />
        <dl className="totals">
          {paper.totals.map(({ label, value }) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} =`}>{value}</dd>,
          ])}
          <dt className="sum">{paper.total.label}</dt>
          <dd className="sum">{paper.total.value}</dd>
        </dl>
        <p className="sheet-note">
          {paper.term} {paper.notes}
        </p>
      </div>
      {paper.slip ? <Slip slip={paper.slip} /> : null}
    </article>
  );
}

function Items({ paper: { heads, items, withVat } }: { paper: InvoicePaper }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{heads.description}</th>
          <th scope="col" className="num">
            {heads.quantity}
          </th>
          <th scope="col" className="num only-wide">
            {heads.price}
          </th>
          {withVat ? (
            <th scope="col" className="num only-wide">
              {heads.vat}
            </th>
          ) : null}
          <th scope="col" className="num">
            {heads.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            <td className="wrap-any">{item.description}</td>
            <td className="num">{item.quantity}</td>
            <td className="num only-wide">{item.price}</td>
            {withVat ? <td className="num only-wide">{item.vat}</td> : null}
            <td className="num">{item.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
