import { useRouteLoaderData } from "@remix-run/react";
import { Component, type ReactNode, Suspense } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Message } from "./flash.tsx";

type PanelName =
  "questions" | "stats" | "today" | "expected" | "chart" | "recent" | "history" | "sheet" | "preview";

interface PanelProps<T> {
  name: PanelName;
  data: T | null;
  children: (data: T) => ReactNode;
}

/** May fail by itself, in loading or in drawing, on the server or in the browser; the rest of the page stands. */
export function Panel<T>({ name, data, children }: PanelProps<T>) {
  const failed = <Failed name={name} />;
  if (data === null) return failed;
  // On the server a fault ends at the nearest Suspense, which shows its fallback; nothing here ever waits.
  return (
    <Boundary failed={failed} data={data}>
      <Suspense fallback={failed}>
        <Drawn data={data}>{children}</Drawn>
      </Suspense>
    </Boundary>
  );
}

/** Draws inside of the boundary, which does not catch what its owner throws. */
function Drawn<T>({ data, children }: { data: T; children: (data: T) => ReactNode }) {
  return <>{children(data)}</>;
}

function Failed({ name }: { name: PanelName }) {
  const { t } = useTranslation();
  const root = useRouteLoaderData<{ requestId: string }>("root");
  return (
    <Message tone="bad">
      {t(`errors:panel.${name}`)}
      {root ? (
        <span className="soft small"> {t("errors:page.request", { requestId: root.requestId })}</span>
      ) : null}
    </Message>
  );
}

interface BoundaryProps {
  failed: ReactNode;
  data: unknown;
  children: ReactNode;
}

/** React knows boundaries as classes only. */
class Boundary extends Component<BoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.isFailed && before.data !== this.props.data) this.setState({ isFailed: false });
  }

  override render() {
    return this.state.isFailed ? this.props.failed : this.props.children;
  }
}
