import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";

export interface PasskeyRow {
  id: string;
  name: string;
  isBackedUp: boolean;
  created: string;
  lastUsed: string | null;
}

export function PasskeySection({ passkeys }: { passkeys: PasskeyRow[] }) {
  const { t } = useTranslation();
  return (
    <Band title={t("passkeys:title")} hint={t("passkeys:hint")} bodyClass="stack">
      {passkeys.length === 0 ? (
        <p className="medium">{t("passkeys:lead")}</p>
      ) : (
        <PasskeyTable passkeys={passkeys} />
      )}
      <div className="actions">
        <Link className="button" to={paths.addPasskey}>
          {t("passkeys:add.title")}
        </Link>
      </div>
    </Band>
  );
}

function PasskeyTable({ passkeys }: { passkeys: PasskeyRow[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("passkeys:title")}
      rows={passkeys}
      columns={[
        { head: t("passkeys:name"), place: "title", of: ({ name }) => name },
        {
          head: t("passkeys:added"),
          place: "rest",
          isLabelled: true,
          of: ({ created, isBackedUp }) => (isBackedUp ? t("passkeys:synced", { day: created }) : created),
        },
        {
          head: t("passkeys:lastUsed"),
          place: "rest",
          isLabelled: true,
          of: ({ lastUsed }) => lastUsed ?? t("passkeys:neverUsed"),
        },
      ]}
      actions={({ id, name }) => (
        <>
          <Link
            className="button button-quiet is-small"
            to={paths.renamePasskey(id)}
            aria-label={t("passkeys:rename.one", { name })}
          >
            {t("passkeys:rename.submit")}
          </Link>
          <Link
            className="button button-quiet is-small"
            to={paths.removePasskey(id)}
            aria-label={t("passkeys:remove.one", { name })}
          >
            {t("passkeys:remove.submit")}
          </Link>
        </>
      )}
    />
  );
}
