import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { QUESTIONS, questionsWith } from "#app/features/running/help/questions.ts";
import { invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "help:title", description: "help:lead" };

export const loader = publicLoader((ctx, { url }) => {
  const words = (url.searchParams.get("find") ?? "").slice(0, 200);
  const count = invoiceLimit("free");
  const t = translator(ctx.locale);
  const found = questionsWith(words, (question) =>
    [t(`help:${question}.question`), t(`help:${question}.answer`, { count })].join(" "),
  );
  return Promise.resolve({ words, count, found });
});

export default function Help() {
  const { t } = useTranslation();
  const { words, count, found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("help:title")}>
        <p className="lead">{t("help:lead")}</p>
        <form className="search" role="search" action={paths.help}>
          <label className="visually-hidden" htmlFor="find">
            {t("help:find")}
          </label>
          <input
            id="find"
            type="search"
            name="find"
            defaultValue={words}
            placeholder={t("help:find")}
            data-finds="questions"
          />
          <button className="button">{t("help:findButton")}</button>
        </form>
      </PageHead>
      <Band className="is-open is-first" bodyClass="medium stack">
        <div className="faq" id="questions">
          {QUESTIONS.map((question) => (
            <details
              key={question}
              open={words !== "" && found.includes(question)}
              hidden={!found.includes(question)}
            >
              <summary>{t(`help:${question}.question`)}</summary>
              <p>{t(`help:${question}.answer`, { count })}</p>
            </details>
          ))}
        </div>
        <p role="status">
          <span hidden={found.length > 0} data-when-none="questions">
            {t("help:none")}
          </span>
        </p>
        <p>
          {words ? (
            <>
              <a href={paths.help}>{t("help:all")}</a>
              {" · "}
            </>
          ) : null}
          <a href={paths.contact}>{t("help:contact")}</a>
          {" · "}
          <a href={paths.apiReference}>{t("help:apiReference")}</a>
        </p>
      </Band>
    </>
  );
}
