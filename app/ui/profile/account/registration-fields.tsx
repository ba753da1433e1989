import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { AccountCaps } from "#app/features/people/accounts/account-caps.ts";
import type { Country } from "#app/swiss/countries.ts";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import { useRefusal } from "#app/ui/forms/form.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { BusinessFields, PersonBand, PhoneField } from "./account-fields.tsx";

interface RegistrationFieldsProps {
  countries: readonly Country[];
  caps: AccountCaps;
}

const FIRST = ["firstName", "lastName", "email", "password", "acceptedTermsPrivacy"];

/** What an account cannot do without; what the first invoice asks for anyway waits in a fold. */
export function RegistrationFields({ countries, caps }: RegistrationFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PersonBand variant="register" caps={caps} isFocused={useRefusal() === undefined} />
      <Band title={t("accounts:section.business")} hint={t("sign-in:register.laterHint")}>
        <Fold
          summary={<b>{t("sign-in:register.later")}</b>}
          isEmpty
          holds={(field) => !FIRST.includes(field)}
        >
          <BusinessFields caps={caps} />
          <h3>{t("accounts:section.address")}</h3>
          <AddressFields caps={caps} countries={countries} isOptional isOwn />
          <div className="fields">
            <PhoneField caps={caps} />
          </div>
        </Fold>
      </Band>
    </>
  );
}
