import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Secret } from "#app/ui/elements/page/secret.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface PageAddressProps {
  id: string;
  name: string;
  /** Formatted; null where there is none. */
  madeAt: string | null;
  /** Only right after it was made, as it is not kept. */
  url: string;
}

export function PageAddress({ id, name, madeAt, url }: PageAddressProps) {
  const { t } = useTranslation();
  const may = useMay();
  if (url)
    return (
      <>
        <Message tone="good">{t("clients:page.made")}</Message>
        <p>{t("clients:page.copy")}</p>
        <Secret value={url} what={t("clients:page.address")} />
        <div className="actions">
          <Link className="button button-primary" to={paths.client(id)}>
            {t("calendar:kept")}
          </Link>
        </div>
      </>
    );
  return (
    <>
      <p>{t("clients:page.text", { name })}</p>
      {madeAt ? <p className="soft">{t("clients:page.since", { at: madeAt })}</p> : null}
      {may("act") ? (
        <>
          <Form id="client-page" className="stack" labels={{}}>
            {madeAt ? <p>{t("clients:page.renewText")}</p> : null}
            <div className="actions">
              <SubmitButton>{t(madeAt ? "clients:page.renew" : "clients:page.make")}</SubmitButton>
            </div>
          </Form>
          {madeAt ? (
            <Form id="end-client-page" action={paths.endClientPage(id)} className="stack" labels={{}}>
              <div className="actions">
                <button className="button">{t("clients:page.end")}</button>
              </div>
            </Form>
          ) : null}
        </>
      ) : null}
    </>
  );
}
