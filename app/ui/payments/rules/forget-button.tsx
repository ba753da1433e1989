import { paths } from "#app/paths.ts";
import { PostButton } from "#app/ui/payments/post-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ForgetButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  return (
    <PostButton action={paths.forgetPaymentRule(id)} label={t("payments:rules.forgetOf", { name })}>
      {t("payments:rules.forget")}
    </PostButton>
  );
}
