import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ChartMonth } from "#app/features/front/dashboard/chart.ts";

/** Pixels: room for the months below the bars and the amounts above. */
const BASE = 192;
const TALLEST = 160;

/** Percent: the SVG is as wide as its column, and its text keeps its size. */
const BAR = 6;

/** Bars, and the same as a table for screen readers. */
export function InvoicedChart({ months }: { months: ChartMonth[] }) {
  const { t } = useTranslation();
  const step = 100 / months.length;
  const title = t("dashboard:chart.title", { from: months[0]?.name, to: months.at(-1)?.name });
  return (
    <>
      <figure className="chart">
        <svg height="220" role="img" aria-labelledby="invoiced-title">
          <title id="invoiced-title">{title}</title>
          {months.map((month, index) => (
            <Bar
              key={month.month}
              {...month}
              center={(index + 0.5) * step}
              isNow={index === months.length - 1}
            />
          ))}
          <line x1="0" x2="100%" y1={BASE} y2={BASE} />
        </svg>
        <figcaption className="legend small soft" aria-hidden="true">
          <span className="is-paid-part">{t("dashboard:chart.paid")}</span>
          <span className="is-open-part">{t("dashboard:chart.open")}</span>
        </figcaption>
      </figure>
      <details className="disclosure">
        <summary>{t("dashboard:chart.asTable")}</summary>
        <table className="table medium">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t("dashboard:chart.month")}</th>
              <th scope="col" className="num">
                {t("invoices:head.amount")}
              </th>
              <th scope="col" className="num">
                {t("dashboard:chart.open")}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, name, amount, open }) => (
              <tr key={month}>
                <th scope="row">{name}</th>
                <td className="num">{amount}</td>
                <td className="num">{open}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Bar(props: ChartMonth & { center: number; isNow: boolean }) {
  const { short, francs, share, openShare, center, isNow } = props;
  const height = heightOf(share);
  const open = heightOf(openShare);
  const now = isNow ? "is-now" : undefined;
  const key = share === 1 ? "is-key" : undefined;
  return (
    <>
      <rect
        x={percent(center - BAR / 2)}
        y={BASE - height}
        width={percent(BAR)}
        height={height}
        className={now}
      />
      {open > 0 ? (
        <rect
          x={percent(center - BAR / 2)}
          y={BASE - height}
          width={percent(BAR)}
          height={open}
          className="is-open-part"
        />
      ) : null}
      {francs ? (
        <text
          className={["value", now, key].filter(Boolean).join(" ")}
          x={percent(center)}
          y={BASE - height - 7}
          textAnchor="middle"
        >
          {francs}
        </text>
      ) : null}
      <text className={now} x={percent(center)} y={BASE + 20} textAnchor="middle">
        {short}
      </text>
    </>
  );
}

function heightOf(share: number): number {
  return Math.round(share * TALLEST * 100) / 100;
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
