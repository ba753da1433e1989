import type { WithTrustedTypes } from "#app/platform/http/trusted-types.ts";

const pages = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy("own-page", {
  createHTML: (text) => text,
});

/** A page of this site, whose scripts stay dead. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(pages?.createHTML?.(html) ?? html, "text/html");
}
