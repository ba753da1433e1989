/** Of a seat in a business. What each may do is said in features/people/seats/rights.ts. */
export type Role = "owner" | "member" | "accountant" | "writer";
