import { shadesOf } from "#app/features/selling/design/accent.ts";
import type { Brand } from "#app/features/selling/design/brand.ts";
import type { Letterhead } from "#app/platform/mail/client-email.ts";
import type { Attachment } from "#app/platform/mail/email.ts";

/** Ink on paper, where the business has chosen no colour. */
const INK = {
  day: { text: "#171613", fill: "#171613", onFill: "#ffffff" },
  night: { text: "#f3f1ec", fill: "#f3f1ec", onFill: "#171613" },
};

const LOGO_CID = "logo@rappen";

export function letterhead(name: string, { accent, logo }: Brand): Letterhead {
  const picture = logo && { cid: LOGO_CID, width: logo.width, height: logo.height };
  return { name, ...(accent ? shadesOf(accent) : INK), picture };
}

/** They travel with the e-mail, because most readers load nothing from elsewhere. */
export function pictures({ logo }: Brand): Attachment[] {
  if (!logo) return [];
  const { type, bytes } = logo;
  const filename = type === "image/png" ? "logo.png" : "logo.jpg";
  return [{ filename, content: Buffer.from(bytes), contentType: type, cid: LOGO_CID }];
}
