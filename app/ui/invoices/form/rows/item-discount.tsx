import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/forms/field.tsx";
import { useFormField } from "#app/ui/forms/form.tsx";

interface ItemDiscountProps {
  name: string;
  label: string;
  /** As the row starts. */
  initial: string;
  cap: number;
  /** Counts the times that the row's menu asked for it. */
  asked: number;
}

/** Unseen until it is filled, wrong or asked for; without scripts it opens by itself. */
export function ItemDiscount({ name, label, initial, cap, asked }: ItemDiscountProps) {
  const { t } = useTranslation();
  const { error } = useFormField(name);
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = error !== undefined;
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  useEffect(() => {
    if (asked === 0 || !details.current) return;
    details.current.open = true;
    details.current.querySelector("input")?.focus();
  }, [asked]);
  return (
    <details className="item-discount" ref={details} open={initial !== "" || isWrong}>
      <summary>{t("invoices:writer.discount")}</summary>
      <TextField
        {...{ name, label, initial, cap }}
        mayWait
        hint={t("invoices:create.rowDiscountHint")}
        autoComplete="off"
      />
    </details>
  );
}
