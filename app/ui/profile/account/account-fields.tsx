import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { AccountCaps } from "#app/features/people/accounts/account-caps.ts";
import { E_INVOICES } from "#app/features/people/accounts/settings/e-invoices.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { PasswordField } from "#app/ui/forms/fields/password-field.tsx";
import { LanguageField } from "#app/ui/forms/fields/language-field.tsx";
import { MadeWithSwitch } from "#app/ui/profile/design/made-with-switch.tsx";
import { useAccountLabels } from "./use-account-labels.ts";

interface FieldsProps {
  caps: AccountCaps;
}

interface PersonFieldsProps extends FieldsProps {
  variant: "register" | "profile";
  /** Takes the focus when the page opens. */
  isFocused?: boolean;
}

const SWITCHES = [
  "eurInvoices",
  "roundsToFive",
  "restCountsAsPaid",
  "billingInformation",
  "publicPages",
  "countsViews",
  "uniqueExternalIds",
] as const;

export function PersonBand(props: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <Band
      className="is-open is-first"
      title={t("accounts:section.person")}
      hint={t("accounts:section.personHint")}
    >
      <PersonFields {...props} />
    </Band>
  );
}

function PersonFields({ variant, caps, isFocused }: PersonFieldsProps) {
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

export function PhoneField({ caps }: FieldsProps) {
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

/** What is asked of a new business. */
export function BusinessFields({ caps }: FieldsProps) {
  return (
    <div className="fields">
      <CompanyField caps={caps} />
      <IbanField caps={caps} optional />
      <VatNumberField caps={caps} />
    </div>
  );
}

export function CompanyField({ caps }: FieldsProps) {
  const { t } = useTranslation();
  const input = inputsOf(useAccountLabels(), caps);
  return (
    <TextField
      {...input("companyName")}
      optional
      hint={t("accounts:companyHint")}
      autoComplete="organization"
    />
  );
}

function IbanField({ caps, optional }: FieldsProps & { optional?: boolean }) {
  const { t } = useTranslation();
  const input = inputsOf(useAccountLabels(), caps);
  return (
    <TextField
      {...input("iban")}
      optional={optional ?? false}
      mayWait
      hint={t("accounts:ibanHint")}
      placeholder="CH93 0076 2011 6238 5295 7"
    />
  );
}

export function VatNumberField({ caps, hint }: FieldsProps & { hint?: string | null }) {
  const { t } = useTranslation();
  const input = inputsOf(useAccountLabels(), caps);
  return (
    <TextField
      {...input("vatNumber")}
      optional
      hint={hint ?? t("accounts:vatHint")}
      placeholder="CHE-123.456.788"
    />
  );
}

/** Where the clients pay to. */
export function PaymentAccountFields({ caps }: FieldsProps) {
  const { t } = useTranslation();
  const input = inputsOf(useAccountLabels(), caps);
  return (
    <div className="fields">
      <IbanField caps={caps} />
      <TextField {...input("qrIban")} optional hint={t("accounts:qrIbanHint")} />
      <SelectField {...input("referenceOnEveryInvoice")} hint={t("accounts:referenceHint")}>
        <option value="1">{t("accounts:referenceAlways")}</option>
        <option value="0">{t("accounts:referenceNever")}</option>
      </SelectField>
    </div>
  );
}

export function RarelyUsedFields({ caps, isPro }: FieldsProps & { isPro: boolean }) {
  const { t } = useTranslation();
  const labels = useAccountLabels();
  const input = inputsOf(labels, caps);
  return (
    <>
      <div className="fields">
        <SelectField {...input("eInvoices")} hint={t("accounts:eInvoicesHint")}>
          {E_INVOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t(`accounts:eInvoicesFor.${choice}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {SWITCHES.map((name) => (
        <Checkbox key={name} name={name} isSwitch>
          {labels[name]}
        </Checkbox>
      ))}
      <MadeWithSwitch label={labels.showsMadeWith} isPro={isPro} />
    </>
  );
}
