export type Room = "dashboard" | "invoices" | "clients" | "profile";

/** First segments of addresses, by the entry of the navigation they belong to. */
const ROOMS: Record<Room, string[]> = {
  dashboard: ["dashboard", "export", "import"],
  invoices: ["invoices", "invoice", "templates", "shortcuts"],
  clients: ["clients"],
  profile: ["profile", "checkout", "payment"],
};

const NAMES = Object.keys(ROOMS) as Room[];

/** Null: a page of no room. */
export function roomOf(pathname: string): Room | null {
  const segment = pathname.split("/")[1] ?? "";
  return NAMES.find((room) => ROOMS[room].includes(segment)) ?? null;
}
