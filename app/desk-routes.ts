import { route, type RouteConfigEntry } from "@remix-run/route-config";

/** Each screen takes loader and action from screens/admin/desk.server.ts, which opens them to operators only. */
export const deskRoutes: RouteConfigEntry[] = [
  route("admin", "screens/admin/health.tsx"),
  route("admin/accounts", "screens/admin/accounts/list.tsx"),
  route("admin/accounts/:id", "screens/admin/accounts/detail.tsx"),
  route("admin/accounts/:id/plan", "screens/admin/accounts/plan.tsx"),
  route("admin/accounts/:id/disable", "screens/admin/accounts/disable.tsx"),
  route("admin/accounts/:id/enable", "screens/admin/accounts/enable.tsx"),
  route("admin/accounts/:id/end-sessions", "screens/admin/accounts/end-sessions.tsx"),
  route("admin/accounts/:id/remove-second-step", "screens/admin/accounts/remove-second-step.tsx"),
  route("admin/accounts/:id/resend/:mail", "screens/admin/accounts/resend.tsx"),
  route("admin/jobs", "screens/admin/jobs/list.tsx"),
  route("admin/jobs/:id/retry", "screens/admin/jobs/retry.tsx"),
  route("admin/jobs/:id/drop", "screens/admin/jobs/drop.tsx"),
  route("admin/log", "screens/admin/log.tsx"),
];
