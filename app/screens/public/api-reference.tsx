import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { TagPage } from "#app/features/programs/api-info/reference/reference.ts";
import { ERRORS, OBJECTS } from "#app/features/programs/api-info/reference/reference-part.ts";
import { referenceFor } from "#app/features/programs/api-info/reference/reference.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Prose } from "#app/ui/public/api-reference/prose.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = {
  title: "api-info:reference.title", description: "api-info:reference.lead",
};

export const loader = publicLoader((ctx, { request }) => {
  if (request.headers.get("Accept")?.includes("text/markdown"))
    throw redirect(paths.apiReferenceMarkdown, { headers: { Vary: "Accept" } });
  const { platform } = ctx;
  const { reference } = referenceFor(platform.env.appUrl, platform.product.errorStatuses);
  const list = ({ name, slug, calls }: TagPage) => ({
    name, slug,
    calls: calls.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  });
  return Promise.resolve({
    guides: reference.guides,
    tags: reference.tags.map(list),
    sessionTags: reference.sessionTags.map(list),
  });
});

type Tags = ReturnType<typeof useLoaderData<typeof loader>>["tags"];

export default function ApiReference() {
  const { t, language } = useTranslation();
  const { guides, tags, sessionTags } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("api-info:reference.title")}
        back={{ to: paths.apiInfo, label: t("api-info:title") }}
      >
        <p className="lead">{t("api-info:reference.lead")}</p>
        {language === "en" ? null : <p>{t("api-info:reference.english")}</p>}
        <div className="actions">
          <a className="button" href={paths.apiReferenceMarkdown}>
            {t("api-info:reference.markdown")}
          </a>
          <a className="button" href={paths.openApi}>
            {t("api-info:file")}
          </a>
        </div>
      </PageHead>
      <div className="band" lang="en">
        <nav className="head" aria-label="Contents">
          <ul className="contents">
            {guides.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#calls">Calls of /api/v1</a>
            </li>
            <li>
              <a href="#session-calls">Calls of /api</a>
            </li>
            <li>
              <a href={paths.apiReferencePart(OBJECTS)}>Objects</a>
            </li>
            <li>
              <a href={paths.apiReferencePart(ERRORS)}>Error codes and headers</a>
            </li>
          </ul>
        </nav>
        <div className="body medium api-reference">
          {guides.map(({ slug, title, text }) => (
            <section key={slug} id={slug}>
              <h2>{title}</h2>
              <Prose markdown={text} />
            </section>
          ))}
          <section id="calls">
            <h2>Calls of /api/v1</h2>
            <CallList tags={tags} />
          </section>
          <section id="session-calls">
            <h2>Calls of /api</h2>
            <CallList tags={sessionTags} />
          </section>
        </div>
      </div>
    </>
  );
}

function CallList({ tags }: { tags: Tags }) {
  return tags.map(({ name, slug, calls }) => (
    <div key={slug}>
      <h3>
        <a href={paths.apiReferencePart(slug)}>{name}</a>
      </h3>
      <ul>
        {calls.map(({ id, method, path, summary }) => (
          <li key={id}>
            <a href={`${paths.apiReferencePart(slug)}#${id}`}>
              <code>
                {method} {path}
              </code>
            </a>{" "}
            <span className="soft">{summary}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
