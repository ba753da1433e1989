import { createContext, redirect } from "react-router";
import { findIdentity } from "../../shared/session.mjs";

export const currentUser = createContext();

/** Found once a request, for all loaders of the page. */
export async function signedIn({ request, context }) {
  const user = await findIdentity(request.headers.get("Cookie"));
  if (!user) throw redirect("/login");
  context.set(currentUser, user);
}
