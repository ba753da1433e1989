/** RFC 6749, 4.1.2.1 and 5.2; RFC 7591, 3.2.2; RFC 8707, 2. */
type OAuthError =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_target"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "unauthorized_client"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "access_denied"
  | "login_required";

/** Told to the client by the names of the standard; people never read it. */
export class OAuthRefusal extends Error {
  readonly error: OAuthError;

  /** @param description printable ASCII without quotes and backslashes (RFC 6749, 5.2) */
  constructor(error: OAuthError, description: string) {
    super(description);
    this.error = error;
  }
}
