import { type ComponentType, createContext, createElement, useContext } from "react";

/** Gives what the cells draw as HTML. */
export type DrawOnce = <Shown extends object>(cells: ComponentType<Shown>, shown: Shown) => string;

const DrawOnceContext = createContext<DrawOnce | null>(null);

/** On servers; in browsers rows are drawn like anything else. */
export const DrawOnceProvider = DrawOnceContext.Provider;

interface DrawnRowProps<Shown extends object> {
  /** Show nothing but `shown`, in the language of the page: they have no other context. */
  cells: ComponentType<Shown>;
  /** As JSON can say it. */
  shown: Shown;
  className?: string | undefined;
}

/** A row of a table. A server draws those that show the same once. */
export function DrawnRow<Shown extends object>({ cells, shown, className }: DrawnRowProps<Shown>) {
  const drawOnce = useContext(DrawOnceContext);
  if (!drawOnce) return <tr className={className}>{createElement(cells, shown)}</tr>;
  return <tr className={className} dangerouslySetInnerHTML={{ __html: drawOnce(cells, shown) }} />;
}
