import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { partOf } from "#app/features/programs/api-info/reference/reference-part.ts";
import { referenceFor } from "#app/features/programs/api-info/reference/reference.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { exampleLanguage } from "#app/features/programs/api-info/example-code/languages.ts";
import { paths } from "#app/paths.ts";
import { CallSection } from "#app/ui/public/api-reference/call-section.tsx";
import { ErrorCodes, Fields } from "#app/ui/public/api-reference/fields.tsx";
import { Words } from "#app/ui/public/api-reference/prose.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = {
  title: "api-info:reference.part", description: "api-info:reference.lead",
};

export const loader = publicLoader((ctx, { params, url }) => {
  const { env, product } = ctx.platform;
  const part = partOf(referenceFor(env.appUrl, product.errorStatuses).reference, params.part ?? "");
  if (!part) throw new AppError("route.not_found");
  return Promise.resolve({ ...part, language: exampleLanguage(url.searchParams) });
});

export default function ApiReferencePart() {
  const { t, language } = useTranslation();
  const { title, text, calls, objects, headers, errors, fieldErrors, language: shown } =
    useLoaderData<typeof loader>();
  const entries = [
    ...calls.map(({ id, summary }) => ({ id, title: summary })),
    ...objects.map(({ name }) => ({ id: name, title: name })),
  ];
  return (
    <>
      <PageHead
        title={<h1 lang="en">{title}</h1>}
        back={{ to: paths.apiReference, label: t("api-info:reference.title") }}
      >
        <p className="lead" lang="en">
          <Words text={text} />
        </p>
        {language === "en" ? null : <p>{t("api-info:reference.english")}</p>}
      </PageHead>
      <div className="band" lang="en">
        {entries.length > 0 ? (
          <nav className="head" aria-label="Contents">
            <ul className="contents">
              {entries.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="body medium api-reference">
          {calls.map((call) => (
            <CallSection key={call.id} call={call} language={shown} />
          ))}
          {objects.map(({ name, text, fields }) => (
            <section key={name} id={name}>
              <h2>{name}</h2>
              <p>
                <Words text={text} />
              </p>
              <Fields title="Fields" fields={fields} />
            </section>
          ))}
          {errors.length > 0 ? (
            <>
              <ErrorCodes title="Codes of answers" errors={errors} />
              <ErrorCodes title="Codes of fields and warnings" errors={fieldErrors} />
              <h2>Headers of answers</h2>
              <dl className="api-fields">
                {headers.map(({ name, text }) => (
                  <div key={name}>
                    <dt>
                      <code>{name}</code>
                    </dt>
                    <dd>
                      <Words text={text} />
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}
