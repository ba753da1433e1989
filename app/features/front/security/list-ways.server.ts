import { isPasskeyPlace, listPasskeys } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { providerName } from "#app/features/people/accounts/provider/provider.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { WayName } from "./ways.ts";

export interface OpenWay {
  id: string;
  way: WayName;
  /** Tells this one from others of its kind; empty where there is only one. */
  name: string;
  /** Who made it; empty where nobody knows, or where the person can be the only one. */
  by: string;
  /** ISO UTC */
  madeAt: string | null;
  lastUsedAt: string | null;
  /** The page that ends or changes it; empty where the person may not. */
  to: string;
  verb: "end" | "change";
}

/** What the person signs in with. */
export async function listSignInWays(ctx: UserContext): Promise<OpenWay[]> {
  const person = await ctx.db
    .selectFrom("users")
    .select("totp_enabled_at")
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  const at = person.totp_enabled_at;
  const codes = at ? await recoveryCodes(ctx) : 0;
  const passkeys = isPasskeyPlace(ctx) ? await listPasskeys(ctx) : [];
  return [
    own({ id: "password", way: "password", to: paths.changePassword, verb: "change" }),
    ...passkeys.map(({ id, name, createdAt: madeAt, lastUsedAt }) =>
      own({ id, way: "passkey", name, madeAt, lastUsedAt, to: paths.removePasskey(id) }),
    ),
    ...(at ? [own({ id: "second_step", way: "second_step", madeAt: at, to: paths.twoStepOff })] : []),
    ...(codes > 0
      ? [
          own({
            id: "recovery_code",
            way: "recovery_code",
            name: String(codes),
            to: paths.recoveryCodes,
            verb: "change",
          }),
        ]
      : []),
    ...(await identities(ctx)),
  ];
}

export function own(way: Pick<OpenWay, "id" | "way" | "to"> & Partial<OpenWay>): OpenWay {
  return { name: "", by: "", madeAt: null, lastUsedAt: null, verb: "end", ...way };
}

async function recoveryCodes({ db, user }: UserContext): Promise<number> {
  const codes = db.selectFrom("recovery_codes").select("id").where("user_id", "=", user.id);
  return (await codes.execute()).length;
}

async function identities(ctx: UserContext): Promise<OpenWay[]> {
  const rows = await ctx.db
    .selectFrom("identities")
    .select(["id", "issuer", "email", "created_at", "last_used_at"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("id")
    .execute();
  const { OIDC_ISSUER = "" } = ctx.platform.env;
  return rows.map(({ id, issuer, email, created_at: madeAt, last_used_at: lastUsedAt }) => {
    const isOwn = [OIDC_ISSUER, `${OIDC_ISSUER}/`].includes(issuer);
    const name = [isOwn ? providerName(ctx) : issuer, email].filter(Boolean).join(", ");
    const to = isOwn ? paths.disconnectIdentity : "";
    return own({ id, way: "provider_connection", name, madeAt, lastUsedAt, to });
  });
}
