import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { findIdentity } from "../../shared/session.mjs";

/** Found once a request, for layout and page. */
export const currentUser = cache(async () => {
  const user = await findIdentity((await headers()).get("cookie"));
  if (!user) redirect("/login");
  return user;
});
