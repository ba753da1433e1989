import type { Rappen } from "#app/swiss/money.ts";

/** Not due yet, up to 30, 60 and 90 days late, and longer. */
export const AGES = ["notDue", "to30", "to60", "to90", "older"] as const;

export type Age = (typeof AGES)[number];

export type AgeSums = Record<Age | "total", Rappen>;

export interface OpenOfClient extends AgeSums {
  key: string;
  /** Null where the recipient was only typed. */
  clientId: string | null;
  name: string;
}

export function ageOf(daysLate: number): Age {
  if (daysLate <= 0) return "notDue";
  if (daysLate <= 30) return "to30";
  if (daysLate <= 60) return "to60";
  return daysLate <= 90 ? "to90" : "older";
}
