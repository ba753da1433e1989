import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { actRow } from "#app/features/people/operator/acts/act-rows.ts";
import { listOwnActs } from "#app/features/people/operator/acts/acts.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ActLog } from "#app/ui/shell/operator/act-log.tsx";
import { FurtherLink } from "#app/ui/shell/operator/further-link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "admin:own.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const { acts, nextCursor } = await listOwnActs(ctx, url.searchParams.get("after"));
  return {
    acts: acts.map((act) => actRow({ ...act, by: "" }, ctx.locale)),
    further: nextCursor && paths.operatorActs(nextCursor),
  };
});

export default function OperatorActs() {
  const { t } = useTranslation();
  const { acts, further } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("admin:own.title")} back={{ to: paths.signIn, label: t("accounts:room.signIn") }} />
      <Band className="is-open is-first" bodyClass="medium stack">
        <p>{t("admin:own.text")}</p>
        <ActLog acts={acts} />
        <FurtherLink to={further} />
      </Band>
    </>
  );
}
