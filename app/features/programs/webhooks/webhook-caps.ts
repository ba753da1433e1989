export const WEBHOOK_CAPS = { url: 500 };
