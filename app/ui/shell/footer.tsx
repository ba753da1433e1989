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

const SHORT = ["help", "contact", "privacy", "imprint", "cookieSettings"] as const;

/** An operator may host the pages elsewhere. */
export function Footer({ isShort, ...facts }: FooterFacts & { isShort: boolean }) {
  return isShort ? (
    <DrawnOnce as="footer" className="foot is-line" inside={ShortFooter} shown={facts} />
  ) : (
    <DrawnOnce as="footer" className="foot" inside={WholeFooter} shown={facts} />
  );
}

/** One line, on pages to work with. */
function ShortFooter({ operator, links }: FooterFacts) {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <p>{operator.name || "Rappen"}</p>
      <nav aria-label={t("common:footer.group.help")}>
        <ul>
          {SHORT.map((page) => (
            <li key={page}>
              <FooterLink page={page} links={links} />
            </li>
          ))}
        </ul>
      </nav>
      {operator.country === "CH" ? <p className="foot-note">{t("common:footer.swiss")}</p> : null}
    </div>
  );
}

function WholeFooter({ operator, links, social }: FooterFacts) {
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
                <FooterLink page={page} links={links} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <Social links={social} />
    </div>
  );
}

interface FooterLinkProps {
  page: (typeof GROUPS)[keyof typeof GROUPS][number];
  links: FooterFacts["links"];
}

function FooterLink({ page, links }: FooterLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      href={links[page] ?? paths[page]}
      data-dialog={page === "cookieSettings" && !links[page] ? "cookie-settings" : undefined}
    >
      {t(`common:footer.page.${page}`)}
    </a>
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
