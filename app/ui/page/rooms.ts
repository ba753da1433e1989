/** The pages that belong to each entry of the navigation. */
const ROOMS = {
  dashboard: /^\/(dashboard|start|export|import)\b/,
  invoices: /^\/(invoices?|templates|shortcuts)\b/,
  clients: /^\/clients\b/,
  profile: /^\/(profile|checkout|payment)\b/,
};

export type Room = keyof typeof ROOMS;

export function isIn(room: Room, pathname: string): boolean {
  return ROOMS[room].test(pathname);
}
