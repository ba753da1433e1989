import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { deleteOffer } from "#app/features/selling/offers/delete-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { OfferStep } from "#app/ui/offers/offer-step.tsx";

export const handle = { title: "offers:delete.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { id, number, recipient, status } = await findOffer(ctx, params.id ?? "");
  if (!allowsOffer(status, "delete")) throw redirect(paths.offer(id));
  return { id, number, name: recipient.name };
});

export const action = screenAction(
  { form: "delete-offer", schema: z.object({}) },
  async (ctx, _input, { params }) => {
    await deleteOffer(ctx, params.id ?? "");
    return redirectWithFlash(ctx.platform, paths.offers, { key: "offers:delete.done" });
  },
);

export default function DeleteOffer() {
  const { t } = useTranslation();
  const { id, number, name } = useLoaderData<typeof loader>();
  return (
    <OfferStep id={id} number={number} title={t("offers:delete.title")}>
      <p>{t("offers:delete.text", { number, name })}</p>
      <ConfirmForm
        id="delete-offer"
        className="stack"
        submit={t("offers:delete.submit")}
        busy={t("common:saving")}
        back={paths.offer(id)}
      />
    </OfferStep>
  );
}
