export const PASSKEY_CAPS = { name: 60 };
