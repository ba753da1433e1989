import { useLoaderData } from "@remix-run/react";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { seenHandOverSchema } from "#app/features/books/journal/handover/handover.schema.ts";
import { handoverPage } from "#app/features/books/journal/handover/handover-page.server.ts";
import { lastPeriodEnd } from "#app/features/taxes/tax/periods/periods.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { JournalViews } from "#app/ui/tax/journal/journal-views.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { HandoverForm } from "#app/ui/tax/journal/handover-form.tsx";
import { HandoverTable } from "#app/ui/tax/journal/handover-table.tsx";

export const handle = { title: "journal:handover.title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const to = searchParams.get("to") ?? "";
  const page = pageOf(searchParams).page ?? 1;
  return handoverPage(ctx, { page, to, periodEnded: await lastPeriodEnd(ctx) });
});

export const action = screenAction(
  { form: "hand-over", schema: seenHandOverSchema },
  async (ctx, { to, seen }) => {
    await handOver(ctx, to, seen);
    return redirectWithFlash(ctx.platform, paths.handovers(), {
      key: "journal:handover.done",
      params: { day: formatDay(to, ctx.locale) },
    });
  },
);

export default function Handovers() {
  const { t } = useTranslation();
  const { rows, page, limit, total, ...form } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("journal:handover.title")}>
        <p>{t("journal:handover.lead")}</p>
        <JournalViews here="handovers" />
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        {rows.length > 0 ? <HandoverTable rows={rows} /> : <p>{t("journal:handover.none")}</p>}
        <Pagination page={page} limit={limit} total={total} href={(page) => paths.handovers("", page)} />
      </Band>
      <May right="years">
        <Band title={t("journal:handover.next")} bodyClass="stack">
          <HandoverForm {...form} />
        </Band>
      </May>
    </>
  );
}
