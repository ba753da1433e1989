export const moneyPaths = {
  gettingPaid: "/profile/getting-paid",
  accountChange: "/profile/account-change",
  discardAccount: "/profile/account-change/discard",
  accountsOfMembers: "/profile/people/accounts",
  keyForPayments: "/profile/api-keys/payments",
  onlinePayments: "/profile/online-payments",
  confirmProvider: "/profile/online-payments/confirm",
  removeProvider: "/profile/online-payments/remove",
  connectProvider: "/profile/online-payments/connect",
} as const;
