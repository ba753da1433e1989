import type { Locale } from "#app/platform/locale.ts";

/** Every link we print. */
export const paths = {
  home: "/",
  login: "/login",
  loginCode: (redirectTo: string) =>
    redirectTo ? `/login/code?redirectTo=${encodeURIComponent(redirectTo)}` : "/login/code",
  logout: "/logout",
  register: "/register",
  language: "/language",
  verifyEmail: "/verify-email",
  resendVerification: "/resend-verification",
  dismissVerification: "/dismiss-verification",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  dashboard: "/dashboard",
  profile: "/profile",
  myData: "/profile/data",
  deleteAccount: "/profile/delete",
  changePassword: "/profile/password",
  changeEmail: "/profile/email",
  twoStep: "/profile/two-step",
  recoveryCodes: "/profile/two-step/recovery-codes",
  twoStepOff: "/profile/two-step/off",
  endSession: (id: string) => `/profile/sessions/${encodeURIComponent(id)}/end`,
  endOtherSessions: "/profile/sessions/end-others",
  invoices: "/invoices",
  selectedPdf: "/invoices/pdf",
  createInvoice: "/invoice/create",
  pricing: "/pricing",
  invoice: (id: string) => `/invoice/${encodeURIComponent(id)}`,
  invoicePdf: (id: string, language?: Locale) =>
    `/invoice/${encodeURIComponent(id)}/pdf${language ? `?language=${language}` : ""}`,
  postalCode: (code: string) => `/postal-code/${encodeURIComponent(code)}`,
};
