export const API_KEY_CAPS = { name: 60 };
