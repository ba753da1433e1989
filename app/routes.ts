import { index, prefix, route, type RouteConfig } from "@remix-run/route-config";

/** Every URL of the product: screens first, then the JSON API. */
export default [
  index("screens/home.tsx"),
  route("login", "screens/login.tsx"),
  route("logout", "screens/logout.tsx"),
  route("register", "screens/register.tsx"),
  route("language", "screens/language.tsx"),
  route("verify-email", "screens/verify-email.tsx"),
  route("resend-verification", "screens/resend-verification.tsx"),
  route("dashboard", "screens/dashboard.tsx"),
  route("profile", "screens/profile.tsx"),
  route("invoices", "screens/invoices/list.tsx"),
  route("invoices/pdf", "screens/invoices/selected-pdf.tsx"),
  route("invoice/create", "screens/invoices/create.tsx"),
  route("invoice/:id", "screens/invoices/detail.tsx"),
  route("invoice/:id/pdf", "screens/invoices/pdf.tsx"),
  route("postal-code/:code", "screens/postal-code.tsx"),
  ...prefix("api", [
    route("auth/login", "api/auth/login.ts"),
    route("auth/register", "api/auth/register.ts"),
    route("auth/verify-email", "api/auth/verify-email.ts"),
    route("auth/resend-verification", "api/auth/resend-verification.ts"),
    route("user/profile", "api/user/profile.ts"),
    route("invoices", "api/invoices/index.ts"),
    route("invoices/:id", "api/invoices/invoice.ts"),
    route("invoices/:id/pdf", "api/invoices/pdf.ts"),
    route("*", "api/not-found.ts"),
  ]),
  route("*", "screens/unknown.tsx"),
] satisfies RouteConfig;
