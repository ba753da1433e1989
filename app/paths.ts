import type { Period } from "#app/features/subscriptions/subscription.ts";
import type { Locale } from "#app/platform/locale.ts";

/** Every link we print. */
export const paths = {
  home: "/",
  login: "/login",
  loginFor: (redirectTo: string) => `/login${query({ redirectTo })}`,
  loginCode: (redirectTo: string) =>
    redirectTo ? `/login/code?redirectTo=${encodeURIComponent(redirectTo)}` : "/login/code",
  logout: "/logout",
  register: "/register",
  registerFor: (redirectTo: string) => `/register${query({ redirectTo })}`,
  language: "/language",
  verifyEmail: "/verify-email",
  resendVerification: "/resend-verification",
  dismissVerification: "/dismiss-verification",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  dashboard: "/dashboard",
  upgraded: (outcome: "success" | "cancelled") => `/dashboard?upgrade=${outcome}`,
  profile: "/profile",
  myData: "/profile/data",
  deleteAccount: "/profile/delete",
  changePassword: "/profile/password",
  changeEmail: "/profile/email",
  twoStep: "/profile/two-step",
  recoveryCodes: "/profile/two-step/recovery-codes",
  twoStepOff: "/profile/two-step/off",
  design: "/profile/design",
  designSample: "/profile/design/sample",
  designLogo: "/profile/design/logo",
  removeLogo: "/profile/design/logo/remove",
  apiKeys: "/profile/api-keys",
  createApiKey: "/profile/api-keys/create",
  revokeApiKey: (id: string) => `/profile/api-keys/${encodeURIComponent(id)}/revoke`,
  logo: (sha256: string) => `/logo/${encodeURIComponent(sha256)}`,
  endSession: (id: string) => `/profile/sessions/${encodeURIComponent(id)}/end`,
  endOtherSessions: "/profile/sessions/end-others",
  checkout: (period: Period) => `/checkout?period=${period}`,
  paymentSuccess: "/payment/success",
  paymentCancelled: "/payment/cancelled",
  subscriptionPortal: "/profile/subscription/portal",
  cancelSubscription: "/profile/subscription/cancel",
  resumeSubscription: "/profile/subscription/resume",
  switchToYearly: "/profile/subscription/switch-to-yearly",
  syncSubscription: "/profile/subscription/sync",
  invoices: "/invoices",
  selectedPdf: "/invoices/pdf",
  markSelectedPaid: (redirectTo: string) =>
    `/invoices/mark-paid?redirectTo=${encodeURIComponent(redirectTo)}`,
  createInvoice: "/invoice/create",
  pricing: "/pricing",
  features: "/features",
  help: "/help",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  imprint: "/imprint",
  cookieSettings: "/cookie-settings",
  cookieSettingsFor: (redirectTo: string) => `/cookie-settings${query({ redirectTo })}`,
  acceptAllCookies: "/cookie-settings/accept-all",
  onlyEssentialCookies: "/cookie-settings/only-essential",
  exportData: "/export",
  exportFile: (query: string) => `/export/file?${query}`,
  apiInfo: "/api",
  openApi: "/api/v1/openapi.json",
  createInvoiceFor: (clientId: string) => `/invoice/create?client=${encodeURIComponent(clientId)}`,
  previewSlip: "/invoice/preview",
  freeReference: "/invoice/reference",
  invoice: (id: string) => `/invoice/${encodeURIComponent(id)}`,
  editInvoice: (id: string) => `/invoice/edit/${encodeURIComponent(id)}`,
  duplicateInvoice: (id: string) => `/invoice/${encodeURIComponent(id)}/duplicate`,
  deleteInvoice: (id: string) => `/invoice/${encodeURIComponent(id)}/delete`,
  invoicePdf: (id: string, language?: Locale) =>
    `/invoice/${encodeURIComponent(id)}/pdf${language ? `?language=${language}` : ""}`,
  sendInvoice: (id: string) => `/invoice/${encodeURIComponent(id)}/send`,
  markSent: (id: string) => `/invoice/${encodeURIComponent(id)}/mark-sent`,
  markPaid: (id: string) => `/invoice/${encodeURIComponent(id)}/mark-paid`,
  markUnpaid: (id: string) => `/invoice/${encodeURIComponent(id)}/mark-unpaid`,
  markOverdue: (id: string) => `/invoice/${encodeURIComponent(id)}/mark-overdue`,
  cancelInvoice: (id: string) => `/invoice/${encodeURIComponent(id)}/cancel`,
  clients: "/clients",
  clientsPage: (search: string, page: number) => `/clients${query({ q: search, page: pageNumber(page) })}`,
  clientOptions: (search: string) => `/clients/options${query({ q: search })}`,
  createClient: "/clients/create",
  client: (id: string) => `/clients/${encodeURIComponent(id)}`,
  clientPage: (id: string, page: number) =>
    `/clients/${encodeURIComponent(id)}${query({ page: pageNumber(page) })}`,
  editClient: (id: string) => `/clients/${encodeURIComponent(id)}/edit`,
  deleteClient: (id: string) => `/clients/${encodeURIComponent(id)}/delete`,
  postalCode: (code: string) => `/postal-code/${encodeURIComponent(code)}`,
};

/** The first page is the address without a number. */
function pageNumber(page: number): string {
  return page > 1 ? String(page) : "";
}

/** `?q=…&page=2`, without what is empty. */
function query(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  return given.length ? `?${new URLSearchParams(given).toString()}` : "";
}
