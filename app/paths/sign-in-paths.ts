import { query } from "./query.ts";

export const signInPaths = {
  security: "/profile/security",
  undoChange: (id: string) => `/profile/security/${encodeURIComponent(id)}/undo`,
  loginPasskey: (redirectTo: string) => `/login/passkey${redirectTo ? query({ redirectTo }) : ""}`,
  loginCodePasskey: (redirectTo: string) => `/login/code/passkey${redirectTo ? query({ redirectTo }) : ""}`,
  passkeyOptions: "/login/passkey/options",
  secondStepOptions: "/login/passkey/options?step=second",
  loginProvider: (redirectTo: string) => `/login/provider${redirectTo ? query({ redirectTo }) : ""}`,
  providerCallback: "/login/provider/callback",
  unknownAtProvider: "/login/provider/unknown",
  connectIdentity: "/profile/provider/connect",
  disconnectIdentity: "/profile/provider/disconnect",
  addPasskey: "/profile/passkeys/add",
  renamePasskey: (id: string) => `/profile/passkeys/${encodeURIComponent(id)}/rename`,
  removePasskey: (id: string) => `/profile/passkeys/${encodeURIComponent(id)}/remove`,
};
