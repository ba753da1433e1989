import type { ReactNode } from "react";
import type { Typeface } from "#app/platform/pdf/typefaces.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { paths } from "#app/paths.ts";
import { CurrencyCode } from "#app/ui/elements/page/amount.tsx";
import { Lines } from "#app/ui/elements/page/lines.tsx";
import { AccountFigures } from "./account-figures.tsx";
import { SheetPlace, useRowField } from "./form/sheet/place.tsx";
import { NEXT_ROW } from "./form/sheet/writing.ts";
import { Slip } from "./slip.tsx";

interface InvoiceSheetProps {
  sheet: InvoiceSheetView;
  /** Scaled as a whole, as it is printed. */
  isTrue?: boolean;
  /** Address of the picture, for whoever may not ask for a business's pictures. */
  logo?: string;
  /** Where the payment part would be, when there is none. */
  children?: ReactNode;
}

const FACES: Record<Typeface, string> = {
  "liberation-sans": "",
  "source-sans": "source-sans",
  "source-serif": "source-serif",
};

/** Characters of what fits beside its label on a phone: days, numbers and references. */
const LONGEST_LINE = 30;

export function InvoiceSheet({ sheet, isTrue, logo, children }: InvoiceSheetProps) {
  return (
    <article
      className={isTrue ? `sheet is-true ${FACES[sheet.typeface]}`.trim() : "sheet"}
      aria-label={sheet.title}
      lang={sheet.language}
    >
      <div className="sheet-in">
        <div className={sheet.window === "left" ? "sheet-top is-left" : "sheet-top"}>
          <div>
            {sheet.logo ? (
              <img className="sheet-logo" src={logo ?? paths.logo(sheet.logo)} alt={sheet.sender.name} />
            ) : null}
            <Lines lines={[sheet.sender.name, ...sheet.sender.lines]} strong />
          </div>
          <div className="to">
            {sheet.senderLine ? <p className="sender-line">{sheet.senderLine}</p> : null}
            <Lines
              lines={sheet.recipient.length ? sheet.recipient : [""]}
              first={(line) => <SheetPlace field="clientName" text={line} />}
            />
          </div>
        </div>
        <div className="sheet-sum">
          <h2>{sheet.title}</h2>
          <p>
            <SheetPlace field="subject" text={sheet.subject} />
          </p>
          {sheet.mark ? <p className="sheet-mark">{sheet.mark}</p> : null}
          {sheet.copyNote ? <p className="sheet-mark">{sheet.copyNote}</p> : null}
          <p className="amount">
            <CurrencyCode currency={sheet.currency} />
            {sheet.amount}
          </p>
        </div>
        <dl className="sheet-meta">
          {sheet.facts.map(({ field = "", label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value.length > LONGEST_LINE ? "wrap-any" : "nowrap"}>
                <SheetPlace field={field} text={value} />
              </dd>
            </div>
          ))}
        </dl>
        {sheet.opening ? <Letter sheet={sheet} /> : <InvoiceRows sheet={sheet} />}
        <p className="sheet-note">
          {sheet.term} <SheetPlace field="notes" text={sheet.notes} />
        </p>
        {sheet.footer ? <p className="sheet-foot">{sheet.footer}</p> : null}
      </div>
      {sheet.slip ? <Slip slip={sheet.slip} /> : children}
    </article>
  );
}

function InvoiceRows({ sheet }: { sheet: InvoiceSheetView }) {
  return (
    <>
      <Items sheet={sheet} />
      <div className="place-next">
        <SheetPlace field={NEXT_ROW} text="" />
      </div>
      <dl className="totals">
        {sheet.totals.map(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} =`}>{value}</dd>,
        ])}
        <dt className="sum">{sheet.total.label}</dt>
        <dd className="sum">{sheet.total.value}</dd>
        {sheet.balance.map(({ label, change, value }, index, { length }) => {
          const look = index === length - 1 ? "sum" : undefined;
          return [
            <dt key={index} className={look}>
              {label}
            </dt>,
            <dd key={`${index} =`} className={look}>
              <AccountFigures change={change} value={value} />
            </dd>,
          ];
        })}
      </dl>
    </>
  );
}

/** A text, and what its total is made of. */
function Letter({ sheet: { opening, items, total } }: { sheet: InvoiceSheetView }) {
  return (
    <>
      <div className="letter">
        {opening.split("\n\n").map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      <dl className="totals is-full">
        {items.map(({ description, note, price, amount }, index) => [
          <dt key={index}>
            {description}
            {note ? <small className="item-note">{note}</small> : null}
          </dt>,
          <dd key={`${index} =`}>
            <AccountFigures change={price} value={amount} />
          </dd>,
        ])}
        <dt className="sum">{total.label}</dt>
        <dd className="sum">{total.value}</dd>
      </dl>
    </>
  );
}

function Items({ sheet: { heads, items, withVat } }: { sheet: InvoiceSheetView }) {
  const rowField = useRowField();
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
            <td className="wrap-any">
              <SheetPlace field={rowField(index, "description")} text={item.description} />
              {item.details ? <small className="item-note">{item.details}</small> : null}
              {item.note ? <small className="item-note">{item.note}</small> : null}
            </td>
            <td className="num">
              <SheetPlace field={rowField(index, "quantity")} text={item.quantity} />{" "}
              {item.unit ? <SheetPlace field={rowField(index, "unit")} text={item.unit} /> : null}
            </td>
            <td className="num only-wide">
              <SheetPlace field={rowField(index, "unitPrice")} text={item.price} />
            </td>
            {withVat ? (
              <td className="num only-wide">
                <SheetPlace field={rowField(index, "vatRate")} text={item.vat} />
              </td>
            ) : null}
            <td className="num">{item.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
