import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { mailedAt } from "#app/features/selling/clients/client-delivery.ts";
import {
  findStatement,
  hasOpenIn,
  statementDigest,
} from "#app/features/money/statements/client-statement.server.ts";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendStatement } from "#app/features/money/statements/send-statement.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { chosenCurrency, CURRENCIES, type Currency, formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { RecipientsFold, useRecipientLabels } from "#app/ui/papers/recipients-fold.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { CurrencyLinks } from "#app/ui/elements/lists/currency-links.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";

export const handle = { title: "statements:page" };

export const loader = screenLoader(async (ctx, args) => {
  const statement = await findStatement(ctx, args.id, chosenCurrency(args.url.searchParams));
  const { client, currency, items, open, credit, day } = statement;
  return {
    id: client.id,
    name: client.name,
    email: mailedAt(client),
    isPro: await isPro(ctx),
    currency,
    hasEur: currency === "EUR" || (await hasOpenIn(ctx, client.id, "EUR")),
    digest: statementDigest(statement),
    once: ctx.newId(),
    total: open - credit,
    credit: credit ? formatAmount(credit) : "",
    rows: items.map((item) => ({
      id: item.id,
      number: item.number,
      late: Math.max(0, daysBetween(item.dueDate, day)),
      issueDate: formatDay(item.issueDate, ctx.locale),
      dueDate: formatDay(item.dueDate, ctx.locale),
      due: formatAmount(item.due),
    })),
  };
});

const schema = z.object({
  digest: z.string().max(64).optional(),
  once: z.guid().optional(),
  currency: z.enum(CURRENCIES).optional(),
  ...recipientRules,
});

export const action = screenAction({ form: "statement", schema }, async (ctx, seen, { id }) => {
  await sendStatement(ctx, id, seen);
  return redirectWithFlash(ctx.platform, paths.client(id), { key: "statements:sent" });
});

export default function ClientStatement() {
  const { t } = useTranslation();
  const { id, name, email, rows, total, credit, isPro, digest, once, currency, hasEur } =
    useLoaderData<typeof loader>();
  const labels = useRecipientLabels();
  const values = useShownValues("statement", { recipient: email, cc: "" });
  const download = (
    <a className="button" href={paths.clientStatementPdf(id, currency)} download>
      {t("invoices:detail.download")}
    </a>
  );
  return (
    <>
      <PageHead title={t("statements:page", { name })} back={{ to: paths.client(id), label: name }}>
        {rows.length > 0 && isPro && email ? (
          <Form id="statement" className="stack" labels={labels} values={values}>
            <input type="hidden" name="currency" value={currency} />
            <input type="hidden" name="digest" value={digest} />
            <input type="hidden" name="once" value={once} />
            <RecipientsFold email={email} />
            <div className="actions">
              <SubmitButton busy={t("common:sending")}>{t("reminders:invoice.send")}</SubmitButton>
              {download}
            </div>
          </Form>
        ) : null}
        {rows.length > 0 && !email ? <p>{t("statements:byPost")}</p> : null}
        {rows.length > 0 && !(isPro && email) ? <div className="actions">{download}</div> : null}
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        {hasEur ? <CurrencyLinks chosen={currency} to={paths.clientStatement(id)} /> : null}
        {rows.length === 0 ? (
          <EmptyState
            title={t("statements:nothing")}
            text={t("statements:nothingText", { name })}
            action={{ to: paths.client(id), label: name }}
          />
        ) : (
          <>
            <OpenItems currency={currency} rows={rows} credit={credit} total={formatAmount(total)} />
            {isPro ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
          </>
        )}
      </Band>
    </>
  );
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

interface OpenItemsProps {
  currency: Currency;
  rows: Row[];
  credit: string;
  total: string;
}

function OpenItems({ rows, ...sums }: OpenItemsProps) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("statements:title")}
      heads={[
        t("invoices:head.number"),
        t("invoices:head.date"),
        t("invoices:head.due"),
        numberHead(t("statements:open", { currency: sums.currency })),
      ]}
      foot={<Sums {...sums} />}
    >
      {rows.map(({ id, number, issueDate, dueDate, late, due }) => (
        <tr key={id}>
          <th scope="row" data-cell="title">
            <Link to={paths.invoice(id)}>{number}</Link>
          </th>
          <td data-cell="rest" data-label={t("invoices:head.date")}>
            {issueDate}
          </td>
          <td data-cell="rest" data-label={t("invoices:head.due")}>
            {dueDate}
            {late > 0 ? ` (${t("statements:overdue", { count: late })})` : ""}
          </td>
          <td data-cell="amount" className="num">
            {due}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function Sums({ currency, credit, total }: Omit<OpenItemsProps, "rows">) {
  const { t } = useTranslation();
  return (
    <>
      {credit ? <SumRow label={t("statements:clientCredit")} amount={`−${credit}`} /> : null}
      <SumRow label={t("statements:total", { currency })} amount={<strong>{total}</strong>} />
    </>
  );
}

function SumRow({ label, amount }: { label: string; amount: ReactNode }) {
  return (
    <tr>
      <th scope="row" colSpan={3} data-cell="title">
        {label}
      </th>
      <td data-cell="amount" className="num">
        {amount}
      </td>
    </tr>
  );
}
