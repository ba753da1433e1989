import { useLoaderData } from "@remix-run/react";
import { LONGEST_TEXT } from "#app/features/money/payment-rules/payment-rule.ts";
import { textRuleSchema } from "#app/features/money/payment-rules/payment-rule.schema.ts";
import { listRules, teachText } from "#app/features/money/payment-rules/teach.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { PayerRules } from "#app/ui/payments/rules/payer-rules.tsx";
import { TextRules } from "#app/ui/payments/rules/text-rules.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "payments:rules.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const rules = await listRules(ctx);
  const since = (createdAt: string) => formatInstant(createdAt, ctx.locale);
  return {
    text: (url.searchParams.get("text") ?? "").slice(0, LONGEST_TEXT),
    payers: rules.flatMap((rule) =>
      rule.kind === "payer" ? [{ ...rule, iban: formatIban(rule.iban), since: since(rule.createdAt) }] : [],
    ),
    texts: rules.flatMap((rule) => (rule.kind === "text" ? [{ ...rule, since: since(rule.createdAt) }] : [])),
  };
});

export const action = screenAction(
  { form: "payment-rule", schema: textRuleSchema, caps: { text: LONGEST_TEXT } },
  async (ctx, { text }) => {
    await teachText(ctx, text);
    return redirectWithFlash(ctx.platform, paths.paymentRules(), { key: "payments:rules.taughtText" });
  },
);

export default function PaymentRules() {
  const { t } = useTranslation();
  const { text, payers, texts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("payments:rules.title")} back={{ to: paths.payments, label: t("payments:title") }} />
      <div className="band is-open is-first">
        <div className="head stack">
          <p className="soft">{t("payments:rules.lead")}</p>
        </div>
        <div className="body stack-wide">
          <PayerRules rules={payers} />
          <TextRules rules={texts} text={text} />
        </div>
      </div>
    </>
  );
}
