import { type ComponentType, createContext, createElement, useContext } from "react";

export type DrawOnce = <Shown extends object>(inside: ComponentType<Shown>, shown: Shown) => string;

const DrawOnceContext = createContext<DrawOnce | null>(null);

/** Provided on servers; in browsers such parts are drawn like anything else. */
export const DrawOnceProvider = DrawOnceContext.Provider;

interface DrawnOnceProps<Shown extends object> {
  as: "tr" | "header" | "footer" | "nav";
  className?: string | undefined;
  label?: string;
  /** Shows nothing but `shown`, in the language of the page: it has no other context. */
  inside: ComponentType<Shown>;
  shown: Shown;
}

/** A part of a page. A server draws those that show the same once. */
export function DrawnOnce<Shown extends object>(props: DrawnOnceProps<Shown>) {
  const { as, className, label, inside, shown } = props;
  const drawOnce = useContext(DrawOnceContext);
  const outside = { className, "aria-label": label };
  if (!drawOnce) return createElement(as, outside, createElement(inside, shown));
  return createElement(as, { ...outside, dangerouslySetInnerHTML: { __html: drawOnce(inside, shown) } });
}
