import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { actRow } from "#app/features/people/operator/acts/act-rows.ts";
import { listActs } from "#app/features/people/operator/acts/acts.server.ts";
import { paths } from "#app/paths.ts";
import { ActLog } from "#app/ui/shell/operator/act-log.tsx";
import { FurtherLink } from "#app/ui/shell/operator/further-link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { deskLoader, deskReadOnly } from "./desk.server.ts";

export const handle = { title: "admin:log.title" };

export const loader = deskLoader(async (ctx, { url }) => {
  const { acts, nextCursor } = await listActs(ctx, url.searchParams.get("after"));
  return {
    acts: acts.map((act) => actRow(act, ctx.locale)),
    further: nextCursor && paths.deskLog(nextCursor),
  };
});

export const action = deskReadOnly();

export default function DeskLog() {
  const { t } = useTranslation();
  const { acts, further } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("admin:log.title")} />
      <Band className="is-open is-first" bodyClass="stack">
        <p className="medium">{t("admin:log.text")}</p>
        <ActLog acts={acts} says="account" />
        <FurtherLink to={further} />
      </Band>
    </>
  );
}
