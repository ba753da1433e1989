import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Secret } from "#app/ui/elements/page/secret.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface CalendarAddressProps {
  /** Formatted; null where there is none. */
  madeAt: string | null;
  lastUsed: string | null;
  /** Only right after it was made, as it is not kept. */
  url: string;
  /** The page of the calendar, and where it is ended. */
  at: { page: string; end: string };
}

export function CalendarAddress({ madeAt, lastUsed, url, at }: CalendarAddressProps) {
  const { t } = useTranslation();
  if (url)
    return (
      <>
        <Message tone="good">{t("calendar:made")}</Message>
        <p>{t("calendar:copy")}</p>
        <Secret value={url} what={t("calendar:address")} />
        <div className="actions">
          <Link className="button button-primary" to={at.page}>
            {t("calendar:kept")}
          </Link>
        </div>
      </>
    );
  return (
    <>
      {madeAt ? (
        <p className="soft">
          {t("calendar:since", { at: madeAt })}{" "}
          {lastUsed ? t("calendar:lastUsed", { at: lastUsed }) : t("calendar:neverUsed")}
        </p>
      ) : null}
      <Form id="calendar" className="stack" labels={{}}>
        {madeAt ? <p>{t("calendar:renewText")}</p> : null}
        <div className="actions">
          <SubmitButton>{t(madeAt ? "calendar:renew" : "calendar:make")}</SubmitButton>
          {madeAt ? <Link to={at.end}>{t("calendar:end.title")}</Link> : null}
        </div>
      </Form>
    </>
  );
}
