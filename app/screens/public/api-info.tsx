import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { curlExamples } from "#app/features/programs/api-info/examples.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { EVENT_TYPES } from "#app/features/running/events/event-types.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useMayOrVisits } from "#app/ui/runtime/use-may.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "api-info:title", description: "api-info:lead" };

export const loader = publicLoader((ctx) =>
  Promise.resolve({
    examples: curlExamples(ctx.platform.env.appUrl),
    operations: OPERATIONS.map(({ id, method, path }) => ({
      id,
      call: `${method.toUpperCase()} /api/v1${path}`,
    })),
  }),
);

const EXAMPLES = ["clients", "create", "list", "pdf", "status"] as const;
const RULES = ["key", "data", "errors", "limits", "repeat", "lists", "changes"] as const;

export default function ApiInfo() {
  const { t } = useTranslation();
  const { examples, operations } = useLoaderData<typeof loader>();
  const may = useMayOrVisits();
  return (
    <>
      <PageHead title={t("api-info:title")}>
        <p className="lead">{t("api-info:lead")}</p>
        <div className="actions">
          {may("own") ? (
            <Link className="button button-primary" to={paths.apiKeys}>
              {t("api-info:makeKey")}
            </Link>
          ) : null}
          <a className="button" href={paths.apiReference}>
            {t("api-info:reference.title")}
          </a>
          <a className="button" href={paths.openApi}>
            {t("api-info:file")}
          </a>
        </div>
      </PageHead>
      <Band title={t("api-info:start.title")} bodyClass="medium stack">
        <p>{t("api-info:start.text")}</p>
        {examples.map((line, index) => (
          <div key={line}>
            <p>{t(`api-info:start.${EXAMPLES[index]!}`)}</p>
            <pre className="code-line">
              <code>{line}</code>
            </pre>
          </div>
        ))}
      </Band>
      <Band title={t("api-info:rules.title")}>
        <dl className="facts">
          {RULES.map((rule) => (
            <Rule key={rule} name={t(`api-info:rules.${rule}`)} text={t(`api-info:rules.${rule}Text`)} />
          ))}
        </dl>
      </Band>
      <Band title={t("api-info:calls.title")}>
        <ul className="stack is-close">
          {operations.map(({ id, call }) => (
            <li key={id}>
              <code className="code-line">{call}</code>
              <br />
              <span className="soft">{t(`api-info:calls.${id}`)}</span>
            </li>
          ))}
        </ul>
      </Band>
      <div id="webhooks">
        <Band title={t("api-info:webhooks.title")} bodyClass="medium stack">
          <p>{t("api-info:webhooks.text")}</p>
          <p>{t("api-info:webhooks.signature")}</p>
          <p>{t("api-info:webhooks.retries")}</p>
          <ul>
            {EVENT_TYPES.map((event) => (
              <li key={event}>
                <code>{event}</code>
              </li>
            ))}
          </ul>
          {may("own") ? (
            <div className="actions">
              <Link className="button" to={paths.webhooks}>
                {t("api-info:webhooks.make")}
              </Link>
            </div>
          ) : null}
        </Band>
      </div>
    </>
  );
}

function Rule({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
