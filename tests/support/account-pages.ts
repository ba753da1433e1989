import { ACCOUNT_SCREENS } from "#app/addresses/account-screens.ts";
import { WORK_SCREENS } from "#app/addresses/work-screens.ts";
import { read } from "./source-files.ts";

/** Pages that show nothing without what their address says, or without a state that few accounts have. */
const WANT_MORE = [
  ...["/services/invoice", "/today/confirm", "/payment/success", "/seats/take-over", "/invitation"],
  ...["/profile/account-change/confirm", "/profile/online-payments/confirm", "/oauth/authorize"],
  ...["/profile/two-step/recovery-codes", "/profile/two-step/off"],
  ...["/profile/provider/connect", "/profile/provider/disconnect"],
  ...["/profile/subscription/cancel", "/profile/subscription/switch-to-yearly"],
];

/** The pages that every account has, without those of a single thing. */
export const ACCOUNT_PAGES = [...Object.values(WORK_SCREENS), ...Object.values(ACCOUNT_SCREENS)]
  .filter(([pattern, module]) => !pattern.includes(":") && read(`app/${module}`).includes("export default "))
  .map(([pattern]) => `/${pattern}`)
  .filter((path) => !WANT_MORE.includes(path));
