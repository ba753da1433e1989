/** Each screen takes loader and action from screens/admin/desk.server.ts, which opens them to operators only. */
export const DESK = {
  desk: ["admin", "screens/admin/health.tsx"],
  deskAccounts: ["admin/accounts", "screens/admin/accounts/list.tsx"],
  deskAccount: ["admin/accounts/:id", "screens/admin/accounts/detail.tsx"],
  deskPlan: ["admin/accounts/:id/plan", "screens/admin/accounts/plan.tsx"],
  disableAccount: ["admin/accounts/:id/disable", "screens/admin/accounts/disable.tsx"],
  enableAccount: ["admin/accounts/:id/enable", "screens/admin/accounts/enable.tsx"],
  endSessionsOf: ["admin/accounts/:id/end-sessions", "screens/admin/accounts/end-sessions.tsx"],
  removeSecondStep: [
    "admin/accounts/:id/remove-second-step",
    "screens/admin/accounts/remove-second-step.tsx",
  ],
  resendMailTo: ["admin/accounts/:id/resend/:mail", "screens/admin/accounts/resend.tsx"],
  deskJobs: ["admin/jobs", "screens/admin/jobs/list.tsx"],
  retryJob: ["admin/jobs/:id/retry", "screens/admin/jobs/retry.tsx"],
  dropJob: ["admin/jobs/:id/drop", "screens/admin/jobs/drop.tsx"],
  deskLog: ["admin/log", "screens/admin/log.tsx"],
} as const;
