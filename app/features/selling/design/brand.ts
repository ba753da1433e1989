import type { LogoImage } from "./logo.ts";

/** What clients see a business by, besides its name. */
export interface Brand {
  /** `#rrggbb`, or empty. */
  accent: string;
  logo: LogoImage | null;
  showsMadeWith: boolean;
}
