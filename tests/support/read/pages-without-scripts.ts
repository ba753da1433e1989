/** The pages to read, which come without the framework's scripts and are in the sitemap. */
export const PAGES_WITHOUT_SCRIPTS = [
  "/",
  "/pricing",
  "/features",
  "/api",
  "/api/reference",
  "/help",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
  "/imprint",
];

/** One form each, without the framework too, and not for search engines. */
export const SIGN_IN_PAGES = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=x",
  "/login/link",
];
