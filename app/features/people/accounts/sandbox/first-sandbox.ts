/** What the first test key brings, if it names no other. */
export const FIRST_SANDBOX = "Sandbox";
