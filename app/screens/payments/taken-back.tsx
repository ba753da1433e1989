import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  countReversals,
  listReversals,
  REVERSALS_A_PAGE,
} from "#app/features/money/bank-files/reversals/list-reversals.server.ts";
import { REVERSAL_STATES } from "#app/features/money/bank-files/reversals/reversal-state.ts";
import { reversalRows } from "#app/features/money/bank-files/reversals/reversal-rows.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pageInstead, pageOf } from "#app/platform/lists/pages.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { Reversal } from "#app/ui/payments/reversal.tsx";

export const handle = { title: "payments:takenBack.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const asked = url.searchParams.get("state");
  const state = REVERSAL_STATES.find((state) => state === asked) ?? "waiting";
  const { page = 1 } = pageOf(url.searchParams);
  const counts = await countReversals(ctx);
  const list = { page, limit: REVERSALS_A_PAGE, total: counts[state] };
  const last = pageInstead(list);
  if (last) throw redirect(paths.takenBackPage(state, last));
  const rows = await reversalRows(ctx, await listReversals(ctx, { state, page }));
  const states = REVERSAL_STATES.map((name) => ({ name, count: counts[name] }));
  return { state, states, list, rows };
});

export default function TakenBack() {
  const { t } = useTranslation();
  const { state, states, list, rows } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("payments:takenBack.title")}
      back={{ to: paths.payments, label: t("payments:title") }}
      bodyClass="stack-wide"
    >
      <p className="soft">{t("payments:takenBack.lead")}</p>
      <nav className="filters" aria-label={t("payments:takenBack.filter")}>
        {states.map(({ name, count }) => (
          <Link
            key={name}
            to={paths.takenBackPage(name, 1)}
            aria-current={name === state ? "true" : undefined}
          >
            {t(`payments:takenBack.state.${name}`)} <span>{count}</span>
          </Link>
        ))}
      </nav>
      {rows.length ? null : <p role="status">{t("payments:takenBack.none")}</p>}
      {rows.map((row) => (
        <Reversal key={row.id} row={row} />
      ))}
      <Pagination {...list} href={(page) => paths.takenBackPage(state, page)} />
    </PlainPage>
  );
}
