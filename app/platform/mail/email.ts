export interface Email {
  /** Stable for one message, so that a repeat is recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Name shown before our address; ours by default. */
  fromName?: string;
  /** Left out of the system's own messages: replies to them go to support. */
  replyTo?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /**
   * Resolves when the server has accepted the message (or the file is written).
   * @throws PermanentFailure when it never will, UncertainDelivery when nobody knows; any other error: certainly not
   * yet
   */
  send(email: Email): Promise<void>;
  /** True when e-mails only become files in the outbox. */
  readonly isOutbox: boolean;
  /** Closes idle connections to the mail server. */
  close(): void;
}
