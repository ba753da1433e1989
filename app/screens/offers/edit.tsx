import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { offerFormValues } from "#app/features/offers/form/offer-form.ts";
import { offerForm, offerFormOptions } from "#app/features/offers/form/offer-form.server.ts";
import { findOffer } from "#app/features/offers/offers.server.ts";
import { allowsOffer } from "#app/features/offers/status/offer-actions.ts";
import { updateOffer } from "#app/features/offers/update-offer.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { OfferForm } from "#app/ui/offers/offer-form.tsx";
import { Message } from "#app/ui/page/flash.tsx";
import { PageHead } from "#app/ui/page/page.tsx";

export const handle = { title: "offers:edit.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const offer = await findOffer(ctx, params.id ?? "");
  const { id, number, state, status, revision } = offer;
  if (!allowsOffer(status, "edit")) throw redirect(paths.offer(id));
  return {
    ...{ id, number, isSent: state !== "draft", next: revision + 1 },
    values: offerFormValues(offer),
    ...(await offerFormOptions(ctx)),
  };
});

export const action = screenAction(
  {
    ...offerForm,
    exists: (ctx, { params }) => findOffer(ctx, params.id ?? ""),
    saved: async (ctx, { params }) => offerFormValues(await findOffer(ctx, params.id ?? "")),
  },
  async (ctx, input, { params }) => {
    const id = params.id ?? "";
    await updateOffer(ctx, id, input);
    return redirectWithFlash(ctx.platform, paths.offer(id), { key: "offers:edit.saved" });
  },
);

export default function EditOffer() {
  const { t } = useTranslation();
  const { id, number, isSent, next, ...form } = useLoaderData<typeof loader>();
  const values = useShownValues("offer", form.values);
  return (
    <>
      <PageHead
        title={t("offers:edit.heading", { number })}
        back={{ to: paths.offer(id), label: t("offers:title", { number }) }}
        flat
      >
        {isSent ? <Message tone="note">{t("offers:edit.revises", { revision: next })}</Message> : null}
      </PageHead>
      <OfferForm {...form} values={values} back={paths.offer(id)} />
    </>
  );
}
