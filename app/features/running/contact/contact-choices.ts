export const CONTACT_SUBJECTS = ["general", "technical", "billing", "feature", "bug"] as const;

export const CONTACT_CAPS = { fullName: 100, message: 5000 };
