import type { ReactNode } from "react";
import { Link } from "#app/ui/elements/links/link.tsx";

interface PageHeadProps {
  title: ReactNode;
  back?: { to: string; label: string };
  flat?: boolean;
  children?: ReactNode;
}

export function PageHead({ title, back, flat, children }: PageHeadProps) {
  const link = back ? (
    <Link className="back" to={back.to}>
      {back.label}
    </Link>
  ) : null;
  return (
    <div className={flat ? "page-head is-flat" : "page-head"}>
      {flat || !link ? null : <div className="head">{link}</div>}
      <div className={flat ? "body stack is-close" : "body stack"}>
        {flat ? link : null}
        {typeof title === "string" ? <h1>{unbroken(title)}</h1> : title}
        {children}
      </div>
    </div>
  );
}

/** A number such as INV-2026-0001, which would break at its hyphens. */
const NUMBER = /((?=\S*\d)\S+-\S+)/;

/** Numbers stay on one line where they fit on one. */
export function unbroken(title: string): ReactNode {
  return title.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface BandProps {
  title?: string;
  hint?: ReactNode;
  className?: string;
  bodyClass?: string;
  children: ReactNode;
}

export function Band({ title, hint, className = "", bodyClass = "medium", children }: BandProps) {
  const Element = title ? "section" : "div";
  return (
    <Element className={`band ${className}`.trim()}>
      {title ? (
        <div className="head">
          <h2>{title}</h2>
          {hint ? <p>{hint}</p> : null}
        </div>
      ) : null}
      <div className={`body ${bodyClass}`}>{children}</div>
    </Element>
  );
}

interface PlainPageProps extends Pick<PageHeadProps, "title" | "back"> {
  bodyClass?: string;
  children: ReactNode;
}

export function PlainPage({ title, back, bodyClass, children }: PlainPageProps) {
  return (
    <>
      <PageHead title={title} back={back} />
      <Band className="is-open is-first" bodyClass={bodyClass}>
        {children}
      </Band>
    </>
  );
}
