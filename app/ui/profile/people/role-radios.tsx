import { GIVEN_ROLES } from "#app/features/people/seats/given-roles.ts";
import { Radios } from "#app/ui/forms/fields/radios.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function RoleRadios() {
  const { t } = useTranslation();
  const choices = GIVEN_ROLES.map((role) => ({
    value: role,
    label: t(`seats:role.${role}`),
    hint: t(`seats:about.${role}`),
  }));
  return <Radios name="role" legend={t("seats:roleHead")} choices={choices} />;
}
