/** What a message may be about (rule 12). */
export const CONTACT_SUBJECTS = ["general", "technical", "billing", "feature", "bug"] as const;

/** Longest inputs of the form. */
export const CONTACT_CAPS = { fullName: 100, message: 5000 };
