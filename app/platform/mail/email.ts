export interface Email {
  /** Stable for one message, so that a repeat is recognised. */
  id: string;
  to: string;
  /** Sees the same message, as everybody can see. */
  cc?: string;
  /** The copy has arrived with an earlier attempt: the message still names `cc`, and goes to `to` alone. */
  isCopySent?: boolean;
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
  /** Of a picture in the HTML, which shows it as `cid:` and this. */
  cid?: string;
}

export interface Mailer {
  /**
   * Resolves when the server has accepted the message for its recipient; with its reply where it refused the copy.
   * @throws PermanentFailure when it never will, UncertainDelivery when nobody knows; any other error: not yet, after
   * CopySent for its recipient alone
   */
  send(email: Email): Promise<{ copyRefused: string } | void>;
  readonly isOutbox: boolean;
  close(): void;
}
