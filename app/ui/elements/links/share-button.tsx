import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ShareButtonProps {
  url?: string;
  title: string;
  /** Address of a PDF, which is handed over where the browser can do that. */
  pdf?: string;
}

/** The share sheet of a phone; a browser without one copies the link. */
export function ShareButton({ url, title, pdf }: ShareButtonProps) {
  const { t } = useTranslation();
  const text = t(pdf ? "common:share.pdf" : "common:share.link");
  return (
    <>
      <button
        type="button"
        className="button needs-scripts only-phone"
        aria-label={`${text}, ${title}`}
        data-hand-over={title}
        data-url={url}
        data-pdf={pdf}
        data-done={t("common:copy.done")}
      >
        {text}
      </button>
      <span className="visually-hidden" role="status" />
    </>
  );
}
