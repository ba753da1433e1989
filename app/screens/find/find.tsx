import { useLoaderData } from "@remix-run/react";
import { findGroups } from "#app/features/front/find/find-groups.server.ts";
import { paths } from "#app/paths.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { searchOf } from "#app/platform/lists/pages.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "common:palette.open" };

export const loader = screenLoader(async (ctx, { url }) => {
  const search = searchOf(url.searchParams);
  return { search, groups: await findGroups(ctx, search) };
});

/** With scripts `page-script/palette.ts` shows its hits over any page. */
export default function Find() {
  const { t } = useTranslation();
  const { search, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("common:palette.open")}>
        <form className="search" role="search" action={paths.find("")}>
          <label className="visually-hidden" htmlFor="find">
            {t("common:palette.field")}
          </label>
          <input
            id="find"
            type="search"
            name="q"
            defaultValue={search}
            placeholder={t("common:palette.field")}
          />
          <button className="button">{t("common:palette.go")}</button>
        </form>
      </PageHead>
      <Band className="is-open is-first" bodyClass="medium stack">
        {groups.map(({ name, hits }) => (
          <section key={name} className="stack" data-hits={name}>
            <h2>{name}</h2>
            <ul>
              {hits.map(({ label, more, to }) => (
                <li key={to}>
                  <Link to={to}>
                    {label} {more ? <span className="soft">{more}</span> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 ? <p>{t("common:palette.none")}</p> : null}
      </Band>
    </>
  );
}
