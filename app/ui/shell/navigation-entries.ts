/** The pages that belong to each entry of the navigation. */
const ENTRIES = {
  dashboard: /^\/(dashboard|start|export|import)\b/,
  invoices: /^\/(invoices?|templates|recurring|catalogue|reminders|shortcuts)\b/,
  offers: /^\/offers\b/,
  payments: /^\/(payments|expenses|tax)\b/,
  clients: /^\/clients\b/,
  desk: /^\/admin\b/,
  profile: /^\/(profile|checkout|payment)\b/,
};

export type NavigationEntry = keyof typeof ENTRIES;

export function isIn(entry: NavigationEntry, pathname: string): boolean {
  return ENTRIES[entry].test(pathname);
}
