import type { ClientGroup } from "#app/features/selling/clients/client-groups.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface WhoCounts {
  all: number;
  mail: number;
  post: number;
  open: number;
}

interface WhoFormProps {
  groups: ClientGroup[];
  who: Record<"group" | "without" | "ids", string>;
  counts: WhoCounts;
}

/** A form of GET: the choice stands in the address. */
export function WhoForm({ groups, who, counts }: WhoFormProps) {
  const { t } = useTranslation();
  const options = groups.map(({ name, count }) => (
    <option key={name} value={name}>
      {`${name} (${count})`}
    </option>
  ));
  return (
    <Band
      className="is-first is-open"
      title={t("batches:who.title")}
      hint={t("batches:who.hint")}
      bodyClass="stack"
    >
      {groups.length === 0 && who.ids === "" ? (
        <>
          <p className="medium">{t("batches:who.none")}</p>
          <p>
            <Link className="button" to={paths.clients}>
              {t("batches:who.toClients")}
            </Link>
          </p>
        </>
      ) : (
        <form className="fields medium" action={paths.invoiceMany()}>
          <div className="field span-3">
            <label htmlFor="batch-group">{t("batches:who.group")}</label>
            <select key={who.group} id="batch-group" name="group" defaultValue={who.group}>
              <option value="">{t(who.ids ? "batches:who.selection" : "batches:who.choose")}</option>
              {options}
            </select>
          </div>
          <div className="field span-3">
            <label htmlFor="batch-without">{t("batches:who.without")}</label>
            <select key={who.without} id="batch-without" name="without" defaultValue={who.without}>
              <option value="">{t("batches:who.nobody")}</option>
              {options}
            </select>
          </div>
          <div className="actions">
            <button className="button">{t("batches:who.show")}</button>
          </div>
        </form>
      )}
      {counts.all > 0 ? (
        <p>
          <strong>{t("clients:list.count", { count: counts.all })}</strong>{" "}
          <span className="soft">
            · {t("batches:who.sum", { mail: counts.mail, post: counts.post, open: counts.open })}
          </span>
        </p>
      ) : null}
    </Band>
  );
}
