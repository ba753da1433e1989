export interface Email {
  /** Stable for one message, so that a repeat is recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The name before our address; ours when left out. */
  fromName?: string;
  /** Whoever the message is from. Left out of the system's own messages: answers to them go to support. */
  replyTo?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /**
   * Resolves when the server has taken the message (or the file is written).
   * @throws PermanentFailure when it never will, UncertainDelivery when nobody knows; any other error: surely not yet
   */
  send(email: Email): Promise<void>;
  /** True when e-mails only become files in the outbox. */
  readonly isOutbox: boolean;
  /** Lets go of connections to the mail server that nothing uses. */
  close(): void;
}
