import { useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ShareButtonProps {
  url?: string;
  title: string;
  /** Address of a PDF, which is handed over where the browser can do that. */
  pdf?: string;
}

/** The share sheet of a phone; a browser without one copies the link. */
export function ShareButton({ url = "", title, pdf = "" }: ShareButtonProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const files = await filesOf(pdf, title);
    try {
      if (!files && !url) throw new Error("nothing to share");
      await navigator.share(files ? { files, title } : { url, title });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      if (url) setCopied(await isCopiedNow(url));
      else location.assign(pdf);
    }
  };
  const text = t(isCopied ? "common:copy.done" : pdf ? "common:share.pdf" : "common:share.link");
  return (
    <>
      <button
        type="button"
        className="button needs-scripts only-phone"
        aria-label={`${text}, ${title}`}
        onClick={() => void share()}
      >
        {text}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? t("common:copy.done") : null}
      </span>
    </>
  );
}

async function isCopiedNow(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Null where the browser shares no files, or the PDF cannot be had now. */
async function filesOf(pdf: string, title: string): Promise<File[] | null> {
  if (!pdf || !("canShare" in navigator)) return null;
  try {
    const response = await fetch(pdf);
    if (!response.ok) return null;
    const files = [new File([await response.blob()], `${title}.pdf`, { type: "application/pdf" })];
    return navigator.canShare({ files }) ? files : null;
  } catch {
    return null;
  }
}
