import { query } from "./query.ts";

export const passkeyPaths = {
  loginPasskey: (redirectTo: string) => `/login/passkey${redirectTo ? query({ redirectTo }) : ""}`,
  loginCodePasskey: (redirectTo: string) => `/login/code/passkey${redirectTo ? query({ redirectTo }) : ""}`,
  passkeyOptions: "/login/passkey/options",
  secondStepOptions: "/login/passkey/options?step=second",
  addPasskey: "/profile/passkeys/add",
  renamePasskey: (id: string) => `/profile/passkeys/${encodeURIComponent(id)}/rename`,
  removePasskey: (id: string) => `/profile/passkeys/${encodeURIComponent(id)}/remove`,
};
