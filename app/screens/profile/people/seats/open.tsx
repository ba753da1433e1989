import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findOwnSeat, switchBusiness } from "#app/features/people/seats/own/own-seats.server.ts";
import { commentedPath } from "#app/features/selling/comments/commented.ts";
import { findQuestion } from "#app/features/selling/comments/questions/questions.server.ts";
import { type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { AppError, unlessGone } from "#app/platform/errors.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { pressed } from "#app/screens/answers/buttons.server.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:own.switch" };

export const loader = screenLoader(async (ctx, { id, url }) => {
  const seat = await findOwnSeat(ctx, id);
  const page = await pageOf(ctx, id, url);
  if (seat.isPaused) throw new AppError("business.not_found");
  if (seat.isHere) throw redirect(page);
  return { business: seat.name };
});

export const action = screenAction(pressed, async (ctx, _input, { id, url }) => {
  await switchBusiness(ctx, id);
  return redirect(await pageOf(ctx, id, url));
});

/** The document of the question that the address names, in the business of the seat. */
async function pageOf(ctx: UserContext, businessId: string, { searchParams }: URL): Promise<string> {
  const wanted = searchParams.get("question") ?? "";
  const question = await unlessGone(findQuestion(withBusiness(ctx, businessId), wanted));
  return question ? commentedPath(question.on) : paths.dashboard;
}

export default function OpenBusiness() {
  const { t } = useTranslation();
  const { business } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("seats:own.switch")} back={{ to: paths.seats, label: t("seats:own.title") }}>
      <form method="post" className="stack">
        <p>{t("seats:questions.elsewhere", { business })}</p>
        <div className="actions">
          <button className="button button-primary">{t("seats:own.openOne", { business })}</button>
        </div>
      </form>
    </PlainPage>
  );
}
