import { call, create } from "#app/features/programs/api-info/operations/operation.ts";
import {
  apiSignInSchema,
  emailSchema,
  registrationSchema,
  resetSchema,
  tokenSchema,
} from "#app/features/people/accounts/account.schema.ts";
import { sessionOperationsOf } from "./session-operation.ts";

const EMAIL = "anna.muster@example.ch";
const PASSWORD = "quer-durch-bern";
const SESSION = "`{user, token}`: the profile, and the bearer token of the new session";
const SENT = "`{sent: true}`, the same for unknown addresses";

export const SIGN_IN_OPERATIONS = sessionOperationsOf({ module: "public/auth", needs: "open" })({
  register: create("POST /api/auth/register", SESSION, {
    summary: "Create an account",
    description:
      "A link to confirm the address is sent. At most 20 an hour from one client. Where the operator lets only " +
      "invited people in, 403 `account.registration_closed`.",
    body: {
      schema: registrationSchema,
      example: {
        firstName: "Anna",
        lastName: "Muster",
        email: EMAIL,
        password: PASSWORD,
        acceptedTermsPrivacy: true,
        companyName: "Studio Muster",
        preferredLanguage: "de",
      },
    },
    refusals: [403, 409, 429],
  }),
  logIn: call("POST /api/auth/login", SESSION, {
    summary: "Sign in",
    description:
      "Ten wrong passwords from one client at one address, or 50 calls of any outcome from one client, are 429 " +
      "for what is left of 15 minutes. With two-step sign-in, 401 `account.code_required` asks for `code`.",
    body: { schema: apiSignInSchema, example: { email: EMAIL, password: PASSWORD } },
    refusals: [401, 429],
  }),
  verifyEmail: call("POST /api/auth/verify-email", "`{emailVerified: true}`", {
    summary: "Confirm an e-mail address",
    description: "The token is in the link that was sent. It works once, for 24 hours.",
    body: { schema: tokenSchema, example: { token: "from-the-link" } },
    refusals: [429],
  }),
  resendVerification: call("POST /api/auth/resend-verification", SENT, {
    summary: "Send the link to confirm an address again",
    body: { schema: emailSchema, example: { email: EMAIL } },
    refusals: [429],
  }),
  forgotPassword: call("POST /api/auth/forgot-password", SENT, {
    summary: "Send a link to set a new password",
    description: "The link works once, for ten minutes.",
    body: { schema: emailSchema, example: { email: EMAIL } },
    refusals: [429],
  }),
  resetPassword: {
    call: "POST /api/auth/reset-password",
    summary: "Set a new password",
    description: "Ends every session of the account.",
    body: { schema: resetSchema, example: { token: "from-the-link", password: PASSWORD } },
    answers: {
      200: "`{passwordReset: true, apiKeys}`: `none`, `kept` or `revoked`; `passkeysRemoved`, `providersRemoved`",
    },
    refusals: [429],
  },
});
