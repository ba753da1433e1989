/** Each screen takes loader and action from screens/admin/desk.server.ts, which opens them to operators only. */
export const DESK = {
  admin: "screens/admin/health.tsx",
  "admin/accounts": "screens/admin/accounts/list.tsx",
  "admin/accounts/:id": "screens/admin/accounts/detail.tsx",
  "admin/accounts/:id/plan": "screens/admin/accounts/plan.tsx",
  "admin/accounts/:id/disable": "screens/admin/accounts/disable.tsx",
  "admin/accounts/:id/enable": "screens/admin/accounts/enable.tsx",
  "admin/accounts/:id/end-sessions": "screens/admin/accounts/end-sessions.tsx",
  "admin/accounts/:id/remove-second-step": "screens/admin/accounts/remove-second-step.tsx",
  "admin/accounts/:id/resend/:mail": "screens/admin/accounts/resend.tsx",
  "admin/jobs": "screens/admin/jobs/list.tsx",
  "admin/jobs/:id/retry": "screens/admin/jobs/retry.tsx",
  "admin/jobs/:id/drop": "screens/admin/jobs/drop.tsx",
  "admin/log": "screens/admin/log.tsx",
};
