import { rateNotes } from "#app/features/selling/papers/rate-notes.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Addressee } from "#app/features/selling/clients/addressee.ts";
import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { SEND_CAPS } from "#app/features/selling/papers/sending/send-caps.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerLetter } from "#app/features/selling/offers/sending/offer-email.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { SendOfferForm } from "#app/ui/offers/send-offer-form.tsx";
import { Notes } from "#app/ui/papers/notes.tsx";
import { ByPost, NotPro, NotVerified } from "#app/ui/papers/not-sendable.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "offers:send.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const offer = await findOffer(ctx, params.id ?? "");
  const { id, number, version, status, state, language } = offer;
  if (!allowsOffer(status, state === "draft" ? "send" : "sendAgain")) throw redirect(paths.offer(id));
  const { subject, message } = offerLetter(offer);
  const addressee = await findAddressee(ctx, offer);
  return {
    id,
    number,
    version,
    language,
    isDraft: state === "draft",
    notes: state === "draft" ? rateNotes(offer, ctx.locale, translator(ctx.locale)) : [],
    ownAddress: ctx.user.email,
    addressee,
    values: { recipient: addressee.email, cc: "", subject, message, copyToMe: "" },
    problem: await problemOf(ctx, addressee),
  };
});

async function problemOf(ctx: UserContext, { email }: Addressee) {
  if (email === "") return "post";
  if (!(await isPro(ctx))) return "plan";
  return ctx.user.emailVerified ? null : "address";
}

export const action = screenAction(
  {
    form: "send-offer",
    schema: sendInvoiceSchema,
    caps: SEND_CAPS,
    exists: (ctx, { params }) => findOffer(ctx, params.id ?? ""),
  },
  async (ctx, input, { params }) => {
    const id = params.id ?? "";
    await sendOffer(ctx, id, input);
    return redirect(paths.offer(id), { status: 303 });
  },
);

export default function SendOffer() {
  const { t } = useTranslation();
  const { id, number, version, isDraft, problem, notes, ...form } = useLoaderData<typeof loader>();
  const values = useShownValues("send-offer", form.values);
  const byHand = {
    version,
    instead: t("offers:send.instead"),
    markSent: isDraft ? { to: paths.markOfferSent(id), label: t("offers:action.markSent") } : null,
    pdf: paths.offerPdf(id),
  };
  return (
    <>
      <PageHead
        title={t("offers:send.heading", { number })}
        back={{ to: paths.offer(id), label: t("offers:title", { number }) }}
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        {problem === "post" ? <ByPost {...byHand} /> : null}
        {problem === "plan" ? <NotPro {...byHand} /> : null}
        {problem === "address" ? <NotVerified back={paths.sendOffer(id)} /> : null}
        <Notes texts={notes} />
        {problem ? null : <SendOfferForm {...form} id={id} version={version} values={values} />}
      </Band>
    </>
  );
}
