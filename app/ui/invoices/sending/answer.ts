import type { AttachmentSize } from "#app/features/selling/invoices/sending/attached-pdf.server.ts";
import { useRefusal } from "#app/ui/forms/form.tsx";

/** What a button of the form has found out besides the fields. */
interface Answer {
  size: AttachmentSize | null;
  testSentTo?: string;
}

export function useAnswer(): Answer | null | undefined {
  return useRefusal()?.extra as Answer | null | undefined;
}
