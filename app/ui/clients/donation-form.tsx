import { paths } from "#app/paths.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface DonationFormProps {
  year: string;
  group: string;
  text: string;
  isFree: boolean;
  groups: string[];
}

/** A question in the address: what it finds can be opened again. */
export function DonationForm({ year, group, text, isFree, groups }: DonationFormProps) {
  const { t } = useTranslation();
  return (
    <form id="donations" method="get" action={paths.donations} className="medium stack">
      <div className="fields">
        <label className="field span-2">
          {t("statements:donations.year")}
          <input name="year" inputMode="numeric" maxLength={4} defaultValue={year} />
        </label>
        <label className="field span-4">
          {t("statements:donations.group")}
          <select name="group" defaultValue={group}>
            <option value="">{t("statements:donations.anyGroup")}</option>
            {groups.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="field span-6">
          {t("statements:donations.rows")}
          <input name="text" maxLength={100} defaultValue={text} />
        </label>
      </div>
      <label className="check">
        <input type="checkbox" name="free" value="1" defaultChecked={isFree} />{" "}
        {t("statements:donations.isFree")}
      </label>
      <div className="actions">
        <button className="button button-primary">{t("statements:donations.show")}</button>
      </div>
    </form>
  );
}
