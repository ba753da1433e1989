import { addPasskey, beginPasskey } from "#app/features/people/accounts/passkeys/add-passkey.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { confirmAddress } from "../accounts/confirm-address.ts";
import { PERSON } from "../person.ts";
import { PasskeyDevice } from "./passkey-device.ts";

/** @returns the device that holds it; 0 for one that does not count */
export async function withPasskey(
  ctx: UserContext,
  name = "Laptop",
  counter = 0,
  password = PERSON.password,
): Promise<PasskeyDevice> {
  await confirmAddress(ctx);
  const device = new PasskeyDevice(ctx.platform.env.appUrl);
  device.counter = counter;
  await addPasskey(ctx, device.create(await beginPasskey(ctx, { password })), name);
  return device;
}

export function idOf(device: PasskeyDevice): string {
  return device.id.toString("base64url");
}
