import { HOUR, MINUTE, type RateLimit } from "#app/platform/auth/rate-limit.ts";

export const accountLimits = {
  signInClient: { name: "sign_in_client", max: 50, windowMs: 15 * MINUTE },
  /** Wrong passwords of one client at one address. */
  signInGuesses: { name: "sign_in_guesses", max: 10, windowMs: 15 * MINUTE },
  signInClient56: { name: "sign_in_client_56", max: 100, windowMs: 15 * MINUTE },
  signInGuesses56: { name: "sign_in_guesses_56", max: 20, windowMs: 15 * MINUTE },
  signInClient48: { name: "sign_in_client_48", max: 200, windowMs: 15 * MINUTE },
  signInGuesses48: { name: "sign_in_guesses_48", max: 30, windowMs: 15 * MINUTE },
  /** Wrong passwords at one address, by all clients that nobody has signed in from; further ones are slowed down. */
  signInAddress: { name: "sign_in_address", max: 50, windowMs: 15 * MINUTE },
  signInLinkClient: { name: "sign_in_link_client", max: 30, windowMs: HOUR },
  signInLinkGuesses: { name: "sign_in_link_guesses", max: 5, windowMs: HOUR },
  signInLinkAddress: { name: "sign_in_link_address", max: 20, windowMs: HOUR },
  /** Answers of passkeys that were refused. */
  passkeyClient: { name: "passkey_client", max: 50, windowMs: 15 * MINUTE },
  /** Answers of a provider that were refused: each costs a request to it. */
  providerClient: { name: "provider_client", max: 100, windowMs: 15 * MINUTE },
  secondStep: { name: "second_step", max: 10, windowMs: 15 * MINUTE },
  passwordCheck: { name: "password_check", max: 10, windowMs: 15 * MINUTE },
  registerClient: { name: "register_client", max: 20, windowMs: HOUR },
  resetAddress: { name: "reset_address", max: 5, windowMs: HOUR },
  resetClient: { name: "reset_client", max: 30, windowMs: HOUR },
  /** E-mails to confirm where payments go. */
  accountLink: { name: "account_link", max: 10, windowMs: HOUR },
  linkClient: { name: "link_client", max: 60, windowMs: HOUR },
  resendAddress: { name: "resend_address", max: 5, windowMs: HOUR },
  resendClient: { name: "resend_client", max: 30, windowMs: HOUR },
} satisfies Record<string, RateLimit>;
