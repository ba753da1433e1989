import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { FooterFacts } from "#app/features/front/legal/footer-facts.server.ts";
import { paths } from "#app/paths.ts";
import { DrawnOnce } from "#app/ui/runtime/drawn-once.tsx";

const GROUPS = {
  product: ["features", "pricing", "apiInfo"],
  help: ["help", "contact"],
  legal: ["privacy", "terms", "cookies", "cookieSettings", "imprint"],
} as const;

/** Plain links, as these pages have no framework; an operator may host them elsewhere. */
export function Footer(facts: FooterFacts) {
  return <DrawnOnce as="footer" className="foot" inside={FooterInside} shown={facts} />;
}

function FooterInside({ operator, links, social }: FooterFacts) {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <Operator {...operator} />
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <nav key={group} aria-labelledby={`foot-${group}`}>
          <h2 id={`foot-${group}`}>{t(`common:footer.group.${group}`)}</h2>
          <ul>
            {GROUPS[group].map((page) => (
              <li key={page}>
                <a
                  href={links[page] ?? paths[page]}
                  data-dialog={page === "cookieSettings" && !links[page] ? "cookie-settings" : undefined}
                >
                  {t(`common:footer.page.${page}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <Social links={social} />
    </div>
  );
}

function Operator({ name, address, country }: FooterFacts["operator"]) {
  const { t } = useTranslation();
  const lines: ReactNode[] = [name || "Rappen", ...address.split(/[\n,]\s*/)].filter(Boolean);
  return (
    <p>
      {lines.map((line, index) => (
        <span key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </span>
      ))}
      {country === "CH" ? (
        <>
          <br />
          {t("common:footer.swiss")}
        </>
      ) : null}
    </p>
  );
}

function Social({ links }: { links: Record<string, string> }) {
  const { t } = useTranslation();
  const names = Object.keys(links);
  if (!names.length) return null;
  return (
    <nav aria-labelledby="foot-social">
      <h2 id="foot-social">{t("common:footer.social")}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={links[name]} rel="me">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
