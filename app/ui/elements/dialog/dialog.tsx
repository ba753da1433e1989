import { useFetcher, useLocation } from "@remix-run/react";
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { DialogProvider } from "./dialog-context.ts";
import { useTypedText } from "./typed-text.ts";
import { Icon } from "#app/ui/elements/page/icon.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

const DiscardQuestion = lazy(async () => ({
  default: (await import("./discard-question.tsx")).DiscardQuestion,
}));

interface DialogLinkProps {
  /** The page that does the same without scripts; the form in the dialog posts to it. */
  to: string;
  title: string;
  className?: string;
  label?: string;
  /** A key that opens it on pages with a list. */
  shortcut?: string;
  /** Returns to this page when done, wherever the form's own page goes. */
  stay?: boolean;
  children: ReactNode;
  content: ReactNode;
}

/** With scripts the form of `to` opens in a dialog over the current page. */
export function DialogLink(props: DialogLinkProps) {
  const { to, title, className, label, shortcut, stay, children, content } = props;
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <Link
        to={to}
        className={className}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </Link>
      {isOpen ? (
        <Dialog
          title={title}
          action={to}
          returnTo={stay ? pathname + search : ""}
          onClose={() => setOpen(false)}
        >
          {content}
        </Dialog>
      ) : null}
    </>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The link that leads away from here, if one was pressed. */
function leaderOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link && isPlainClick(event) && !link.hash && !link.target && !link.download ? link : null;
}

interface DialogProps {
  title: string;
  action: string;
  returnTo: string;
  onClose: () => void;
  children: ReactNode;
}

/** At the end of the page, so that neither a table nor a form around the link contains it. */
function Dialog({ title, action, returnTo, onClose, children }: DialogProps) {
  const { t } = useTranslation();
  const titleId = `title-of-${action}`;
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useTypedText(dialog);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const fetcher = useFetcher<Refusal | undefined>();
  const { state, data: refusal } = fetcher;
  const earlier = useRef<{ refusal: Refusal | undefined } | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // An accepted form answers with a redirect: no new refusal. The fetcher keeps an earlier one.
  useEffect(() => {
    const before = earlier.current;
    earlier.current = state === "idle" ? null : (before ?? { refusal });
    if (state === "idle" && before && before.refusal === refusal) dialog.current?.close();
  }, [state, refusal]);
  const close = () => dialog.current?.close();
  const cancel = () => (typed.isThere() ? setLeave(() => close) : close());
  const discard = () => {
    typed.forget();
    setLeave(null);
    leave?.();
  };
  /** Whatever would throw away what is typed waits for an answer. */
  const asksBefore = (event: SyntheticEvent, then: () => void) => {
    if (event.defaultPrevented || !typed.isThere()) return;
    event.preventDefault();
    event.stopPropagation();
    setLeave(() => then);
  };
  return createPortal(
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => event.target === event.currentTarget && asksBefore(event, close)}
      // A second Escape would close without `cancel`.
      onKeyDown={(event) => event.key === "Escape" && asksBefore(event, close)}
      onClickCapture={(event) => {
        const link = leaderOf(event);
        if (link) asksBefore(event, () => link.click());
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <form method="dialog" onSubmit={(event) => asksBefore(event, close)}>
          <button className="button button-quiet" aria-label={t("common:close")}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <DialogProvider value={{ fetcher, action, returnTo, close, cancel }}>{children}</DialogProvider>
      {leave ? (
        <Suspense>
          <DiscardQuestion onKeep={() => setLeave(null)} onDiscard={discard} />
        </Suspense>
      ) : null}
    </dialog>,
    document.body,
  );
}
