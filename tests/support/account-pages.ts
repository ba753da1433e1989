/** The pages that every account has, without those of a single thing. */
export const ACCOUNT_PAGES = [
  "/dashboard",
  "/invoices",
  "/invoice/create",
  "/clients",
  "/clients/create",
  "/templates",
  "/templates/create",
  "/profile",
  "/profile/design",
  "/profile/texts",
  "/profile/api-keys",
  "/profile/webhooks",
  "/export",
  "/import",
];
