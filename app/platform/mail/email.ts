export interface Email {
  /** Stable for one message, so that a repeat is recognised. */
  id: string;
  /** One address, or several as `addressesOf` reads them. */
  to: string;
  /** Further recipients beside `to`: they see the same message, as everybody can see. */
  cc?: string;
  /** Who of `to` has it from an earlier attempt: named in the message, which does not go to them again. */
  delivered?: string;
  subject: string;
  text: string;
  html: string;
  fromName?: string;
  /** Left out of the system's own messages: replies to them go to support. */
  replyTo?: string;
  attachments?: Attachment[];
}

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** The id of a picture in the HTML, which shows it as `cid:` and this. */
  cid?: string;
}

export interface RefusedAddress {
  address: string;
  /** What the server said, fit to be shown; or empty. */
  reply: string;
  isForNow: boolean;
}

export interface Mailer {
  /**
   * Resolves when the server has accepted the message for at least one address, with those that it refused.
   * @throws PermanentFailure when it never will, UncertainDelivery when nobody knows; any other error: not yet
   */
  send(email: Email): Promise<RefusedAddress[] | void>;
  readonly isOutbox: boolean;
  close(): void;
}
