import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openQuestions } from "#app/features/selling/comments/questions/waiting-questions.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pageInstead, pageOf } from "#app/platform/lists/pages.ts";
import { paths } from "#app/paths.ts";
import { FilterLinks } from "#app/ui/elements/lists/filter-links.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { QuestionList } from "#app/ui/papers/question-list.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:questions.open" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const isOfAll = searchParams.get("of") === "all";
  const { page } = pageOf(searchParams);
  const own = await openQuestions(ctx, { to: ctx.user.id, page: isOfAll ? 1 : page });
  const all = await openQuestions(ctx, { page: isOfAll ? page : 1 });
  const shown = isOfAll ? all : own;
  const last = pageInstead(shown);
  if (last) throw redirect(paths.questions({ isOfAll }, last));
  return {
    isOfAll,
    rows: shown.rows,
    page: shown.page,
    limit: shown.limit,
    total: shown.total,
    counts: { own: own.total, all: all.total },
  };
});

export default function Questions() {
  const { t } = useTranslation();
  const { isOfAll, rows, counts, page, limit, total } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("seats:questions.open")}>
        <FilterLinks
          label={t("seats:questions.open")}
          links={[
            {
              to: paths.questions(),
              label: t("seats:questions.toYou"),
              count: counts.own,
              isChosen: !isOfAll,
            },
            {
              to: paths.questions({ isOfAll: true }),
              label: t("seats:questions.toAll"),
              count: counts.all,
              isChosen: isOfAll,
            },
          ]}
        />
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        {rows.length > 0 ? (
          <QuestionList rows={rows} more={0} isElsewhere={false} />
        ) : (
          <p>{t("seats:questions.noneOpen")}</p>
        )}
        <Pagination
          page={page}
          limit={limit}
          total={total}
          href={(page) => paths.questions({ isOfAll }, page)}
        />
      </Band>
    </>
  );
}
