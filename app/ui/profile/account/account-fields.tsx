import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { AccountCaps } from "#app/features/people/accounts/account-caps.ts";
import { E_INVOICES } from "#app/features/people/accounts/settings/e-invoices.ts";
import type { Country } from "#app/swiss/countries.ts";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { LanguageField } from "#app/ui/forms/fields/language-field.tsx";
import { MadeWithSwitch } from "#app/ui/profile/design/made-with-switch.tsx";
import { useAccountLabels } from "./use-account-labels.ts";

interface AccountFieldsProps {
  variant: "register" | "profile";
  /** Takes the focus when the page opens. */
  isFocused?: boolean;
  countries: readonly Country[];
  caps: AccountCaps;
  vatNumberHint?: string | null;
  isPro?: boolean;
}

const SWITCHES = [
  "eurInvoices",
  "roundsToFive",
  "billingInformation",
  "restCountsAsPaid",
  "publicPages",
  "countsViews",
  "uniqueExternalIds",
] as const;

export function PersonBand(props: Pick<AccountFieldsProps, "variant" | "caps" | "isFocused">) {
  const { t } = useTranslation();
  return (
    <Band title={t("accounts:section.person")} hint={t("accounts:section.personHint")}>
      <PersonFields {...props} />
    </Band>
  );
}

export function BusinessBands({ countries, ...props }: AccountFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Band title={t("accounts:section.business")} hint={t("accounts:section.businessHint")}>
        <BusinessFields {...props} />
      </Band>
      <Band title={t("accounts:section.address")} hint={t("accounts:section.addressHint")}>
        <AddressFields caps={props.caps} countries={countries} isOptional isOwn />
      </Band>
    </>
  );
}

function PersonFields({
  variant,
  caps,
  isFocused,
}: Pick<AccountFieldsProps, "variant" | "caps" | "isFocused">) {
  const { t } = useTranslation();
  const labels = useAccountLabels();
  const input = inputsOf(labels, caps);
  return (
    <div className="fields">
      <TextField {...input("firstName")} span={3} autoComplete="given-name" autoFocus={isFocused} />
      <TextField {...input("lastName")} span={3} autoComplete="family-name" />
      {variant === "register" ? (
        <>
          <TextField {...input("email")} type="email" span={3} autoComplete="email" />
          <div className="span-3">
            <PasswordField
              name="password"
              label={labels.password}
              autoComplete="new-password"
              hint={t("accounts:passwordHint")}
            />
          </div>
        </>
      ) : (
        <>
          <PhoneField caps={caps} />
          <LanguageField name="preferredLanguage" label={labels.preferredLanguage} autoComplete="language" />
        </>
      )}
    </div>
  );
}

export function PhoneField({ caps }: Pick<AccountFieldsProps, "caps">) {
  const input = inputsOf(useAccountLabels(), caps);
  return (
    <TextField
      {...input("phone")}
      optional
      span={3}
      type="tel"
      autoComplete="tel"
      placeholder="044 668 18 00"
    />
  );
}

export function BusinessFields({
  variant,
  caps,
  vatNumberHint,
  isPro,
}: Omit<AccountFieldsProps, "countries">) {
  const { t } = useTranslation();
  const labels = useAccountLabels();
  const input = inputsOf(labels, caps);
  return (
    <div className="fields">
      <TextField
        {...input("companyName")}
        optional
        hint={t("accounts:companyHint")}
        autoComplete="organization"
      />
      <TextField
        {...input("iban")}
        optional={variant === "register"}
        mayWait
        hint={t("accounts:ibanHint")}
        placeholder="CH93 0076 2011 6238 5295 7"
      />
      {variant === "profile" ? (
        <>
          <TextField {...input("qrIban")} optional hint={t("accounts:qrIbanHint")} />
          <SelectField {...input("referenceOnEveryInvoice")} hint={t("accounts:referenceHint")}>
            <option value="1">{t("accounts:referenceAlways")}</option>
            <option value="0">{t("accounts:referenceNever")}</option>
          </SelectField>
          <SelectField {...input("eInvoices")} hint={t("accounts:eInvoicesHint")}>
            {E_INVOICES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`accounts:eInvoicesFor.${choice}`)}
              </option>
            ))}
          </SelectField>
        </>
      ) : null}
      <TextField
        {...input("vatNumber")}
        optional
        hint={vatNumberHint ?? t("accounts:vatHint")}
        placeholder="CHE-123.456.788"
      />
      {variant === "profile" ? (
        <>
          {SWITCHES.map((name) => (
            <Checkbox key={name} name={name} isSwitch>
              {labels[name]}
            </Checkbox>
          ))}
          <MadeWithSwitch label={labels.showsMadeWith} isPro={isPro} />
        </>
      ) : null}
    </div>
  );
}
