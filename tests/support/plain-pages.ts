/** The pages to read, which come without the framework's scripts and are in the sitemap. */
export const PLAIN_PAGES = [
  "/",
  "/pricing",
  "/features",
  "/api",
  "/help",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
  "/imprint",
];
