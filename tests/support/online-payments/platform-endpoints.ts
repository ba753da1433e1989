import { missing } from "../fake-stripe/fake-error.ts";
import { textAt, type FormTree } from "../fake-stripe/form-body.ts";

/** A platform, and the accounts that are connected to it. */
export interface FakePlatform {
  accounts: Map<string, { id: string; object: "account"; email: string; charges_enabled: boolean }>;
  origin: string;
  newId: (prefix: string) => string;
  now: () => number;
}

type Endpoint = (platform: FakePlatform, params: FormTree, id: string) => object;

export const PLATFORM_ENDPOINTS: Record<string, Endpoint> = {
  "POST /v1/accounts": (platform, params) => {
    const id = platform.newId("acct");
    const email = textAt(params, "email") ?? "";
    const account = { id, object: "account" as const, email, charges_enabled: false };
    platform.accounts.set(id, account);
    return account;
  },
  "GET /v1/accounts/:id": (platform, _params, id) => {
    const account = platform.accounts.get(id);
    if (!account) throw missing("account", id);
    return account;
  },
  "POST /v1/account_links": (platform, params) => ({
    object: "account_link",
    created: platform.now(),
    expires_at: platform.now() + 300,
    url: `${platform.origin}/setup/${textAt(params, "account")}`,
  }),
};
