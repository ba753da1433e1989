/** The role of a seat in a business. What each may do is said in features/people/seats/rights.ts. */
export type Role = "owner" | "member" | "accountant" | "writer";

export interface SeatRights {
  role: Role | null;
  /** Only of an accountant do they count. */
  ticked?: readonly string[] | undefined;
}
