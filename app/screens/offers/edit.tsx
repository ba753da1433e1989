import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { offerFormValues } from "#app/features/selling/offers/form/offer-form.ts";
import { offerForm, offerFormOptions } from "#app/features/selling/offers/writing/offer-form.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import { firstOfferPreview } from "#app/features/selling/offers/preview/preview-offer.server.ts";
import { updateOffer } from "#app/features/selling/offers/update-offer.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { OfferForm } from "#app/ui/offers/offer-form.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { unbroken } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "offers:edit.title", wide: true, island: true };

export const loader = screenLoader(async (ctx, { params }) => {
  const offer = await findOffer(ctx, params.id ?? "");
  const { id, number, state, status, revision } = offer;
  if (!allowsOffer(status, "edit")) throw redirect(paths.offer(id));
  const values = offerFormValues(offer);
  return {
    id,
    number,
    isSent: state !== "draft",
    next: revision + 1,
    values,
    preview: await firstOfferPreview(ctx, { ...values, offer: id }),
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
    <OfferForm
      key={String(values.splitOn)}
      {...form}
      id={id}
      values={values}
      head={
        <>
          <div className="writer-head">
            <h1>{unbroken(t("offers:edit.heading", { number }))}</h1>
            <p>
              <Link to={paths.offer(id)}>{t("offers:title", { number })}</Link>
            </p>
          </div>
          {isSent ? <Message tone="note">{t("offers:edit.revises", { revision: next })}</Message> : null}
        </>
      }
    />
  );
}
