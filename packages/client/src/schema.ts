// Made by `npm run client` from the OpenAPI file.

import type { CallOptions, List, PreviewOptions } from "./types.ts";

/** A method for each operation: what stands in the path comes first, then the body, the query and the options. */
export interface Rappen {
  invoices: {
    /**
     * List invoices
     *
     * Whole invoices, as GET of a single one answers them. Credit notes are listed with `kind=credit_note` only.
     *
     * Scope: `invoices:read`.
     */
    list(
      query?: ListInvoicesQuery,
      options?: CallOptions,
    ): List<InvoiceList, InvoiceList["invoices"][number]>;
    /**
     * Create a draft
     *
     * `recipient` or `clientId`, and `items` or `templateId`, are needed; all else follows from profile, client and template. With `send` it is issued and sent at once; with `payment` it is issued, and all of it recorded as paid. Sends `invoice.created`, and what each act sends. On Free, three invoices a calendar month.
     *
     * Scope: `invoices:write`.
     */
    create(body: CreateInvoice, options?: CallOptions): Promise<Invoice>;
    /**
     * Create up to 100 drafts, with a result each
     *
     * Each invoice stands for itself: the answer is 200, and `results` says for each what became of it. The whole call counts once in the rate limit and has one `Idempotency-Key`.
     *
     * Scope: `invoices:write`.
     */
    createMany(body: CreateInvoices, options?: CallOptions): Promise<BulkInvoices>;
    /**
     * Download several invoices as one PDF
     *
     * One file with all pages, in the order of `ids`. An id that is not yours makes the whole call 404.
     *
     * Scope: `invoices:read`.
     */
    downloadMany(query?: DownloadInvoicesQuery, options?: CallOptions): Promise<Uint8Array>;
    /**
     * Create a draft with the same content
     *
     * Of today, with the next number, and the sender as the profile is now. What belongs to the invoice alone (payments, `externalId`) is not copied.
     *
     * Scope: `invoices:write`.
     */
    duplicate(id: string, options?: CallOptions): Promise<Invoice>;
    /**
     * Read an invoice
     *
     * Credit notes are read here, too.
     *
     * Scope: `invoices:read`.
     */
    read(id: string, query?: ReadInvoiceQuery, options?: CallOptions): Promise<Invoice>;
    /**
     * Replace a draft
     *
     * Everything is replaced: what is left out goes back to its default. Only a draft can be replaced (409 `invoice.locked`). What GET answers may be sent back. Sends `invoice.updated`.
     *
     * Scope: `invoices:write`.
     */
    update(id: string, body: UpdateInvoice, options?: CallOptions): Promise<Invoice>;
    /**
     * Change some fields of a draft
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears. `items` is replaced as a whole. Of an issued invoice only `externalId` and `metadata` can be changed. Sends `invoice.updated`.
     *
     * Scope: `invoices:write`.
     */
    patch(id: string, body: PatchInvoice, options?: CallOptions): Promise<Invoice>;
    delete(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Delete a draft, archive any other invoice
     *
     * A draft is gone; an issued invoice is kept out of sight, as the law asks. Sends `invoice.deleted`.
     *
     * Scope: `invoices:write`.
     */
    delete(id: string, options?: CallOptions): Promise<DeletedInvoice>;
    /**
     * Download the PDF
     *
     * With the Swiss payment part. An issued invoice has its stored PDF; another language makes a copy in that language. `kind` draws an order confirmation or a delivery note of it, without a payment part; a delivery note has no prices. 409 for what is cancelled and for credit notes.
     *
     * Scope: `invoices:read`.
     */
    download(id: string, query?: DownloadInvoiceQuery, options?: CallOptions): Promise<Uint8Array>;
    /**
     * Download the e-invoice that the PDF holds
     *
     * The XML by EN 16931 (UN/CEFACT CII) as the PDF of an issued invoice or credit note holds it; 404 `e_invoice.not_found` where it holds none. See `eInvoices` of the account and `eInvoice` of clients.
     *
     * Scope: `invoices:read`.
     */
    downloadXml(id: string, options?: CallOptions): Promise<Uint8Array>;
    send(id: string, body: SendInvoice, options: PreviewOptions): Promise<Preview>;
    /**
     * Send by e-mail
     *
     * E-mails the PDF; the e-mail leaves a moment later, and `delivery` says how it fared. A draft becomes `sent`, and its content is fixed. What is `sent`, `overdue` or `paid` is sent again and keeps its status; the e-mail says what was received. What is cancelled, credited, written off or deleted before the e-mail leaves is held back: `delivery` is then `failed`, with the reason as its `error`. Needs Pro and a confirmed e-mail address; at most 100 an hour and account. Sends `invoice.sent`, and `invoice.send_failed` when it cannot be delivered.
     *
     * Scope: `invoices:write`.
     */
    send(id: string, body: SendInvoice, options?: CallOptions): Promise<Invoice>;
    markSent(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Issue a draft that is posted or handed over; one already issued stays as it is
     *
     * For invoices that are posted or handed over: the content is fixed and the PDF stored. May be repeated: an invoice that is issued already is answered as it is. Sends `invoice.sent`.
     *
     * Scope: `invoices:write`.
     */
    markSent(id: string, options?: CallOptions): Promise<Invoice>;
    markPaid(id: string, body: MarkPaid, options: PreviewOptions): Promise<Preview>;
    /**
     * Book what is due as paid; an invoice already paid stays as it is
     *
     * Books what is due as paid on `paidOn`, today without it. May be repeated: an invoice that is paid is answered as it is. Sends `payment.received` and `invoice.paid`.
     *
     * Scope: `invoices:write`.
     */
    markPaid(id: string, body: MarkPaid, options?: CallOptions): Promise<Invoice>;
    markUnpaid(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Take the newest payments back; an invoice not paid stays as it is
     *
     * Takes back what settled the invoice last, so that it owes again. May be repeated: an invoice that is not paid is answered as it is. Sends `payment.reversed` and `invoice.unpaid`.
     *
     * Scope: `invoices:write`.
     */
    markUnpaid(id: string, options?: CallOptions): Promise<Invoice>;
    cancel(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Cancel; a cancelled invoice stays as it is
     *
     * Ends a draft, sent or overdue invoice; it owes nothing any more. May be repeated. An invoice with a credit note is 409: credit the rest instead. Sends `invoice.cancelled`.
     *
     * Scope: `invoices:write`.
     */
    cancel(id: string, options?: CallOptions): Promise<Invoice>;
    /**
     * Set the status; never takes a payment back
     *
     * `sent` issues a draft, `paid` books what is due, `overdue` writes down what follows from the due date, `cancelled` ends it. A status that the invoice cannot take is 409. It never takes a payment back; `mark-unpaid` does.
     *
     * Scope: `invoices:write`.
     */
    changeStatus(id: string, body: ChangeStatus, options?: CallOptions): Promise<Invoice>;
    /**
     * Create a draft for each client of a group or a list
     *
     * `group` or `clientIds`, at most 10,000 clients, and an invoice's content. Each client gets one draft. The answer is 202 with the progress while they are made, and 201 once they are; ask `Location` how far it is. The same `Idempotency-Key` and body find the same batch again, at any time. What refuses all is said before the first draft; a client whose address does not do for an invoice is one of `failed`. Sends `invoice.created` for each draft.
     *
     * Scope: `invoices:write`.
     */
    createBatch(body: CreateBatch, options?: CallOptions): Promise<Batch>;
    /**
     * Read how far the drafts of many clients are, and what became of each
     *
     * `results` has every client of the batch, by name.
     *
     * Scope: `invoices:read`.
     */
    readBatch(id: string, options?: CallOptions): Promise<Batch>;
    /**
     * Ask for a deposit on a draft
     *
     * Answers a draft with its own number and a row for each VAT rate: of a `percent` of the draft, or over an `amount`, VAT included. The draft keeps its rows until it is made the final invoice; something must be left for that. Counts as an invoice. Sends `invoice.created`.
     *
     * Scope: `invoices:write`.
     */
    makeDeposit(id: string, body: MakeDeposit, options?: CallOptions): Promise<Invoice>;
    /**
     * Make the final invoice, which deducts the deposits
     *
     * Of the draft that deposits were asked for on, or of one of these. Answers that draft, of today, with its `deductions`: issued deposits, paid or not, without what was credited of them (409 `invoice.deposit_is_draft`). May be repeated, and must be when a deposit has changed; after a final invoice that was cancelled or credited, it is a new draft. Sends `invoice.updated`.
     *
     * Scope: `invoices:write`.
     */
    makeFinal(id: string, options?: CallOptions): Promise<Invoice>;
    issueCreditNote(id: string, body: IssueCreditNote, options: PreviewOptions): Promise<Preview>;
    /**
     * Issue a credit note for an invoice, or for rows or an amount of it
     *
     * For a sent, overdue or paid invoice. `amount` is what the client pays less, VAT included: it is taken from what is left of each VAT rate. It lowers `amountDue`; what the invoice does not owe any more is the client's credit. All of an invoice at once makes a cancellation invoice. Sends `credit_note.created`.
     *
     * Scope: `invoices:write`.
     */
    issueCreditNote(id: string, body: IssueCreditNote, options?: CallOptions): Promise<Invoice>;
    withdrawCreditNote(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Withdraw a credit note that nobody has received or used
     *
     * Only while it was neither sent by e-mail nor used (409 `credit_note.used`). The invoice owes again what was credited.
     *
     * Scope: `invoices:write`.
     */
    withdrawCreditNote(id: string, options?: CallOptions): Promise<Invoice>;
    writeOff(id: string, body: WriteOff, options: PreviewOptions): Promise<Preview>;
    /**
     * Write off what is due, or part of it
     *
     * For a sent or overdue invoice. When nothing is left, it is `written_off`.
     *
     * Scope: `invoices:write`.
     */
    writeOff(id: string, body: WriteOff, options?: CallOptions): Promise<Invoice>;
    /**
     * Let an invoice owe again what was written off of it
     *
     * What is left of all write-offs of the invoice is owed again from today. The write-offs stay as they were: `allocations` gains one below 0 for each.
     *
     * Scope: `invoices:write`.
     */
    undoWriteOff(id: string, options?: CallOptions): Promise<Invoice>;
    /**
     * Comment on an invoice, ask about it or answer
     *
     * For the people of the business; the client never sees it. `question` asks one of them, who gets an e-mail: sends `question.asked`. `answers` is the id of an open question on the same document: sends `question.answered`, and another answer is then 409 `question.not_open`.
     *
     * Scope: `invoices:write`.
     */
    commentOn(id: string, body: CommentOnInvoice, options?: CallOptions): Promise<Comment>;
  };

  offers: {
    /**
     * List offers
     *
     * Whole offers, as GET of a single one answers them.
     *
     * Scope: `offers:read`.
     */
    list(query?: ListOffersQuery, options?: CallOptions): List<OfferList, OfferList["offers"][number]>;
    /**
     * Create a draft of an offer
     *
     * `recipient` or `clientId`, and `items` are needed; all else follows from profile and client. Offers count for no limit and are part of every plan.
     *
     * Scope: `offers:write`.
     */
    create(body: CreateOffer, options?: CallOptions): Promise<Offer>;
    /**
     * Read an offer
     *
     * With its link, the answer and the invoices made of it.
     *
     * Scope: `offers:read`.
     */
    read(id: string, query?: ReadOfferQuery, options?: CallOptions): Promise<Offer>;
    /**
     * Replace an offer
     *
     * Everything is replaced: what is left out goes back to its default. What was sent becomes a draft of the next `revision`, and its link ends. An accepted offer is 409 `offer.locked`.
     *
     * Scope: `offers:write`.
     */
    update(id: string, body: UpdateOffer, options?: CallOptions): Promise<Offer>;
    /**
     * Change some fields of an offer
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears. `items` is replaced as a whole. What was sent becomes a draft of the next `revision`, and its link ends; `externalId` and `metadata` alone change nothing else, in any status.
     *
     * Scope: `offers:write`.
     */
    patch(id: string, body: PatchOffer, options?: CallOptions): Promise<Offer>;
    delete(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Delete a draft of an offer
     *
     * Only a draft; everything else is 409.
     *
     * Scope: `offers:write`.
     */
    delete(id: string, options?: CallOptions): Promise<Deleted>;
    /**
     * Create a draft of an offer with the same content
     *
     * Of today, with the next number, and the sender as the profile is now.
     *
     * Scope: `offers:write`.
     */
    duplicate(id: string, options?: CallOptions): Promise<Offer>;
    /**
     * Download the PDF of an offer
     *
     * Without a payment part. An offer that was sent has its stored PDF; another language makes a copy in that language. `kind` draws an order confirmation (of an accepted offer, else 409) or a delivery note of it, which has no prices.
     *
     * Scope: `offers:read`.
     */
    download(id: string, query?: DownloadOfferQuery, options?: CallOptions): Promise<Uint8Array>;
    send(id: string, body: SendOffer, options: PreviewOptions): Promise<Preview>;
    /**
     * Send an offer by e-mail
     *
     * E-mails the PDF and the link to the offer's page; the e-mail leaves a moment later, and `delivery` says how it fared. A draft becomes `sent`. What is answered, changed or withdrawn before the e-mail leaves is held back. Needs Pro and a confirmed e-mail address; at most 100 an hour and account, invoices included. Sends `offer.send_failed` when it cannot be delivered.
     *
     * Scope: `offers:write`.
     */
    send(id: string, body: SendOffer, options?: CallOptions): Promise<Offer>;
    markOfferSent(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Make the link of an offer that you pass on yourself
     *
     * Stores the PDF and makes `publicUrl`, for offers that you hand over or whose link you pass on yourself. May be repeated: an offer that was sent is answered as it is.
     *
     * Scope: `offers:write`.
     */
    markOfferSent(id: string, options?: CallOptions): Promise<Offer>;
    accept(id: string, body: AcceptOffer, options: PreviewOptions): Promise<Preview>;
    /**
     * Record that the client has accepted
     *
     * For what was said by phone, by e-mail or on paper, also after the last day. May be repeated: an accepted offer is answered as it is. Sends `offer.accepted`.
     *
     * Scope: `offers:write`.
     */
    accept(id: string, body: AcceptOffer, options?: CallOptions): Promise<Offer>;
    decline(id: string, body: DeclineOffer, options: PreviewOptions): Promise<Preview>;
    /**
     * Record that the client has declined
     *
     * For what was said by phone, by e-mail or on paper, also after the last day. May be repeated: a declined offer is answered as it is. Sends `offer.declined`.
     *
     * Scope: `offers:write`.
     */
    decline(id: string, body: DeclineOffer, options?: CallOptions): Promise<Offer>;
    /**
     * Make an invoice of an accepted offer, of a part of it, or of the rest
     *
     * Answers the draft. `whole` has all rows; asked for again, it is the same invoice. `part` has one row for each VAT rate; all parts stay below 100 percent. `final` has all rows and deducts the parts, which must be issued (409 `offer.part_is_draft`): together they are the offer, to the Rappen. Counts as an invoice. Sends `invoice.created`.
     *
     * Scope: `offers:write`.
     */
    invoice(id: string, body: InvoiceOffer, options?: CallOptions): Promise<Invoice>;
    /**
     * Comment on an offer, ask about it or answer
     *
     * For the people of the business; the client never sees it. `question` asks one of them, who gets an e-mail: sends `question.asked`. `answers` is the id of an open question on the same document: sends `question.answered`, and another answer is then 409 `question.not_open`.
     *
     * Scope: `offers:write`.
     */
    commentOn(id: string, body: CommentOnOffer, options?: CallOptions): Promise<Comment>;
  };

  questions: {
    /**
     * List questions to people of the business
     *
     * The oldest first, without those on deleted documents.
     *
     * Scope: `account:read`.
     */
    list(
      query?: ListQuestionsQuery,
      options?: CallOptions,
    ): List<QuestionList, QuestionList["questions"][number]>;
    /**
     * Withdraw a question
     *
     * Only whoever has asked may, for others it is 404; one that is not open is 409 `question.not_open`. Sends `question.withdrawn`.
     *
     * Scope: `account:write`.
     */
    withdraw(id: string, options?: CallOptions): Promise<Question>;
  };

  expenses: {
    /**
     * Comment on an expense, ask about it or answer
     *
     * For the people of the business; the client never sees it. `question` asks one of them, who gets an e-mail: sends `question.asked`. `answers` is the id of an open question on the same document: sends `question.answered`, and another answer is then 409 `question.not_open`.
     *
     * Scope: `expenses:write`.
     */
    commentOn(id: string, body: CommentOnExpense, options?: CallOptions): Promise<Comment>;
    /**
     * List expenses by day
     *
     * The newest day first.
     *
     * Scope: `expenses:read`.
     */
    list(
      query?: ListExpensesQuery,
      options?: CallOptions,
    ): List<ExpenseList, ExpenseList["expenses"][number]>;
    /**
     * Enter an expense
     *
     * The same supplier, day and amount as another one is 409 `expense.perhaps_same`, unless `keepTwice` says that it is another expense. Sends `expense.created`.
     *
     * Scope: `expenses:write`.
     */
    create(body: CreateExpense, options?: CallOptions): Promise<Expense>;
    /**
     * Read an expense
     *
     * The expense as it is now.
     *
     * Scope: `expenses:read`.
     */
    read(id: string, options?: CallOptions): Promise<Expense>;
    /**
     * Replace an expense
     *
     * Everything is replaced: what is left out goes back to its default; the receipt stays. Sends `expense.updated`.
     *
     * Scope: `expenses:write`.
     */
    update(id: string, body: UpdateExpense, options?: CallOptions): Promise<Expense>;
    /**
     * Change some fields of an expense
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears. `rows` is replaced as a whole. Sends `expense.updated`.
     *
     * Scope: `expenses:write`.
     */
    patch(id: string, body: PatchExpense, options?: CallOptions): Promise<Expense>;
    delete(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Delete an expense
     *
     * It is kept out of sight with its receipt, as the law asks. Sends `expense.deleted`.
     *
     * Scope: `expenses:write`.
     */
    delete(id: string, options?: CallOptions): Promise<Deleted>;
    /**
     * Upload the receipt of an expense
     *
     * A JPEG, a PNG, a PDF or an e-invoice as XML (CII, UBL) of at most 10 MB; what it is follows from its content. The former receipt is kept out of sight, the same one again changes nothing. A receipt that another expense has, or the same e-invoice in another file, is 409 `expense.perhaps_same`, unless `keepTwice` says otherwise. Sends `expense.updated`.
     *
     * Scope: `expenses:write`.
     */
    uploadReceipt(
      id: string,
      file: Blob,
      query?: UploadReceiptQuery,
      options?: CallOptions,
    ): Promise<Expense>;
    /**
     * Download the receipt of an expense
     *
     * As it was uploaded. Without a receipt 404.
     *
     * Scope: `expenses:read`.
     */
    downloadReceipt(id: string, options?: CallOptions): Promise<Uint8Array>;
  };

  reminders: {
    /**
     * List an invoice's reminders
     *
     * The lowest level first.
     *
     * Scope: `reminders:read`.
     */
    list(
      id: string,
      query?: ListRemindersQuery,
      options?: CallOptions,
    ): List<ReminderList, ReminderList["reminders"][number]>;
    create(id: string, body: CreateReminder, options: PreviewOptions): Promise<Preview>;
    /**
     * Write a reminder of an overdue invoice, and send it if asked to
     *
     * For an overdue invoice that is neither disputed nor paused. With `level` each letter is written once: a second call is 409 `reminder.exists`. Without `level` the next one is written once the term of the last one is over (409 `reminder.term_running` before), and a letter written the same day is answered again with 200; nothing is written or sent twice. Without `send` the letter is for the post; with it an e-mail carries letter and invoice, at most 200 an hour and account, and `reminder.sent` is sent.
     *
     * Scope: `reminders:write`.
     */
    create(id: string, body: CreateReminder, options?: CallOptions): Promise<Reminder>;
    /**
     * Download a reminder's PDF
     *
     * The stored PDF of the letter.
     *
     * Scope: `reminders:read`.
     */
    download(id: string, rid: string, options?: CallOptions): Promise<Uint8Array>;
    /**
     * List a client's letters for several invoices
     *
     * The newest first, each with the reminders of its invoices.
     *
     * Scope: `reminders:read`.
     */
    listReminderLetters(
      id: string,
      query?: ListReminderLettersQuery,
      options?: CallOptions,
    ): List<ReminderLetterList, ReminderLetterList["letters"][number]>;
    createReminderLetters(id: string, body: CreateReminderLetters, options: PreviewOptions): Promise<Preview>;
    /**
     * Write one letter for all overdue invoices of a client, and send it if asked to
     *
     * Without `invoices` the letter is about all overdue invoices of the client, at most the 100 oldest, each at its own next level; those that are disputed, paused, promised, at the last level or within the term of their last reminder are left out and named in `leftOut`. A letter written the same day is answered again with 200; nothing is written or sent twice. With `invoices` it is about exactly these: one that has changed since its `version` refuses all with 409 `reminder_letter.changed`. Invoices that name different accounts make one letter for each account, all or none. The fee of the highest level is charged once. Without `send` the letters are for the post; with it an e-mail carries each letter, at most 200 an hour and account, and `reminder.sent` is sent for each invoice.
     *
     * Scope: `reminders:write`.
     */
    createReminderLetters(
      id: string,
      body: CreateReminderLetters,
      options?: CallOptions,
    ): Promise<ReminderLetters>;
  };

  reminderLetters: {
    /**
     * Download a letter for several invoices
     *
     * The stored PDF of the letter. `id` is that of the letter.
     *
     * Scope: `reminders:read`.
     */
    download(id: string, options?: CallOptions): Promise<Uint8Array>;
  };

  reminderSettings: {
    /**
     * Read the settings of reminders
     *
     * What counts for all invoices of the business.
     *
     * Scope: `reminders:read`.
     */
    read(options?: CallOptions): Promise<ReminderSettings>;
    /**
     * Replace the settings of reminders
     *
     * Everything is replaced: what is left out goes back to its default. A fee binds only if it was agreed in francs beforehand.
     *
     * Scope: `reminders:write`.
     */
    update(body: UpdateReminderSettings, options?: CallOptions): Promise<ReminderSettings>;
  };

  clients: {
    /**
     * List clients by name
     *
     * By name.
     *
     * Scope: `clients:read`.
     */
    list(query?: ListClientsQuery, options?: CallOptions): List<ClientList, ClientList["clients"][number]>;
    /**
     * Create a client
     *
     * Two clients may have the same name; `find-or-create` avoids that. Sends `client.created`.
     *
     * Scope: `clients:write`.
     */
    create(body: CreateClient, options?: CallOptions): Promise<Client>;
    /**
     * Find a client by name and e-mail, or create it
     *
     * Compares name (case and accents aside) and e-mail address. A client that is found is answered as it is, with 200, and a new one with 201. Calls at the same time create one client. Sends `client.created` for a new one.
     *
     * Scope: `clients:write`.
     */
    findOrCreate(body: FindOrCreateClient, options?: CallOptions): Promise<FoundClient>;
    /**
     * Read a client
     *
     * The client as it is now. Invoices keep the recipient as it was.
     *
     * Scope: `clients:read`.
     */
    read(id: string, options?: CallOptions): Promise<Client>;
    /**
     * Replace a client
     *
     * Everything is replaced: what is left out is emptied. Invoices that were written stay as they are. Sends `client.updated`.
     *
     * Scope: `clients:write`.
     */
    update(id: string, body: UpdateClient, options?: CallOptions): Promise<Client>;
    /**
     * Change some fields of a client
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears. Sends `client.updated`.
     *
     * Scope: `clients:write`.
     */
    patch(id: string, body: PatchClient, options?: CallOptions): Promise<Client>;
    delete(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Delete a client
     *
     * Its invoices stay and lose their `clientId`. Sends `client.deleted`.
     *
     * Scope: `clients:write`.
     */
    delete(id: string, options?: CallOptions): Promise<Deleted>;
    /**
     * Read when the link to all papers of a client was made
     *
     * `createdAt` is null where there is none. The link itself is answered once, when it is made.
     *
     * Scope: `clients:read`.
     */
    readClientPage(id: string, options?: CallOptions): Promise<ClientPage>;
    /**
     * Make a link to all papers of a client
     *
     * Whoever has it sees the client's issued documents, asks about them and proposes another address. `url` is answered once and not kept; the link before it opens nothing any more. Sends `client.page_made`.
     *
     * Scope: `clients:write`.
     */
    makeClientPage(id: string, options?: CallOptions): Promise<ClientPage>;
    /**
     * End the link to all papers of a client
     *
     * It opens nothing any more. Without one, nothing happens. Sends `client.page_ended`.
     *
     * Scope: `clients:write`.
     */
    endClientPage(id: string, options?: CallOptions): Promise<Deleted>;
  };

  catalogue: {
    /**
     * List the catalogue by name
     *
     * By name; without what is archived.
     *
     * Scope: `catalogue:read`.
     */
    list(
      query?: ListCatalogueQuery,
      options?: CallOptions,
    ): List<CatalogueList, CatalogueList["items"][number]>;
    /**
     * Add a product or service to the catalogue
     *
     * A number that another entry has is 422.
     *
     * Scope: `catalogue:write`.
     */
    create(body: CreateCatalogueItem, options?: CallOptions): Promise<CatalogueItem>;
    /**
     * Read a product or service
     *
     * The entry as it is now.
     *
     * Scope: `catalogue:read`.
     */
    read(id: string, options?: CallOptions): Promise<CatalogueItem>;
    /**
     * Replace a product or service
     *
     * Everything is replaced: what is left out goes back to its default.
     *
     * Scope: `catalogue:write`.
     */
    update(id: string, body: UpdateCatalogueItem, options?: CallOptions): Promise<CatalogueItem>;
    /**
     * Change some fields of a product or service
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears.
     *
     * Scope: `catalogue:write`.
     */
    patch(id: string, body: PatchCatalogueItem, options?: CallOptions): Promise<CatalogueItem>;
    delete(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Delete a product or service
     *
     * Rows of invoices stay: they have copies.
     *
     * Scope: `catalogue:write`.
     */
    delete(id: string, options?: CallOptions): Promise<Deleted>;
  };

  services: {
    /**
     * List services by day
     *
     * The newest day first, those that are invoiced among them.
     *
     * Scope: `invoices:read`.
     */
    list(
      query?: ListServicesQuery,
      options?: CallOptions,
    ): List<ServiceList, ServiceList["services"][number]>;
    /**
     * Enter a service
     *
     * What was done for a client and is to be invoiced. Sends `service.created`.
     *
     * Scope: `invoices:write`.
     */
    create(body: CreateService, options?: CallOptions): Promise<Service>;
    /**
     * Read a service
     *
     * The service as it is now.
     *
     * Scope: `invoices:read`.
     */
    read(id: string, options?: CallOptions): Promise<Service>;
    /**
     * Replace a service
     *
     * Everything is replaced: what is left out goes back to its default. One that is invoiced is 409 `service.billed`. Sends `service.updated`.
     *
     * Scope: `invoices:write`.
     */
    update(id: string, body: UpdateService, options?: CallOptions): Promise<Service>;
    /**
     * Change some fields of a service
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears. One that is invoiced is 409 `service.billed`. Sends `service.updated`.
     *
     * Scope: `invoices:write`.
     */
    patch(id: string, body: PatchService, options?: CallOptions): Promise<Service>;
    delete(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Delete a service
     *
     * One that is invoiced is 409 `service.billed`. Sends `service.deleted`.
     *
     * Scope: `invoices:write`.
     */
    delete(id: string, options?: CallOptions): Promise<Deleted>;
    /**
     * Make an invoice of a client's services
     *
     * Answers the draft. `serviceIds`, at most 500, or all that are open `until` a day; more than 500 until then are 422. `groupBy` is `service` (a row for each, with its day) or `text` (a row for each text, with all days); an invoice has at most 200 rows. A service is invoiced once: asking again for the same ones is the same invoice, and one that is invoiced elsewhere, or is not of the version in `versions`, is 409 `service.changed`. Sends `invoice.created` and `service.billed` for each. Cancelling the invoice or deleting its draft opens them again.
     *
     * Scope: `invoices:write`.
     */
    invoice(body: InvoiceServices, options?: CallOptions): Promise<Invoice>;
  };

  projects: {
    /**
     * Add up projects by their labels
     *
     * Amounts in CHF without VAT: what issued invoices charge, less credit notes; services that are to be invoiced; hours; expenses. Invoices in EUR are added up apart and are not in `result`. By label, at most the 500 most frequent ones.
     *
     * Scope: `account:read`.
     */
    list(
      query?: ListProjectsQuery,
      options?: CallOptions,
    ): List<ProjectList, ProjectList["projects"][number]>;
  };

  payments: {
    /**
     * List payments, the newest first
     *
     * In every state, unless `state` says otherwise.
     *
     * Scope: `payments:read`.
     */
    list(
      query?: ListPaymentsQuery,
      options?: CallOptions,
    ): List<PaymentList, PaymentList["payments"][number]>;
    record(body: RecordPayment, options: PreviewOptions): Promise<Preview>;
    /**
     * Record money that came in for an invoice
     *
     * For an invoice that is sent or overdue. What exceeds its `amountDue` is the client's credit. Sends `payment.received`, and `invoice.paid` or `invoice.partially_paid`.
     *
     * Scope: `payments:write`.
     */
    record(body: RecordPayment, options?: CallOptions): Promise<Payment>;
    /**
     * Read a payment
     *
     * With what it settles.
     *
     * Scope: `payments:read`.
     */
    read(id: string, query?: ReadPaymentQuery, options?: CallOptions): Promise<Payment>;
    undo(id: string, options: PreviewOptions): Promise<Preview>;
    /**
     * Take a payment back; one that the bank reported is left unassigned
     *
     * The invoices owe again. A payment by hand is `reversed`; one that the bank reported is `unassigned`. Sends `payment.reversed`, and `invoice.unpaid` for an invoice that was paid and owes again.
     *
     * Scope: `payments:write`.
     */
    undo(id: string, options?: CallOptions): Promise<Payment>;
    recordRefund(id: string, body: RecordRefund, options: PreviewOptions): Promise<Preview>;
    /**
     * Record that a client's credit was paid back
     *
     * Lowers the client's credit that is left of the payment.
     *
     * Scope: `payments:write`.
     */
    recordRefund(id: string, body: RecordRefund, options?: CallOptions): Promise<Payment>;
  };

  bankFiles: {
    /**
     * List imported bank files, the newest first
     *
     * Undone ones too.
     *
     * Scope: `payments:read`.
     */
    list(
      query?: ListBankFilesQuery,
      options?: CallOptions,
    ): List<BankFileList, BankFileList["bankFiles"][number]>;
    /**
     * Import a bank file (camt.053, camt.054, ZIP or CSV), or preview a camt.052
     *
     * An exact reference with the exact open amount is booked, everything else waits for a click. Each transaction counts once, in whichever files it stands. A file about an account that is not in the profile is 422 `bank_file.foreign_account`, and nothing is booked. A CSV file (up to 10 MB and 20,000 rows) is read as somebody confirmed on the page Payments for the same headings, and only proposed; before that it is 422 `bank_file.csv_not_mapped`. With several accounts of such files, `account` says which. A camt.052 answers 200 with `preview: true` and writes nothing. The same file again is 200. Up to 100 MB and 300 files an hour; one large file of an account at a time (503).
     *
     * Scope: `payments:write`.
     */
    import(file: Blob, query?: ImportBankFileQuery, options?: CallOptions): Promise<BankFileImport>;
    /**
     * Read an imported bank file
     *
     * With the counts of its import. Its payments are at `/payments?bank_file=`.
     *
     * Scope: `payments:read`.
     */
    read(id: string, options?: CallOptions): Promise<BankFile>;
    /**
     * Take back everything that a bank file has changed
     *
     * What was confirmed since, too. 409 `payment.refunded` while part of a payment is paid back.
     *
     * Scope: `payments:write`.
     */
    undo(id: string, options?: CallOptions): Promise<BankFile>;
  };

  series: {
    /**
     * List recurring invoices by name
     *
     * In every state; at most 200 that have not ended.
     *
     * Scope: `series:read`.
     */
    list(query?: ListSeriesQuery, options?: CallOptions): List<SeriesList, SeriesList["series"][number]>;
    /**
     * Create a recurring invoice
     *
     * Invoices are written on their dates, from the first one that is not past. Mode `send` needs Pro and a confirmed e-mail address. Sends `series.invoice_created` for each invoice.
     *
     * Scope: `series:write`.
     */
    create(body: CreateSeries, options?: CallOptions): Promise<Series>;
    /**
     * Read a recurring invoice
     *
     * With its next dates.
     *
     * Scope: `series:read`.
     */
    read(id: string, query?: ReadSeriesQuery, options?: CallOptions): Promise<Series>;
    /**
     * Replace a recurring invoice
     *
     * Everything is replaced. Invoices that were written stay.
     *
     * Scope: `series:write`.
     */
    update(id: string, body: UpdateSeries, options?: CallOptions): Promise<Series>;
    /**
     * Change some fields of a recurring invoice
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears.
     *
     * Scope: `series:write`.
     */
    patch(id: string, body: PatchSeries, options?: CallOptions): Promise<Series>;
    /**
     * End a recurring invoice; the invoices that it has written stay
     *
     * For good. The answer is the recurring invoice, `ended`.
     *
     * Scope: `series:write`.
     */
    end(id: string, options?: CallOptions): Promise<Series>;
    /**
     * Write no invoices until it is resumed
     *
     * What is due during a pause is not written.
     *
     * Scope: `series:write`.
     */
    pause(id: string, options?: CallOptions): Promise<Series>;
    /**
     * Go on after a pause, or once the reason for which it stopped is gone
     *
     * What was due during a pause is left out; what was due since it stopped by itself is made up for. 409 `series.cannot_run` while the reason for which it stopped remains.
     *
     * Scope: `series:write`.
     */
    resume(id: string, options?: CallOptions): Promise<Series>;
    /**
     * Leave out the next invoice
     *
     * Each call leaves out one more. To be safe against repeating it, send an `Idempotency-Key`.
     *
     * Scope: `series:write`.
     */
    skipNext(id: string, options?: CallOptions): Promise<Series>;
  };

  tax: {
    /**
     * List the periods of the VAT returns, the newest first
     *
     * All that have begun; a correction before what it corrects, a reconciliation before the returns of its year. Without a VAT method there is none.
     *
     * Scope: `account:read`.
     */
    listTaxPeriods(
      query?: ListTaxPeriodsQuery,
      options?: CallOptions,
    ): List<TaxPeriodList, TaxPeriodList["taxPeriods"][number]>;
    /**
     * Read a VAT return with all its figures
     *
     * A closed return is answered as it was closed, an open one from the invoices and payments as they are now.
     *
     * Scope: `account:read`.
     */
    readTaxPeriod(id: string, options?: CallOptions): Promise<TaxPeriod>;
    /**
     * Type the figures of a VAT return that only its owner knows
     *
     * By the numbers of the form, CHF, below 0 in a reconciliation alone; what is not sent stays, null makes it 0. `version` as it was read, or `If-Match`: where it has changed since, nothing is typed. With net tax rates there is no input tax to type (422). 409 `tax_period.closed` for a closed return: begin a correction.
     *
     * Scope: `account:write`.
     */
    patchTaxPeriod(id: string, body: PatchTaxPeriod, options?: CallOptions): Promise<TaxPeriod>;
    closeTaxPeriod(id: string, body: CloseTaxPeriod, options: PreviewOptions): Promise<Preview>;
    /**
     * Close a VAT return as it was read
     *
     * `hash` is that of the return that was read: where it has changed since, nothing is closed (409 `tax_period.changed`). Closing again with the same `hash` changes nothing.
     *
     * Scope: `account:write`.
     */
    closeTaxPeriod(id: string, body: CloseTaxPeriod, options?: CallOptions): Promise<TaxPeriod>;
    /**
     * Begin the correction of a closed VAT return
     *
     * A correction replaces the return with all its figures, those that were typed too. An open one is answered again. 409 `tax_period.open` where nothing is closed yet, `tax_period.reconciled` while a reconciliation of its days is open, `tax_period.no_correction` for a closed reconciliation: begin another one by `POST /tax/reconciliations/{year}/corrections`.
     *
     * Scope: `account:write`.
     */
    correctTaxPeriod(id: string, options?: CallOptions): Promise<TaxPeriod>;
    /**
     * List what stands behind a line of a VAT return, by day
     *
     * Net and VAT of a document together, per act and rate. `line` is that of a figure; all of the return where it is left out.
     *
     * Scope: `account:read`.
     */
    listTaxDocuments(
      id: string,
      query?: ListTaxDocumentsQuery,
      options?: CallOptions,
    ): List<TaxDocumentList, TaxDocumentList["documents"][number]>;
    /**
     * Download a VAT return as PDF
     *
     * In the language of the request. Of an open return it is preliminary.
     *
     * Scope: `account:read`.
     */
    downloadTaxPdf(id: string, options?: CallOptions): Promise<Uint8Array>;
    /**
     * Download a VAT return as XML for the tax administration (eCH-0217)
     *
     * For the ePortal of the Federal Tax Administration. 409 `tax_period.not_ready` until the checks are met.
     *
     * Scope: `account:read`.
     */
    downloadTaxXml(id: string, options?: CallOptions): Promise<Uint8Array>;
    /**
     * Compare the book of a year with the VAT returns that were filed
     *
     * Art. 128 VATO. Of a business year, with the returns that end in it. 404 for a year without returns.
     *
     * Scope: `account:read`.
     */
    readReconciliation(year: string, options?: CallOptions): Promise<Reconciliation>;
    /**
     * Give up the VAT return of a year's differences
     *
     * Its bookings go to the next return. 404 before it was begun, 409 `tax_period.holds_bookings` where a later return was filed that has left bookings to it.
     *
     * Scope: `account:write`.
     */
    discardReconciliation(year: string, options?: CallOptions): Promise<Reconciliation>;
    /**
     * Begin the VAT return of a year's differences
     *
     * Its return has the differences alone, what happened in the days of filed returns and is in none; 400 and 405 are what differs by the book until they are typed. Close it and take its files like those of other returns. An open one is answered again. 409 `tax_period.unreconcilable` unless `state` is `ready`.
     *
     * Scope: `account:write`.
     */
    beginReconciliation(year: string, options?: CallOptions): Promise<TaxPeriod>;
    /**
     * List how the business accounts for VAT, the newest first
     *
     * A step holds from its day until the next one. Without any the business is not registered.
     *
     * Scope: `account:read`.
     */
    listVatMethods(options?: CallOptions): List<VatMethodList, VatMethodList["methods"][number]>;
    /**
     * Say how the business accounts for VAT from a day on
     *
     * A step of the same day is replaced. 422 where a closed period, or one with typed figures, would have other days. With net tax rates `activities` are those that the tax administration approved. `registeredBefore` of the first step says whether VAT of what was supplied before it was declared elsewhere (true) or nobody was registered (false). While it is null, a return that takes back some of such a supply cannot be closed.
     *
     * Scope: `account:write`.
     */
    createVatMethod(body: CreateVatMethod, options?: CallOptions): Promise<VatMethod>;
    /**
     * Say why invoices are at 0 %, or which activity they belong to
     *
     * For 1 to 100 documents whose rows do not say it themselves; `reason`, `activity` or both. What is said after a return was closed counts from the next one on.
     *
     * Scope: `account:write`.
     */
    createTaxDecision(body: CreateTaxDecision, options?: CallOptions): Promise<TaxDecision>;
  };

  journal: {
    /**
     * List the bookings of the journal, by day
     *
     * Double-entry bookings of invoices, credit notes, payments, charges and expenses from `from` to `to`, both included; the current business year where they are left out. Bookings are only added: what is taken back stays, and another booking names it in `reverses`. What was listed once is listed for ever with the same fields; account numbers are those of the chart as it is now. 503 `journal.being_moved` for a moment after an upgrade.
     *
     * Scope: `account:read`.
     */
    list(query?: ListJournalQuery, options?: CallOptions): Promise<Journal>;
    /**
     * Book an amount by hand
     *
     * From one account to another, without VAT: what documents, payments and expenses do not say. It counts on `day` and is never changed, only taken back. On a closed day 409 `year.closed` or `journal.handed_over`, with the first open day.
     *
     * Scope: `account:write`.
     */
    createBooking(body: CreateBooking, options?: CallOptions): Promise<ManualBooking>;
    /**
     * Read a booking by hand
     *
     * Its `id` is that of the `source` of the bookings of the journal that it brought.
     *
     * Scope: `account:read`.
     */
    readBooking(id: string, options?: CallOptions): Promise<ManualBooking>;
    /**
     * Take back a booking by hand
     *
     * Adds a booking that names the first one in `reverses`: on its day while that is open, else on the first open day after it. A second time 409 `booking.taken_back`; one of the opening balances 409 `booking.of_opening`.
     *
     * Scope: `account:write`.
     */
    reverseBooking(id: string, options?: CallOptions): Promise<ManualBooking>;
    /**
     * Upload the receipt of a booking by hand
     *
     * A JPEG, a PNG, a PDF or an e-invoice as XML (CII, UBL) of at most 10 MB; what it is follows from its content. The former receipt is kept out of sight, the same one again changes nothing. A receipt that an expense has, or the same e-invoice in another file, is 409 `expense.perhaps_same`, unless `keepTwice` says otherwise; several bookings may have the same one. It may be added on closed days too.
     *
     * Scope: `account:write`.
     */
    uploadBookingReceipt(
      id: string,
      file: Blob,
      query?: UploadBookingReceiptQuery,
      options?: CallOptions,
    ): Promise<ManualBooking>;
    /**
     * Download the receipt of a booking by hand
     *
     * As it was uploaded. Without a receipt 404.
     *
     * Scope: `account:read`.
     */
    downloadBookingReceipt(id: string, options?: CallOptions): Promise<Uint8Array>;
    /**
     * Remove the receipt of a booking by hand
     *
     * It is kept out of sight, as the law asks. Without a receipt 404.
     *
     * Scope: `account:write`.
     */
    removeBookingReceipt(id: string, options?: CallOptions): Promise<ManualBooking>;
    /**
     * Hand over the journal up to a day
     *
     * Hands over all bookings whose `day` lies after the last hand-over, up to and with `to`. `to` is at most today and after the last one (422 otherwise). From then on these days are closed: what happens later counts on the first day after them, and keeps its `factDay`. A hand-over cannot be undone. Without bookings 409 `handover.empty`. The owner and every accountant with a seat are told by e-mail.
     *
     * Scope: `account:write`.
     */
    createHandover(body: CreateHandover, options?: CallOptions): Promise<Handover>;
    /**
     * List the hand-overs of the journal, the newest first
     *
     * Without their files.
     *
     * Scope: `account:read`.
     */
    listHandovers(
      query?: ListHandoversQuery,
      options?: CallOptions,
    ): List<HandoverList, HandoverList["handovers"][number]>;
    /**
     * Read a hand-over of the journal
     *
     * `sha256` can be checked by anybody: it is the SHA-256, in lower-case hexadecimal, of one text: the `sha256` of the hand-over before (nothing for the first), then the `hash` of each booking from `from` to `to`, in the order of `sequence`, with nothing between them.
     *
     * Scope: `account:read`.
     */
    readHandover(id: string, options?: CallOptions): Promise<Handover>;
    /**
     * Download the bookings of a hand-over
     *
     * `format` is `csv` where it is left out. The file is the same, byte for byte, each time: in the language and with the account numbers of the day on which it was handed over.
     *
     * Scope: `account:read`.
     */
    downloadHandover(id: string, query?: DownloadHandoverQuery, options?: CallOptions): Promise<Uint8Array>;
    /**
     * Download everything of a hand-over as one ZIP
     *
     * The journal in every format, a sheet for each account, the trial balance with opening balances, open items and their age on the last day, VAT codes, VAT returns as PDF and XML, book and returns beside one another, the list of receipts with their files, and `index.csv` with the bytes and the SHA-256 of each file. It is kept for 7 days: a download that broke off goes on by `Range` with `If-Range` and the `ETag` (206; 416 behind the end). It is made anew, with another `ETag`, once a return or a receipt of its days has changed. A large one is made in the background: 503 `handover.being_made` with `Retry-After` until it is ready.
     *
     * Scope: `account:read`.
     */
    downloadHandoverZip(id: string, options?: CallOptions): Promise<Uint8Array>;
    /**
     * List the accounts with their balances, by number
     *
     * The trial balance: what stood on each account before `from`, what was booked from `from` to `to`, both included, and what stands at the end. Accounts that share a number are one; those without booking or balance are left out. Income and costs begin each business year at 0; earlier results stand on the account of the year's result until they are booked on.
     *
     * Scope: `account:read`.
     */
    listAccounts(query?: ListAccountsQuery, options?: CallOptions): Promise<AccountBalances>;
  };

  year: {
    /**
     * Read the figures of a year
     *
     * From the bookings of its days, by agreed consideration (as invoiced) and by received (as paid), without VAT where it is deducted, and what is worth a look before it is closed. A closed year cannot change.
     *
     * Scope: `account:read`.
     */
    read(year: string, options?: CallOptions): Promise<Year>;
    /**
     * List what was booked since a year was closed
     *
     * Bookings that happened in its days or count there and were written since it was last closed, in the order of `sequence`: those that were added and those that take others back. Empty for a year that was never closed. What happened in a closed year counts on the first open `day` after it.
     *
     * Scope: `account:read`.
     */
    listYearChanges(year: string, query?: ListYearChangesQuery, options?: CallOptions): Promise<YearChanges>;
    /**
     * List the lines of a year
     *
     * As page and PDF of the year show them, in the language of the caller.
     *
     * Scope: `account:read`.
     */
    listYearLines(year: string, options?: CallOptions): Promise<YearLines>;
    /**
     * List what stands behind a line of a year
     *
     * The bookings that add up to it, by day; of what is outstanding the documents. `agreed` and `received` are those of the whole line.
     *
     * Scope: `account:read`.
     */
    readYearLine(
      year: string,
      line: string,
      query?: ReadYearLineQuery,
      options?: CallOptions,
    ): Promise<YearLine>;
    close(year: string, body: CloseYear, options: PreviewOptions): Promise<Preview>;
    /**
     * Close a year as it was read
     *
     * `hash` is that of the year that was read: where its figures or its checklist have changed since, nothing is closed (409 `year.changed`). 409 `year.not_over` before its end, `year.nothing_to_close` where nothing is booked by its end. What happens to its days later counts in the next year. Closing again with the same `hash` changes nothing.
     *
     * Scope: `account:write`.
     */
    close(year: string, body: CloseYear, options?: CallOptions): Promise<Year>;
    /**
     * Open a closed year again
     *
     * Bookings can count in its days again, but for those of a hand-over. 409 `year.not_closed` where it is open.
     *
     * Scope: `account:write`.
     */
    reopen(year: string, body: ReopenYear, options?: CallOptions): Promise<Year>;
  };

  templates: {
    /**
     * List templates by name
     *
     * By name.
     *
     * Scope: `templates:read`.
     */
    list(
      query?: ListTemplatesQuery,
      options?: CallOptions,
    ): List<TemplateList, TemplateList["templates"][number]>;
    /**
     * Create a template
     *
     * Needs Pro. A name that another template has is 422.
     *
     * Scope: `templates:write`.
     */
    create(body: CreateTemplate, options?: CallOptions): Promise<Template>;
    /**
     * Read a template
     *
     * The template as it is now.
     *
     * Scope: `templates:read`.
     */
    read(id: string, query?: ReadTemplateQuery, options?: CallOptions): Promise<Template>;
    /**
     * Replace a template
     *
     * Everything is replaced. Invoices that were started from it stay.
     *
     * Scope: `templates:write`.
     */
    update(id: string, body: UpdateTemplate, options?: CallOptions): Promise<Template>;
    /**
     * Change some fields of a template
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears.
     *
     * Scope: `templates:write`.
     */
    patch(id: string, body: PatchTemplate, options?: CallOptions): Promise<Template>;
    /**
     * Delete a template
     *
     * Invoices that were started from it stay.
     *
     * Scope: `templates:write`.
     */
    delete(id: string, options?: CallOptions): Promise<Deleted>;
  };

  webhooks: {
    /**
     * List webhooks
     *
     * Without their secrets.
     *
     * Scope: `webhooks:read`.
     */
    list(options?: CallOptions): List<WebhookList, WebhookList["webhooks"][number]>;
    /**
     * Create a webhook; its signing secret is told once. It is active unless isActive is false
     *
     * Keep the `secret` of the answer: it is told once, and every event is signed with it.
     *
     * Scope: `webhooks:write`.
     */
    create(body: CreateWebhook, options?: CallOptions): Promise<WebhookWithSecret>;
    /**
     * Read a webhook
     *
     * Without its secret.
     *
     * Scope: `webhooks:read`.
     */
    read(id: string, options?: CallOptions): Promise<Webhook>;
    /**
     * Replace address and events of a webhook; without isActive it stays on or off
     *
     * A change forgets earlier failures.
     *
     * Scope: `webhooks:write`.
     */
    update(id: string, body: UpdateWebhook, options?: CallOptions): Promise<Webhook>;
    /**
     * Change some fields of a webhook
     *
     * A merge patch (RFC 7396): fields that are not sent stay.
     *
     * Scope: `webhooks:write`.
     */
    patch(id: string, body: PatchWebhook, options?: CallOptions): Promise<Webhook>;
    /**
     * Delete a webhook
     *
     * What was not delivered yet is dropped.
     *
     * Scope: `webhooks:write`.
     */
    delete(id: string, options?: CallOptions): Promise<Deleted>;
    /**
     * Make a new signing secret; the present one signs for another 24 hours
     *
     * Keep the `secret` of the answer. For 24 hours events are signed with both secrets.
     *
     * Scope: `webhooks:write`.
     */
    rotate(id: string, options?: CallOptions): Promise<WebhookWithSecret>;
    /**
     * Send a test event of the type ping, to an inactive webhook too
     *
     * A `ping` has no data and is in no list of events. At most 60 tests and resends an hour and account.
     *
     * Scope: `webhooks:write`.
     */
    test(id: string, options?: CallOptions): Promise<Queued>;
    /**
     * List what was sent to a webhook, the newest first, with every attempt
     *
     * Kept for 30 days.
     *
     * Scope: `webhooks:read`.
     */
    listDeliveries(
      id: string,
      query?: ListDeliveriesQuery,
      options?: CallOptions,
    ): List<DeliveryList, DeliveryList["deliveries"][number]>;
    /**
     * Send a delivery again, with the same event id
     *
     * The same bytes with the same event id. At most 60 tests and resends an hour and account.
     *
     * Scope: `webhooks:write`.
     */
    resendDelivery(id: string, options?: CallOptions): Promise<Queued>;
  };

  events: {
    /**
     * List the events of the last 30 days, the newest first; several types are separated by commas
     *
     * Kept for every business on Pro that has an API key or a webhook, from then on.
     *
     * Scope: `webhooks:read`.
     */
    list(query?: ListEventsQuery, options?: CallOptions): List<EventList, EventList["events"][number]>;
    /**
     * Read an event as it was posted
     *
     * The same bytes as a webhook receives.
     *
     * Scope: `webhooks:read`.
     */
    read(id: string, options?: CallOptions): Promise<Event>;
    /**
     * Send an event again to one webhook, or to all active ones that subscribe to its type
     *
     * The same bytes with the same id. At most 600 an hour and account.
     *
     * Scope: `webhooks:write`.
     */
    replay(id: string, body: ReplayEvent, options?: CallOptions): Promise<Replayed>;
  };

  requests: {
    /**
     * List the calls of the last 30 days, the newest first
     *
     * The calls of your keys and applications below `/api/v1`, at most 10,000, with their bodies: without secrets and files, and at most 4 kB of each. They are written about a second after they are answered; a crash loses those that wait. Needs a key or connection with full access, of somebody who owns the business.
     *
     * Scope: `account:read`.
     */
    list(
      query?: ListRequestsQuery,
      options?: CallOptions,
    ): List<RequestList, RequestList["requests"][number]>;
  };

  exports: {
    /**
     * Download data as a file: format is required, and at least one part; several CSV files are a ZIP
     *
     * Needs Pro. The file is written while it is sent, so that it may be large.
     *
     * Scope: `account:read`.
     */
    exportData(query?: ExportDataQuery, options?: CallOptions): Promise<Uint8Array>;
  };

  qrBill: {
    /**
     * List the languages
     *
     * Of invoices, letters and pages.
     *
     * Any key may call it, whatever its scopes.
     */
    listLanguages(options?: CallOptions): Promise<Languages>;
    /**
     * List how a letter can be set
     *
     * For `formatting` of `generate-preview`.
     *
     * Any key may call it, whatever its scopes.
     */
    readFormattingOptions(options?: CallOptions): Promise<FormattingOptions>;
    /**
     * Judge an IBAN
     *
     * Swiss and Liechtenstein accounts only, as the QR-bill standard asks.
     *
     * Any key may call it, whatever its scopes.
     */
    validateIban(body: ValidateIban, options?: CallOptions): Promise<IbanCheck>;
    /**
     * Judge an address
     *
     * As the structured address of the QR-bill standard.
     *
     * Any key may call it, whatever its scopes.
     */
    validateAddress(body: ValidateAddress, options?: CallOptions): Promise<AddressCheck>;
    /**
     * Judge an amount
     *
     * 0.01 to 999,999,999.99 CHF.
     *
     * Any key may call it, whatever its scopes.
     */
    validateAmount(body: ValidateAmount, options?: CallOptions): Promise<AmountCheck>;
    /**
     * Judge a reference, and whether it fits the account
     *
     * QR references need a QR-IBAN, creditor references any other account.
     *
     * Any key may call it, whatever its scopes.
     */
    validateReference(body: ValidateReference, options?: CallOptions): Promise<ReferenceCheck>;
    /**
     * Judge a payment part and draw its Swiss QR Code; at most 90 a minute
     *
     * What is left out of the creditor comes from the profile. Nothing is kept.
     *
     * Any key may call it, whatever its scopes.
     */
    previewSlip(body: PreviewSlip, options?: CallOptions): Promise<SlipPreview>;
    /**
     * Make a reference that fits the account
     *
     * A QR reference for a QR-IBAN, a creditor reference for any other account. Nothing is kept.
     *
     * Any key may call it, whatever its scopes.
     */
    generateReference(body: GenerateReference, options?: CallOptions): Promise<NewReference>;
  };

  account: {
    /**
     * Read whose key this is, what it opens, and the plan with its usage
     *
     * The first call to make: it says whether the key works and what it opens.
     *
     * Any key may call it, whatever its scopes.
     */
    read(options?: CallOptions): Promise<Account>;
  };

  seats: {
    /**
     * List the person's businesses and the people of this one
     *
     * A bearer token chooses among the businesses by the header `Rappen-Business`. A key tells of its own business alone.
     *
     * Scope: `account:read`.
     */
    list(options?: CallOptions): Promise<Seats>;
  };

  profile: {
    /**
     * Read the profile
     *
     * Of the account, and of the business that the key acts for.
     *
     * Scope: `account:read`.
     */
    read(options?: CallOptions): Promise<Profile>;
    /**
     * Change the profile; what is not sent stays
     *
     * What is not sent stays: PUT is the same as PATCH here, so that nobody empties an account by mistake. Another IBAN or QR-IBAN than the present one needs a key with the scope `money:write`; without it the call is refused as a whole (403 `account.money_scope`). The first account of a business needs none.
     *
     * Scope: `account:write`.
     */
    update(body: UpdateProfile, options?: CallOptions): Promise<Profile>;
    /**
     * Change some fields of the profile
     *
     * A merge patch (RFC 7396): fields that are not sent stay, null clears. Another IBAN or QR-IBAN than the present one needs a key with the scope `money:write`; without it the call is refused as a whole (403 `account.money_scope`). The first account of a business needs none.
     *
     * Scope: `account:write`.
     */
    patch(body: PatchProfile, options?: CallOptions): Promise<Profile>;
  };

  statistics: {
    /**
     * Count invoices and sum what is open
     *
     * Of all invoices that are not archived.
     *
     * Scope: `account:read`.
     */
    read(options?: CallOptions): Promise<Statistics>;
  };

  sandboxes: {
    /**
     * List the sandboxes with their days
     *
     * Oldest first, at most ten. A test key, which stays in its own, gets 403 `sandbox.live_key_required`.
     *
     * Scope: `sandboxes:read`.
     */
    list(options?: CallOptions): List<SandboxList, SandboxList["sandboxes"][number]>;
    /**
     * Create a sandbox with a test key for it
     *
     * A copy of the business as it is now: profile, settings, design and logo, but no clients and no documents. `key`, the test key for everything in it, is told once. Names differ within a business. 409 `sandbox.too_many` for the eleventh. For a test run: create one, call with its key, delete it.
     *
     * Scope: `sandboxes:write`.
     */
    createSandbox(body: CreateSandbox, options?: CallOptions): Promise<SandboxWithKey>;
    /**
     * Read a sandbox
     *
     * With its day.
     *
     * Scope: `sandboxes:read`.
     */
    readSandbox(id: string, options?: CallOptions): Promise<Sandbox>;
    /**
     * Delete a sandbox with all that it holds
     *
     * Its test keys stop working at once, its data is removed in the background. Live data stays.
     *
     * Scope: `sandboxes:write`.
     */
    deleteSandbox(id: string, options?: CallOptions): Promise<Deleted>;
    /**
     * Move the day of a sandbox on
     *
     * As `POST /sandbox/clock` with one of its test keys.
     *
     * Scope: `sandboxes:write`.
     */
    moveClockOfSandbox(id: string, body: MoveClockOfSandbox, options?: CallOptions): Promise<SandboxClock>;
  };

  sandbox: {
    /**
     * Read the day of the sandbox, with a test key only
     *
     * A sandbox begins on the true day.
     *
     * Scope: `account:read`.
     */
    readSandboxClock(options?: CallOptions): Promise<SandboxClock>;
    /**
     * Move the day of the sandbox on, with a test key only
     *
     * Onwards only, at most five years ahead: everything that asks for today follows (due dates, interest, recurring invoices, reminders, statements, VAT methods, dates of changes), and the days go on from there. Invoices that are overdue by then are told, recurring invoices written and automatic reminders made before it answers; the rest of many follows in seconds. The day it is already changes nothing. Events, webhooks, rate limits and `Idempotency-Key` stay on the true time. Deleting the test data sets it back.
     *
     * Scope: `account:write`.
     */
    moveSandboxClock(body: MoveSandboxClock, options?: CallOptions): Promise<SandboxClock>;
    /**
     * Let a payment arrive at the bank, with a test key only
     *
     * As a bank file would report it: an exact reference with the exact open amount is booked, other payments are proposed or unassigned. The answer is the payment as `GET /payments/{id}` answers it.
     *
     * Scope: `payments:write`.
     */
    receiveTestPayment(body: ReceiveTestPayment, options?: CallOptions): Promise<Payment>;
  };
}

export type InvoiceLedgerKind =
  | "invoice"
  | "payment"
  | "interest"
  | "reminder_fee"
  | "credit_used"
  | "credit"
  | "skonto"
  | "rounding"
  | "deduction"
  | "bad_debt"
  | "lapsed"
  | "refund"
  | "reversal";

export type InvoiceNextStepAction =
  | "issue"
  | "send"
  | "confirmPayment"
  | "reviewPayment"
  | "remind"
  | "askWhetherPaid"
  | "writeOffRest"
  | "collect"
  | "refund"
  | "followUp"
  | "invoice"
  | "wait"
  | "none";

export type InvoiceNextStepReason =
  | "draft"
  | "draft_by_hand"
  | "not_delivered"
  | "not_due"
  | "paid"
  | "paid_in_series"
  | "cancelled"
  | "credited"
  | "written_off"
  | "withdrawn"
  | "payment_waiting"
  | "paid_after_write_off"
  | "payment_unclear"
  | "reminder_due"
  | "reminder_not_yet"
  | "next_reminder_not_yet"
  | "letter_waiting"
  | "letter_not_delivered"
  | "reminders_off"
  | "before_activation"
  | "client_never"
  | "below_minimum"
  | "bank_file_old"
  | "disputed"
  | "paused"
  | "promised"
  | "last_term"
  | "last_reminder"
  | "paid_short"
  | "rest_below_minimum"
  | "charges_left"
  | "note_not_sent"
  | "credit_left"
  | "note_done"
  | "answer_waiting"
  | "offer_expired"
  | "offer_lapsed"
  | "accepted"
  | "partly_invoiced"
  | "invoiced"
  | "declined";

export type ExpenseCategory =
  | "material"
  | "services"
  | "rent"
  | "vehicle"
  | "insurance"
  | "energy"
  | "office"
  | "software"
  | "advertising"
  | "other"
  | "furniture"
  | "computers";

export type SeriesStopReason =
  | "client_missing"
  | "account_missing"
  | "plan_over"
  | "vat_number_changed"
  | "vat_rates_changed"
  | "limit_reached"
  | "not_possible";

export type TaxPeriodCheckName =
  | "registeredBefore"
  | "turnoverAddsUp"
  | "zeroReasons"
  | "exchangeRates"
  | "statutoryRates"
  | "activities"
  | "technicalCodes"
  | "vatNumber"
  | "periodOver"
  | "somethingDiffers";

export type WebhookEvent =
  | "invoice.created"
  | "invoice.updated"
  | "invoice.deleted"
  | "invoice.sent"
  | "invoice.send_failed"
  | "invoice.partially_paid"
  | "invoice.paid"
  | "invoice.unpaid"
  | "invoice.overdue"
  | "invoice.cancelled"
  | "invoice.viewed"
  | "credit_note.created"
  | "credit_note.updated"
  | "credit_note.sent"
  | "credit_note.send_failed"
  | "offer.created"
  | "offer.updated"
  | "offer.deleted"
  | "offer.send_failed"
  | "offer.accepted"
  | "offer.declined"
  | "payment.created"
  | "payment.updated"
  | "payment.received"
  | "payment.reversed"
  | "series.created"
  | "series.updated"
  | "series.invoice_created"
  | "series.stopped"
  | "reminder.sent"
  | "service.created"
  | "service.updated"
  | "service.deleted"
  | "service.billed"
  | "client.created"
  | "client.updated"
  | "client.deleted"
  | "client.page_made"
  | "client.page_ended"
  | "client.change_proposed"
  | "tax_period.closed"
  | "journal.handed_over"
  | "expense.created"
  | "expense.updated"
  | "expense.deleted"
  | "template.created"
  | "template.updated"
  | "template.deleted"
  | "catalogue_item.created"
  | "catalogue_item.updated"
  | "catalogue_item.deleted"
  | "profile.updated"
  | "question.asked"
  | "question.answered"
  | "question.withdrawn"
  | "reminder.created"
  | "reminder.updated"
  | "batch.created"
  | "batch.updated"
  | "comment.created"
  | "design.updated"
  | "exchange_rate.updated"
  | "booking.created"
  | "booking.updated";

export type DeliveryListDeliveryType =
  | "invoice.created"
  | "invoice.updated"
  | "invoice.deleted"
  | "invoice.sent"
  | "invoice.send_failed"
  | "invoice.partially_paid"
  | "invoice.paid"
  | "invoice.unpaid"
  | "invoice.overdue"
  | "invoice.cancelled"
  | "invoice.viewed"
  | "credit_note.created"
  | "credit_note.updated"
  | "credit_note.sent"
  | "credit_note.send_failed"
  | "offer.created"
  | "offer.updated"
  | "offer.deleted"
  | "offer.send_failed"
  | "offer.accepted"
  | "offer.declined"
  | "payment.created"
  | "payment.updated"
  | "payment.received"
  | "payment.reversed"
  | "series.created"
  | "series.updated"
  | "series.invoice_created"
  | "series.stopped"
  | "reminder.sent"
  | "service.created"
  | "service.updated"
  | "service.deleted"
  | "service.billed"
  | "client.created"
  | "client.updated"
  | "client.deleted"
  | "client.page_made"
  | "client.page_ended"
  | "client.change_proposed"
  | "tax_period.closed"
  | "journal.handed_over"
  | "expense.created"
  | "expense.updated"
  | "expense.deleted"
  | "template.created"
  | "template.updated"
  | "template.deleted"
  | "catalogue_item.created"
  | "catalogue_item.updated"
  | "catalogue_item.deleted"
  | "profile.updated"
  | "question.asked"
  | "question.answered"
  | "question.withdrawn"
  | "reminder.created"
  | "reminder.updated"
  | "batch.created"
  | "batch.updated"
  | "comment.created"
  | "design.updated"
  | "exchange_rate.updated"
  | "booking.created"
  | "booking.updated"
  | "ping";

export type Event =
  | InvoiceCreatedEvent
  | InvoiceUpdatedEvent
  | InvoiceDeletedEvent
  | InvoiceSentEvent
  | InvoiceSendFailedEvent
  | InvoicePartiallyPaidEvent
  | InvoicePaidEvent
  | InvoiceUnpaidEvent
  | InvoiceOverdueEvent
  | InvoiceCancelledEvent
  | InvoiceViewedEvent
  | CreditNoteCreatedEvent
  | CreditNoteUpdatedEvent
  | CreditNoteSentEvent
  | CreditNoteSendFailedEvent
  | OfferCreatedEvent
  | OfferUpdatedEvent
  | OfferDeletedEvent
  | OfferSendFailedEvent
  | OfferAcceptedEvent
  | OfferDeclinedEvent
  | PaymentCreatedEvent
  | PaymentUpdatedEvent
  | PaymentReceivedEvent
  | PaymentReversedEvent
  | SeriesCreatedEvent
  | SeriesUpdatedEvent
  | SeriesInvoiceCreatedEvent
  | SeriesStoppedEvent
  | ReminderSentEvent
  | ServiceCreatedEvent
  | ServiceUpdatedEvent
  | ServiceDeletedEvent
  | ServiceBilledEvent
  | ClientCreatedEvent
  | ClientUpdatedEvent
  | ClientDeletedEvent
  | ClientPageMadeEvent
  | ClientPageEndedEvent
  | ClientChangeProposedEvent
  | TaxPeriodClosedEvent
  | JournalHandedOverEvent
  | ExpenseCreatedEvent
  | ExpenseUpdatedEvent
  | ExpenseDeletedEvent
  | TemplateCreatedEvent
  | TemplateUpdatedEvent
  | TemplateDeletedEvent
  | CatalogueItemCreatedEvent
  | CatalogueItemUpdatedEvent
  | CatalogueItemDeletedEvent
  | ProfileUpdatedEvent
  | QuestionAskedEvent
  | QuestionAnsweredEvent
  | QuestionWithdrawnEvent
  | ReminderCreatedEvent
  | ReminderUpdatedEvent
  | BatchCreatedEvent
  | BatchUpdatedEvent
  | CommentCreatedEvent
  | DesignUpdatedEvent
  | ExchangeRateUpdatedEvent
  | BookingCreatedEvent
  | BookingUpdatedEvent;

export type AccountKeyScope =
  | "invoices:read"
  | "invoices:write"
  | "offers:read"
  | "offers:write"
  | "clients:read"
  | "clients:write"
  | "catalogue:read"
  | "catalogue:write"
  | "payments:read"
  | "payments:write"
  | "expenses:read"
  | "expenses:write"
  | "series:read"
  | "series:write"
  | "reminders:read"
  | "reminders:write"
  | "templates:read"
  | "templates:write"
  | "webhooks:read"
  | "webhooks:write"
  | "account:read"
  | "account:write"
  | "sandboxes:read"
  | "sandboxes:write"
  | "money:write";

export interface InvoiceCorrects {
  /** The id of the credited invoice. */
  id: string;
  /** The number of the credited invoice. */
  invoiceNumber: string;
  /** The day on which the credited invoice was issued, YYYY-MM-DD. */
  issueDate: string;
  /** Whether all of the invoice was credited at once, which makes it a cancellation invoice. */
  isWhole: boolean;
}

export interface InvoiceDiscount {
  /** Percent, above 0 and at most 100, with at most two decimals. */
  percent?: number;
  /** CHF, at most what it is taken from. */
  amount?: number;
  /** What the discount is called on the invoice, at most 50 characters. */
  label?: string;
}

export interface InvoiceSkonto {
  /** Percent that may be deducted, with at most two decimals. */
  percent: number;
  /** Days from the day of issue in which it may be deducted. */
  days: number;
}

export interface InvoiceSenderAddress {
  /** The street, with or without the number, at most 70 characters. */
  street: string;
  /** The number of the building, at most 16 characters. */
  buildingNumber: string;
  /** The postal code; in Switzerland and Liechtenstein four digits. A country before it (`D-79761`) is taken off. */
  postalCode: string;
  /** The locality, at most 35 characters. */
  city: string;
  /** The country as its two-letter code (ISO 3166-1); usual names are understood. Left out: CH. */
  country: string;
}

export interface InvoiceSender {
  /** The name on the payment part, at most 70 characters. */
  name: string;
  /** The account to pay to, a Swiss or Liechtenstein IBAN or QR-IBAN. Left out: that of the profile. */
  iban: string;
  /** From the profile; cannot be set here. */
  email: string;
  /** From the profile; cannot be set here. */
  phone: string;
  /** The VAT number of the profile, empty without one; cannot be set here. */
  vatNumber: string;
  /** The address on the payment part. */
  address: InvoiceSenderAddress;
}

export interface InvoiceRecipient {
  /** The name of person or firm, 2 to 70 characters. */
  name: string;
  /** The contact person, at most 70 characters. */
  contact: string;
  /** The address that the invoice is sent to. */
  email: string;
  /** The telephone number, kept as +41446681800 (E.164). National numbers are read as Swiss ones. */
  phone: string;
  /** The address of the recipient. Postal code and city are needed. */
  address: InvoiceSenderAddress;
}

export interface InvoiceItem {
  /** The same as `description`, kept for older programs. Send one of them, or both alike. */
  name: string;
  /** What is charged, at most 499 characters. */
  description: string;
  /** How much, above 0 and at most 999,999, with at most two decimals; without a unit such as h or km a whole number. */
  quantity: number;
  /** The unit, such as h or km, at most 20 characters; empty for pieces. */
  unit: string;
  /** The price of one unit in CHF, not negative, with at most two decimals; `pricesIncludeVat` says whether with VAT. */
  unitPrice: number;
  /** The VAT rate in percent, 0 to 100 with at most one decimal, such as 8.1. */
  vatRate: number;
  /** Why VAT is at 0 %: `export` (or otherwise exempt, Art. 23 of the VAT act), `abroad` (place of supply, Art. 7 and 8) or `exempt` (Art. 21). Null: not said yet. A rate above 0 keeps none. */
  zeroRateReason: "export" | "abroad" | "exempt" | null;
  /** A discount on this row: `percent` or `amount`, not both. Null takes it away. */
  discount?: InvoiceDiscount;
  /** More about the row, printed smaller below it, at most 500 characters. */
  details?: string;
  /** The amount of the row in CHF, after its discount, rounded to the Rappen. */
  total: number;
}

export interface InvoiceDeposit {
  /** The id of the draft that the deposit is asked for on; null for a part of an offer. */
  of: string | null;
  /** Its share in percent; null where an amount was asked for. */
  percent: number | null;
}

export interface InvoiceDeductionVat {
  /** The VAT rate in percent. */
  rate: number;
  /** The amount without VAT in CHF. */
  net: number;
  /** The VAT in CHF. */
  amount: number;
}

export interface InvoiceDeduction {
  /** The id of the part invoice or deposit. */
  id: string;
  /** The number of the part invoice or deposit. */
  invoiceNumber: string;
  /** The day on which it was issued, YYYY-MM-DD. */
  issueDate: string;
  /** What it charges by VAT rate, without what was credited since. */
  vat: InvoiceDeductionVat[];
}

export interface InvoiceAllocation {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** The invoice that is settled. */
  invoiceId: string;
  /** The payment that settles it; the credit note for `credit`; null where no money came in. */
  paymentId: string | null;
  /** `payment` (money for the rows), `interest` and `reminder_fee` (money for what reminders charge), `credit` (a credit note), `skonto` (a discount for early payment), `rounding` (a small difference that is let go) or `write_off`. */
  kind: "payment" | "interest" | "reminder_fee" | "credit" | "skonto" | "rounding" | "write_off";
  /** How much of the invoice it settles, in CHF; below 0 where it takes back what was let go. */
  amount: number;
  /** The day from which it counts, YYYY-MM-DD. */
  settledOn: string;
  /** The reason of a write-off, or of the one that it takes back; else left out. */
  note?: string;
  /** How it is spread over the VAT rates, as it was recorded. Left out for interest, for fees without VAT, and for money of older versions. */
  vat?: InvoiceDeductionVat[];
  /** Of what was let go and is owed or paid after all: the allocation that it takes back, all or in part; else left out. */
  takesBack?: string;
  /** With `expand=invoice` only: the whole record of `invoiceId`; null when there is none. */
  invoice?: Invoice | null;
}

export interface InvoiceLedger {
  /** The day of the entry, YYYY-MM-DD. */
  day: string;
  /** `charge` (it owes more) or `settlement` (it owes less). */
  type: "charge" | "settlement";
  /** Of a charge `invoice` (its rows), `interest` or `reminder_fee` (claimed by a reminder); of a settlement `payment`, `interest` or `reminder_fee` (money for these), `credit_used` (the client's credit), `credit` (a credit note), `skonto`, `rounding`, `deduction` (a rest that was let go), `bad_debt` (the invoice is written off), `lapsed` (interest or fee of a reminder that came after the money), or, with an amount below 0, `refund` or `reversal`: money that a payment provider or the bank took back. What was let go and taken back again, and a credit note that was withdrawn, is an entry of the same kind with an amount below 0. */
  kind: InvoiceLedgerKind;
  /** How much is charged or settled, in CHF. */
  amount: number;
  /** What is owed after it, in CHF. */
  balance: number;
  /** The payment or credit note that settles it; left out where no money came in. */
  paymentId?: string;
  /** The reminder that charges it; else left out. */
  reminderId?: string;
  /** How it is spread over the VAT rates, where that is fixed; else left out. */
  vat?: InvoiceDeductionVat[];
}

export interface InvoiceDelivery {
  /** `queued`, `sending`, `sent` (the mail server took it), `outbox` (no mail server, or a test key: nothing left), `failed`, or `uncertain` (the connection broke off; it is not repeated by itself). */
  state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
  /** The e-mail address that it went to; several are separated by a comma and a space. */
  recipient: string;
  /** As `recipient`: who received a copy; empty without. */
  cc: string;
  /** The addresses of both that did not get it and will not any more. `sent` says that at least one of `recipient` has it. */
  missed: string[];
  /** When this was so, as a UTC timestamp. */
  at: string;
  /** What the mail server said, or `deferred` or `unreachable`, or why it was held back before it left: `cancelled`, `credited`, `written_off` or `deleted`; of a reminder also `paid`, `disputed` or `less_due`; of an offer `draft_again`, `accepted`, `declined` or `expired`. `undone` when its sender took it back, and `withdrawn` for what was held back before 28 November 2026. Null when nothing went wrong. */
  error: string | null;
}

export interface InvoiceNextStep {
  /** `issue` or `send` it, `confirmPayment` that the bank reported, `reviewPayment` that fits nothing, `remind`, `askWhetherPaid`, `writeOffRest`, `collect` after the last reminder, `refund` a credit, `followUp` an offer, `invoice` it; `wait` until it comes by itself; `none`. */
  action: InvoiceNextStepAction;
  /** The day on which the step is due, or until which one waits, YYYY-MM-DD; null for now, and where no day is foreseen. */
  on: string | null;
  /** Why, as a code that stays, such as `payment_waiting`, `reminder_not_yet` or `not_due`. */
  reason: InvoiceNextStepReason;
}

export interface Invoice {
  /** The same as `id`, kept for older programs. Use `id`. */
  _id: string;
  /** Its id, a UUID. It never changes. */
  id: string;
  /** `draft`, `sent` (issued, not yet due), `overdue` (issued, and the due date is past), `paid`, `credited` (settled by credit notes alone), `written_off`, `cancelled`; of a credit note `issued` or `withdrawn`. */
  status:
    "draft" | "sent" | "paid" | "overdue" | "credited" | "written_off" | "cancelled" | "issued" | "withdrawn";
  /** `CHF`, or `EUR` where the account's `eurInvoices` is on. Left out: CHF. */
  currency: "CHF" | "EUR";
  /** What is to be paid, VAT included, in CHF. */
  total: number;
  /** The client; null when it is not a saved client. Sent alone, without `recipient`, the recipient is taken from the client. */
  clientId: string | null;
  /** `credit_note` for a credit note. An invoice does not have the field. */
  kind?: "invoice" | "credit_note";
  /** Of a credit note: the invoice that it credits. */
  corrects?: InvoiceCorrects;
  /** Of a credit note: why it was issued. */
  reason?: string;
  /** Its number. Left out: the next one. A number of one's own needs Pro, has 2 to 99 characters, and must not be taken (409). */
  invoiceNumber: string;
  /** The day of issue, YYYY-MM-DD. Left out: today in Switzerland. */
  issueDate: string;
  /** The last day for paying, YYYY-MM-DD, after `issueDate`. Left out: as many days later as the account's own payment term says, 30 at first. */
  dueDate: string;
  /** The first day of the service, YYYY-MM-DD; null when none is stated. */
  serviceFrom: string | null;
  /** The last day of the service, YYYY-MM-DD, not before `serviceFrom`; null when none is stated. */
  serviceTo: string | null;
  /** CHF for 1 EUR, with at most 5 decimals, by which turnover and VAT of an invoice in EUR count. Left out: the monthly mean rate of the account, by which its money counts where the month has one. */
  exchangeRate?: number;
  /** The language of invoice, PDF and e-mail: `en`, `de`, `fr` or `it`. Left out: the client's, else the account's. */
  language: "en" | "de" | "fr" | "it";
  /** The line above the rows, at most 100 characters. */
  subject: string;
  /** Your client's order number, at most 35 characters; printed. */
  purchaseOrder: string;
  /** The label of the project that it belongs to, at most 60 characters; printed. */
  project: string;
  /** Remarks below the rows, at most 499 characters. */
  notes: string;
  /** A discount: `percent` or `amount`, not both. That of the invoice is spread over its VAT rates. Null takes it away. */
  discount?: InvoiceDiscount;
  /** Discounts for early payment: up to two terms, the later one with less percent. They lower neither total nor VAT until they are taken. */
  skonto?: InvoiceSkonto[];
  /** True when unit prices include VAT. An invoice whose prices do not include VAT does not have the field. */
  pricesIncludeVat?: true;
  /** What the payment part says: `standard` with amount and client, `without_amount`, `without_debtor`, `donation` with neither, `notification` over 0.00 and marked as not for payment. Left out: `standard`. */
  slip: "standard" | "without_amount" | "without_debtor" | "donation" | "notification";
  /** Who issues the invoice, kept as it was. Left out: name, account and address of the profile. */
  sender: InvoiceSender;
  /** Who pays, kept as it was when the invoice was written. May be left out when `clientId` is sent. */
  recipient: InvoiceRecipient;
  /** 1 to 200 rows. */
  items: InvoiceItem[];
  /** Of a deposit, or of a part of an offer. An invoice that is neither does not have the field. */
  deposit?: InvoiceDeposit;
  /** Of a final invoice: the part invoices or deposits that it deducts. An invoice without any does not have the field. */
  deductions?: InvoiceDeduction[];
  /** The sum without VAT, after discounts, in CHF. */
  subtotal: number;
  /** The VAT by rate; each rate is computed once over its rows. */
  vat: InvoiceDeductionVat[];
  /** The sum of all discounts in CHF; only where there are any. */
  discountTotal?: number;
  /** What rounding to 5 Rappen has added (or, negative, taken off), in CHF; only where there is any. */
  rounding?: number;
  /** The VAT of all rates together, in CHF. */
  vatTotal: number;
  /** The VAT in percent of `subtotal`, over all rates. */
  vatPercent: number;
  /** `QRR` (QR reference, with a QR-IBAN), `SCOR` (creditor reference) or `NON` (none). Left out or empty: what fits the account. */
  paymentReferenceType: "QRR" | "SCOR" | "NON";
  /** The reference of the payment part. Left out: one is made from the number of the invoice, as `paymentReferenceType` says. */
  paymentReference: string;
  /** Kept for older programs; use `paymentReference`. */
  qrBill: {
    /** The same as `paymentReference`. */
    reference: string;
  };
  /** Kept for older programs; use `paymentReferenceType`. */
  qrBillOptions: {
    /** The same as `paymentReferenceType`. */
    referenceType: string;
  };
  /** What your program calls it, at most 100 characters; lists can be filtered by it. Unique within its kind where the profile says so (`uniqueExternalIds`). Null when there is none. */
  externalId: string | null;
  /** Notes of your program, never printed: an object of at most 50 texts, names of up to 40 and values of up to 500 characters. */
  metadata: Record<string, string>;
  /** The day on which the last payment came in, YYYY-MM-DD; null while it is not paid. */
  paidOn: string | null;
  /** The money that came in, in CHF; what is let go (Skonto, write-off, rounding) does not count. */
  amountPaid: number;
  /** What is still owed, in CHF. */
  amountDue: number;
  /** What settles it: parts of payments, credits, and what was let go. */
  allocations: InvoiceAllocation[];
  /** What it charges and what settles it, as it stands now: the rows first, then day by day. The last `balance` is `amountDue`; empty for what owes nothing (cancelled invoices, credit notes). */
  ledger: InvoiceLedger[];
  /** How its latest e-mail fared; null when none was sent. */
  delivery: InvoiceDelivery | null;
  /** The page that its client can open without signing in; null without one, such as of a draft. Whoever has the address can read the invoice. */
  publicUrl: string | null;
  /** Counts the changes of its content. Sent along with a change, it makes a change that somebody else made in the meantime a 409 instead of overwriting it; `If-Match` does the same with a 412. */
  version: number;
  /** When it was created, as a UTC timestamp. */
  createdAt: string;
  /** When anything in it last changed, as a UTC timestamp; payments and the state of an e-mail count too. */
  updatedAt: string;
  /** What comes next for it, as of today. Events do not have the field: it depends on the day. */
  nextStep: InvoiceNextStep;
  /** With `expand=client` only: the whole record of `clientId`; null when there is none. */
  client?: Client | null;
}

export interface InvoiceList {
  /** The invoices of this page, whole, as GET of a single one answers them. */
  invoices: Invoice[];
  /** The number of this page, from 1. */
  page: number;
  /** How many entries a page holds. */
  limit: number;
  /** How many entries the whole list has. Left out with `total=false`. */
  total?: number;
  /** Whether there are further entries: ask again with `starting_after` set to `next_cursor`. */
  has_more: boolean;
  /** What to send as `starting_after` for the next page; null on the last page. */
  next_cursor: string | null;
  /** Invoices deleted or archived since `updated_since`, the oldest first, at most 1,000; only on the first page of a list with `updated_since`. */
  deleted?: {
    /** The id of what was deleted. */
    id: string;
    /** When it was deleted, as a UTC timestamp. */
    deletedAt: string;
  }[];
  /** Whether more than 1,000 were deleted: ask again with `updated_since` set to the last `deletedAt`. */
  deleted_has_more?: boolean;
}

export interface BulkInvoicesResultErrorError {
  /** The path of the field or query parameter, such as `items[0].unitPrice`. */
  field: string;
  /** The reason in the form `noun.reason`, for programs. It never changes; see the error codes. */
  code: string;
  /** What is wrong and what is expected, in English or the language of `Accept-Language`. For people; it may change. */
  message: string;
  /** The name that was probably meant, where there is one that is near. */
  suggestion?: string;
}

export interface BulkInvoicesResultErrorExisting {
  /** What kind of record it is. */
  type: "client" | "invoice" | "credit_note" | "offer" | "expense";
  /** Its id, a UUID. It never changes. */
  id: string;
}

export interface BulkInvoicesResultError extends Pick<BulkInvoicesResultErrorError, "code" | "message"> {
  /** Every field that breaks a rule, all at once; empty when it is not about fields. */
  errors: BulkInvoicesResultErrorError[];
  /** The record that is in the way, where one is: what has the `externalId` already. */
  existing?: BulkInvoicesResultErrorExisting;
}

export interface BulkInvoicesResult {
  /** The status that this invoice would have had in a call of its own: 201, 403, 409 or 422, say. */
  status: number;
  /** The draft that was created; left out when it was refused. */
  invoice?: Invoice;
  /** Why it was refused; left out when it was created. */
  error?: BulkInvoicesResultError;
}

export interface BulkInvoices {
  /** One result for each invoice that was sent, in the same order. */
  results: BulkInvoicesResult[];
  /** How many were created. */
  created: number;
  /** How many were refused. */
  refused: number;
}

export interface BatchResult {
  /** The client; null when it is not a saved client. Sent alone, without `recipient`, the recipient is taken from the client. */
  clientId: string;
  /** The client's name when the batch began. */
  client: string;
  /** `waiting`, `drafted`, `failed`, `sent` by e-mail, `posted` (issued for the post), `unsent` or `removed`. */
  state: "waiting" | "drafted" | "failed" | "sent" | "posted" | "unsent" | "removed";
  /** The invoice; null while there is none. */
  invoiceId: string | null;
  /** Its number; null while there is none. */
  number: string | null;
  /** Its total in its own currency; null while there is none. */
  total: number | null;
  /** The code of what stood in the way; null otherwise. */
  error: string | null;
  /** The field of the invoice that it is about; null otherwise. */
  field: string | null;
}

export interface Batch {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** `running` while drafts are made, or sent or taken back in the browser; then `done`. */
  status: "running" | "done";
  /** What it does or did last: `draft`; in the browser also `send` and `undo`. */
  act: "draft" | "send" | "undo";
  /** How many clients there are. */
  total: number;
  /** For how many of them it is done. */
  done: number;
  /** For how many of them it could not be done; `results` says why. */
  failed: number;
  /** The subject, or the description of the first row. */
  name: string;
  /** The name of the group; null for a list of clients. */
  group: string | null;
  /** When it was created, as a UTC timestamp. */
  createdAt: string;
  /** One for each client, by name. */
  results: BatchResult[];
}

export interface DeletedInvoice {
  /** True: it was issued, so it is kept out of sight. False: it was a draft and is gone. */
  isArchived: boolean;
}

export interface OfferSender extends Pick<InvoiceSender, "email" | "phone" | "vatNumber"> {
  /** The name of the business; from the profile. */
  name: string;
  /** The address of the business; from the profile. */
  address: InvoiceSenderAddress;
}

export type OfferItem = Omit<InvoiceItem, "name">;

export interface OfferInvoice {
  /** The id of the invoice. */
  id: string;
  /** The number of the invoice. */
  invoiceNumber: string;
  /** `whole` (all of the offer), `part`, or `final` (what the parts leave). */
  kind: "whole" | "part" | "final";
  /** Of a part, how many percent of the offer; else null. */
  percent: number | null;
}

export interface Offer extends Pick<
  Invoice,
  | "id"
  | "clientId"
  | "issueDate"
  | "serviceFrom"
  | "serviceTo"
  | "subject"
  | "purchaseOrder"
  | "project"
  | "notes"
  | "discount"
  | "pricesIncludeVat"
  | "subtotal"
  | "vat"
  | "discountTotal"
  | "rounding"
  | "vatTotal"
  | "vatPercent"
  | "externalId"
  | "metadata"
  | "delivery"
  | "version"
  | "createdAt"
  | "nextStep"
  | "client"
> {
  /** `draft`, `sent`, `expired` (sent, and the last day is past), `accepted`, `declined`, or `invoiced` (accepted, and invoiced as a whole or by a final invoice). */
  status: "draft" | "sent" | "accepted" | "declined" | "expired" | "invoiced";
  /** `CHF`, or `EUR` where the account's `eurInvoices` is on. Left out: CHF. */
  currency: "CHF";
  /** What the offer comes to, VAT included, in CHF. */
  total: number;
  /** Counts what the client was shown: a change of what was sent makes the next one. */
  revision: number;
  /** Its number, given when it is created. */
  offerNumber: string;
  /** The last day on which the client can accept, YYYY-MM-DD, not before `issueDate`. Left out: 30 days after it. */
  validUntil: string;
  /** The language of offer, PDF and e-mail: `en`, `de`, `fr` or `it`. Left out: the client's, else the account's. */
  language: "en" | "de" | "fr" | "it";
  /** The terms below the total, at most 2,000 characters. */
  terms: string;
  /** Who makes the offer, kept as it was; from the profile. */
  sender: OfferSender;
  /** Who gets the offer, kept as it was when it was written. May be left out when `clientId` is sent. */
  recipient: InvoiceRecipient;
  /** 1 to 200 rows. */
  items: OfferItem[];
  /** The page on which the client reads and answers the offer, for whoever has the link; null for a draft. */
  publicUrl: string | null;
  /** When it was accepted, as a UTC timestamp; null while it is not. */
  acceptedAt: string | null;
  /** The name that was typed on its page, or that you recorded; null while it is not accepted. */
  acceptedBy: string | null;
  /** When it was declined, as a UTC timestamp; null while it is not. */
  declinedAt: string | null;
  /** The name that was typed on its page, or that you recorded; null while it is not declined. */
  declinedBy: string | null;
  /** What was remarked with the answer; null without an answer. */
  answerRemark: string | null;
  /** The invoices made of it, the oldest first; cancelled and wholly credited ones are left out. */
  invoices: OfferInvoice[];
  /** When anything in it last changed, as a UTC timestamp; answers and the state of an e-mail count too. */
  updatedAt: string;
}

export interface OfferList extends Omit<InvoiceList, "invoices" | "deleted"> {
  /** The offers of this page, whole, as GET of a single one answers them. */
  offers: Offer[];
  /** Offers deleted since `updated_since`, the oldest first, at most 1,000; only on the first page of a list with `updated_since`. */
  deleted?: {
    /** The id of what was deleted. */
    id: string;
    /** When it was deleted, as a UTC timestamp. */
    deletedAt: string;
  }[];
}

export interface CommentBy {
  /** The id of the person, or null for a client. */
  userId: string | null;
  /** The name of who has written it. */
  name: string;
}

export interface Comment {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** The id of the question that it asks, or null. */
  questionId: string | null;
  /** What was written, at most 2,000 characters. */
  text: string;
  /** Who has written it. */
  by: CommentBy;
  /** The invoice or credit note that it is on, or null. */
  invoiceId: string | null;
  /** The offer that it is on, or null. */
  offerId: string | null;
  /** The expense that it is on, or null. */
  expenseId: string | null;
  /** When it was created, as a UTC timestamp. */
  createdAt: string;
}

export interface QuestionDocument {
  /** `invoice`, `offer` or `expense`. */
  type: "invoice" | "offer" | "expense";
  /** The id of the document. */
  id: string;
  /** The number of the document, or the supplier of an expense. */
  name: string;
}

export interface QuestionAnswer {
  /** What was answered. */
  text: string;
  /** The id of the person. */
  userId: string;
  /** The name of who has answered. */
  name: string;
  /** When it was answered, as a UTC timestamp. */
  at: string;
}

export interface Question {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** `open` until somebody answers it (`answered`), or whoever has asked takes it back (`withdrawn`). */
  state: "open" | "answered" | "withdrawn";
  /** What is asked. */
  text: string;
  /** Who asks. */
  askedBy: {
    /** The id of the person. */
    userId: string;
    /** The name of who asks. */
    name: string;
  };
  /** When it was asked, as a UTC timestamp. */
  askedAt: string;
  /** Who is asked. When asking: the e-mail address or id of a person of this business who may read comments. */
  to: {
    /** The id of the person. */
    userId: string;
    /** The name of who is asked. */
    name: string;
  };
  /** The day, `YYYY-MM-DD`, by which an answer is needed; empty where it has time. */
  until: string;
  /** What it is about. */
  document: QuestionDocument;
  /** The comment that answers it, or null. */
  answer: QuestionAnswer | null;
  /** When it was answered or withdrawn, as a UTC timestamp, or null. */
  closedAt: string | null;
}

export interface QuestionList extends Omit<OfferList, "offers" | "deleted" | "deleted_has_more"> {
  /** The questions of this page. */
  questions: Question[];
}

export interface Client
  extends
    Pick<Invoice, "_id" | "id" | "externalId" | "metadata" | "version" | "createdAt">,
    Omit<InvoiceRecipient, "email" | "address"> {
  /** The address that invoices are sent to; needed unless `delivery` is `post`. */
  email: string;
  /** The address. All of it may be left out, and is then needed for an invoice. */
  address: InvoiceSenderAddress;
  /** The client's VAT number, any text of at most 40 characters. */
  vatNumber: string;
  /** To whom a network partner delivers this client's bills as eBill: an e-mail address, a UID or a number of 17 digits. Payment parts of invoices name it; that alone delivers nothing. */
  eBillId: string;
  /** The language of invoices to this client: `en`, `de`, `fr` or `it`. Left out: the account's. */
  language: "en" | "de" | "fr" | "it";
  /** Whether the PDFs of invoices and credit notes to this client hold their data as XML (Factur-X / ZUGFeRD): `always`, `never`, or `default`, as the account's `eInvoices` says. Left out: it stays as it is; at first `default`. */
  eInvoice: "default" | "always" | "never";
  /** How letters reach this client: `email`, or `post`, then without an e-mail address if it has none; sending answers 409 `client.by_post` unless the call names a `recipient`. Left out: it stays as it is; at first `email`. */
  delivery: "email" | "post";
  /** The number that you have for this client, at most 40 characters. Left out: it stays as it is. */
  clientNumber: string;
  /** What you note about this client, at most 1,000 characters; clients never see it. Left out: it stays as it is. */
  remark: string;
  /** The names of the groups that the client belongs to, at most 20 of at most 60 characters, without commas. A name that no client has yet makes a group; case and accents make no other one. Left out: none. */
  groups: string[];
  /** When anything in it last changed, as a UTC timestamp. */
  updatedAt: string;
}

export interface ClientList extends Omit<OfferList, "offers" | "deleted"> {
  /** The clients of this page, by name. */
  clients: Client[];
  /** Clients deleted since `updated_since`, the oldest first, at most 1,000; only on the first page of a list with `updated_since`. */
  deleted?: {
    /** The id of what was deleted. */
    id: string;
    /** When it was deleted, as a UTC timestamp. */
    deletedAt: string;
  }[];
}

export interface FoundClient {
  /** The client that was found, as it is, or the new one. */
  client: Client;
  /** Whether it was created by this call. */
  isNew: boolean;
}

export interface CatalogueItemName {
  /** In English. */
  en: string;
  /** In German. */
  de: string;
  /** In French. */
  fr: string;
  /** In Italian. */
  it: string;
}

export interface CatalogueItem
  extends
    Pick<Client, "id" | "version" | "createdAt" | "updatedAt">,
    Pick<OfferItem, "unit" | "zeroRateReason"> {
  /** Its name by language, in at least one of them. */
  name: CatalogueItemName;
  /** Your article number, at most 35 characters, once in a business. */
  number: string;
  /** More about it, at most 500 characters. */
  description: string;
  /** The price of one unit in CHF. */
  unitPrice: number;
  /** Whether `unitPrice` includes VAT. Left out: false. */
  pricesIncludeVat: boolean;
  /** `normal`, `reduced`, `lodging` or `none`. The rate follows from the day of supply. Left out: `normal`. */
  vatClass: "normal" | "reduced" | "lodging" | "none";
  /** True takes it out of the list without deleting it. Left out: it stays as it is. */
  archived: boolean;
}

export interface CatalogueList extends Omit<OfferList, "offers" | "deleted"> {
  /** The entries of this page, by name. */
  items: CatalogueItem[];
  /** Entries deleted since `updated_since`, the oldest first, at most 1,000; only on the first page of a list with `updated_since`. */
  deleted?: {
    /** The id of what was deleted. */
    id: string;
    /** When it was deleted, as a UTC timestamp. */
    deletedAt: string;
  }[];
}

export interface ProjectListProject {
  /** The label, as it is spelled first. */
  project: string;
  /** Issued invoices in CHF without VAT, less credit notes. */
  income: number;
  /** The same of those in EUR. */
  incomeEur: number;
  /** Services that are to be invoiced, without VAT. */
  open: number;
  /** Hours of its services, invoiced or not. */
  hours: number;
  /** Expenses without VAT. */
  costs: number;
  /** `income` less `costs`. */
  result: number;
}

export interface ProjectList {
  /** The projects by label. */
  projects: ProjectListProject[];
}

export interface Service
  extends
    Pick<CatalogueItem, "id" | "unit" | "zeroRateReason" | "version" | "createdAt" | "updatedAt">,
    Pick<OfferItem, "quantity" | "vatRate"> {
  /** The id of the client that it was done for; null once the client is deleted. */
  clientId: string | null;
  /** The day on which it was done, `YYYY-MM-DD`. */
  day: string;
  /** What was done, at most 499 characters; the text of the row that bills it. */
  description: string;
  /** The price of one unit in CHF, without VAT. */
  unitPrice: number;
  /** The label of the project that it belongs to, at most 60 characters. */
  project: string;
  /** Quantity times price in CHF, without VAT. */
  amount: number;
  /** `open` until it is invoiced, then `billed`; `open` again when the invoice is cancelled or its draft deleted. */
  state: "open" | "billed";
  /** The id of the invoice that bills it, or null. */
  invoiceId: string | null;
}

export interface ServiceList extends Omit<OfferList, "offers" | "deleted"> {
  /** The services of this page. */
  services: Service[];
  /** Services deleted since `updated_since`, the oldest first, at most 1,000; only on the first page of a list with `updated_since`. */
  deleted?: {
    /** The id of what was deleted. */
    id: string;
    /** When it was deleted, as a UTC timestamp. */
    deletedAt: string;
  }[];
}

export interface ReminderFeeVat {
  /** The VAT rate in percent. */
  rate: number;
  /** The amount without VAT in CHF. */
  net: number;
  /** The VAT in CHF. */
  vat: number;
}

export interface ReminderDelivery extends Omit<InvoiceDelivery, "state"> {
  /** `queued`, `sending`, `sent` (the mail server took it), `outbox` (no mail server, or a test key: nothing left), `failed`, or `uncertain` (the connection broke off; it is not repeated by itself). */
  state: string;
}

export interface Reminder {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** The invoice that it is about. */
  invoiceId: string;
  /** The letter for several invoices that it is part of; null where it has a letter of its own. */
  letterId: string | null;
  /** 1 to 3. A higher one than the next may be named, a lower one not. Left out: the letter written today, or else the next one once the term of the last one is over. */
  level: number;
  /** `draft`, `ready` (for the post) or `sent`. */
  state: "draft" | "ready" | "sent";
  /** The day that the letter carries, YYYY-MM-DD. */
  createdOn: string;
  /** The new last day for paying, YYYY-MM-DD. That of the invoice stays. */
  dueDate: string;
  /** What the invoice owed on that day, in CHF. */
  openAmount: number;
  /** Interest on arrears in CHF. */
  interest: number;
  /** Days for which interest was charged. */
  interestDays: number;
  /** The fee in CHF, VAT included. It binds only if it was agreed in francs beforehand. */
  fee: number;
  /** The VAT in the fee, by rate. */
  feeVat: ReminderFeeVat[];
  /** Open amount, interest and fee together, in CHF. */
  amountClaimed: number;
  /** The language of the letter: that of the invoice. */
  language: "en" | "de" | "fr" | "it";
  /** When interest was waived, as a UTC timestamp; null while it is claimed. */
  interestWaivedAt: string | null;
  /** When the fee was waived, as a UTC timestamp; null while it is claimed. */
  feeWaivedAt: string | null;
  /** How its e-mail fared; null when it was not sent by e-mail. */
  delivery: ReminderDelivery | null;
  /** When it was created, as a UTC timestamp. */
  createdAt: string;
  /** With `expand=invoice` only: the whole record of `invoiceId`; null when there is none. */
  invoice?: Invoice | null;
}

export interface ReminderList {
  /** All reminders of the invoice, the lowest level first. */
  reminders: Reminder[];
}

export interface ReminderLettersLetter extends Pick<Reminder, "createdOn" | "delivery" | "createdAt"> {
  /** The id of the letter. */
  id: string;
  /** The highest level of its invoices, 1 to 3: the title and the words of the letter are of that level. */
  level: number;
  /** The new last day for paying, YYYY-MM-DD. Those of the invoices stay. */
  dueDate: string;
  /** The language of the letter: that of the client. */
  language: "en" | "de" | "fr" | "it";
  /** What all its invoices claim together, in CHF. */
  amountClaimed: number;
  /** The client; null once it is deleted. */
  clientId: string | null;
  /** `ready` (for the post) or `sent`. */
  state: "ready" | "sent";
  /** The account of the payment part; empty without one. */
  iban: string;
  /** The letter's own payment reference, QRR or SCOR by the account. A payment with it settles the invoices of the letter. */
  reference: string;
  /** The reminder of each invoice, the oldest invoice first. */
  reminders: Reminder[];
}

export interface ReminderLettersLeftOut {
  /** The invoice. */
  invoiceId: string;
  /** The number of the invoice. */
  number: string;
  /** `client_never`, `disputed`, `paused`, `promised`, `last_level`, `term_running` or `rows_settled` (only interest and fees are outstanding). */
  reason:
    "client_never" | "disputed" | "paused" | "promised" | "last_level" | "term_running" | "rows_settled";
}

export interface ReminderLetters {
  /** The letters, one for each account. */
  letters: ReminderLettersLetter[];
  /** Overdue invoices that are on no letter, at most 100. Empty where `invoices` were named or a letter is answered again. */
  leftOut: ReminderLettersLeftOut[];
}

export interface ReminderLetterListLetter extends ReminderLettersLetter {
  /** With `expand=client` only: the whole record of `clientId`; null when there is none. */
  client?: Client | null;
}

export interface ReminderLetterList extends Omit<QuestionList, "questions"> {
  /** The letters of this page. */
  letters: ReminderLetterListLetter[];
}

export interface ReminderSettingsInterest {
  /** Percent a year, 0 to 15, with at most one decimal. Left out: 5 (Art. 104 CO). */
  percent: number;
  /** `30/360` (each month has 30 days) or `act/365` (calendar days). */
  dayCount: "30/360" | "act/365";
  /** `due_date` or `first_reminder`: the day after which interest runs. */
  from: "due_date" | "first_reminder";
}

export interface ReminderSettingsLevelTexts {
  /** In German. */
  de: string;
  /** In French. */
  fr: string;
  /** In Italian. */
  it: string;
  /** In English. */
  en: string;
}

export interface ReminderSettingsLevel {
  /** Days after the due date, or after the day of the letter before, 1 to 365. A letter never goes out within the term that the one before grants: what ends later decides. */
  daysAfter: number;
  /** Days that the letter gives for paying, 1 to 365. */
  newTermDays: number;
  /** The fee of this level in CHF, at most 500. Left out: 0. */
  fee: number;
  /** Whether this level charges interest. Left out: false. */
  interest: boolean;
  /** The text of the letter by language, at most 1,000 characters each; empty for ours. */
  texts: ReminderSettingsLevelTexts;
}

export interface ReminderSettings {
  /** `off`, `suggest` (names who is due), `draft` (writes the letters) or `send` (sends them). */
  mode: "off" | "suggest" | "draft" | "send";
  /** The hour in Zurich, 0 to 23, at which it runs on working days. Left out: 9. */
  hour: number;
  /** Nobody is reminded of less, in CHF, at most 100,000. Left out: 5. */
  minimumAmount: number;
  /** Nobody is reminded when the latest bank file is older than so many days, 1 to 365; null without that check. */
  bankFileDays: number | null;
  /** How interest on arrears is computed. */
  interest: ReminderSettingsInterest;
  /** The three levels, in their order. */
  levels: ReminderSettingsLevel[];
  /** The day on which reminders were switched on, YYYY-MM-DD; null while they are off. Cannot be set. */
  activatedOn: string | null;
  /** True reminds also of invoices whose first reminder would have been due before reminders were switched on. Left out: false. */
  includePast: boolean;
}

export interface PaymentInstructed {
  /** The amount that was ordered, in `currency`. */
  amount: number;
  /** The currency of the order, as its three letters (ISO 4217). */
  currency: string;
}

export interface PaymentProposal {
  /** The invoice. */
  invoiceId: string;
  /** As in `allocations`. */
  kind: "payment" | "interest" | "reminder_fee" | "credit" | "skonto" | "rounding" | "write_off";
  /** How much of the invoice it would settle, in CHF. */
  amount: number;
  /** With `expand=invoice` only: the whole record of `invoiceId`; null when there is none. */
  invoice?: Invoice | null;
}

export interface Payment extends Pick<Invoice, "id" | "currency" | "allocations" | "createdAt" | "client"> {
  /** `booked`, `proposed` (waits for a click on the page Payments), `unassigned` (see `reason`), `ignored` or `reversed`; of a credit note's worth `credit` or `withdrawn`. */
  state: "booked" | "proposed" | "unassigned" | "ignored" | "reversed" | "credit" | "withdrawn";
  /** The money that came in, in CHF. */
  amount: number;
  /** The day on which the money came in, YYYY-MM-DD. */
  paidOn: string;
  /** `manual`, `import` (with invoices that were imported), `bank` (a bank file), `stripe` (paid online) or `credit_note`. */
  source: "manual" | "import" | "bank" | "stripe" | "credit_note";
  /** A note of at most 140 characters; not printed. */
  note: string;
  /** The client who paid; null while nobody knows. */
  clientId: string | null;
  /** Who paid, as the bank says; empty for payments recorded by hand. */
  payer: {
    /** The name of the payer. */
    name: string;
    /** The account of the payer. */
    iban: string;
  };
  /** The reference that the bank passed on. */
  reference: string;
  /** The message of the payer. */
  message: string;
  /** What the payer ordered when it was in another currency or another amount; else null. */
  instructed: PaymentInstructed | null;
  /** What banks deducted on the way, in CHF. */
  charges: number;
  /** How it was paid: `card`, `twint` and others, in the words of Stripe or of the call that recorded it; only where it is known. */
  method?: string;
  /** What Stripe keeps of the amount, in CHF; only where it was paid online and the fee is known. The amount is what the client paid. */
  fee?: number;
  /** Why it was booked or proposed, or why it is unassigned, such as `reference`, `payer` or `no_match`; empty for payments recorded by hand. */
  reason: string;
  /** What it would settle once it is confirmed; empty unless `proposed`. */
  proposal: PaymentProposal[];
  /** What is left for other invoices of the client, in CHF. */
  credit: number;
  /** What was paid back of it, in CHF; only where there is any. If the bank took all back later, it is owed. */
  refunded?: number;
  /** The bank file that it came with; null without one. */
  bankFileId: string | null;
  /** When it was taken back, as a UTC timestamp; null while it counts. */
  reversedAt: string | null;
}

export interface PaymentList extends Omit<QuestionList, "questions"> {
  /** The payments of this page, the newest first. */
  payments: Payment[];
}

export interface ExpenseRow {
  /** The rate in percent, 0 without VAT that may be deducted. */
  rate: number;
  /** The amount at this rate in CHF, with VAT. */
  gross: number;
  /** The VAT in it, as printed. Left out: what `gross` contains at the rate, rounded to the Rappen. */
  vat: number;
}

export interface ExpenseReceipt {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** The name of the file. */
  name: string;
  /** The content type. */
  type: "application/pdf" | "image/jpeg" | "image/png" | "application/xml";
  /** Bytes. */
  size: number;
  /** The SHA-256 of the file, in hex. */
  sha256: string;
}

export interface Expense extends Pick<
  Client,
  "id" | "externalId" | "metadata" | "version" | "createdAt" | "updatedAt"
> {
  /** Who was paid, at most 70 characters. */
  supplier: string;
  /** The day on the receipt, `YYYY-MM-DD`. */
  day: string;
  /** What it was spent on; it says the account and where the input tax stands in the VAT return. */
  category: ExpenseCategory;
  /** Whose money paid it: `bank` (where it is left out), `cash`, `private`, or `open` while it is not paid. What is open stands on the account of creditors. */
  paidFrom: "bank" | "cash" | "private" | "open";
  /** The last day to pay it, `YYYY-MM-DD`, or null. */
  dueOn: string | null;
  /** The day on which it was paid, `YYYY-MM-DD`; null where that is `day`. */
  paidOn: string | null;
  /** For what was bought abroad without Swiss VAT: the kind of rate, `standard` or `reduced`, at which acquisition tax (Art. 45 VAT Act) is owed; null for none. The rate is that of `day`. */
  acquisitionTax: "standard" | "reduced" | null;
  /** How much of it is private, in percent with at most 2 decimals: no cost, and its VAT is not deducted. 0 where it is left out. */
  privateShare: number;
  /** The reference of its payment part, or the supplier's number, at most 40 characters. */
  reference: string;
  /** The account that was paid, in Switzerland or Liechtenstein. */
  iban: string;
  /** A note of your own, at most 500 characters. */
  note: string;
  /** The label of the project that it is a cost of, at most 60 characters. */
  project: string;
  /** The account of the Swiss chart of accounts for SMEs. */
  account: number;
  /** One row for each VAT rate of the receipt, at most 10. */
  rows: ExpenseRow[];
  /** The sum of the rows in CHF. If it is sent, another sum is 422. */
  amount: number;
  /** The VAT of all rows in CHF. */
  vat: number;
  /** Its receipt, or null. */
  receipt: ExpenseReceipt | null;
}

export interface ExpenseList extends Omit<OfferList, "offers" | "deleted"> {
  /** The expenses of this page, the newest day first. */
  expenses: Expense[];
  /** Expenses deleted since `updated_since`, the oldest first, at most 1,000; only on the first page of a list with `updated_since`. */
  deleted?: {
    /** The id of what was deleted. */
    id: string;
    /** When it was deleted, as a UTC timestamp. */
    deletedAt: string;
  }[];
}

export interface SeriesRule {
  /** One invoice every so many units, 1 to 366. */
  every: number;
  /** `day`, `week`, `month` or `year`. */
  unit: "day" | "week" | "month" | "year";
  /** The first date, YYYY-MM-DD. Periods that began before today are not invoiced. */
  start: string;
  /** The day of the month, 1 to 31 or `last`. Left out: that of `start`. In shorter months the last day. */
  day?: number | "last";
  /** When it ends: `on` or `after`. Left out or null: never. */
  end?:
    | {
        /** The last day, YYYY-MM-DD. */
        on: string;
      }
    | {
        /** How many dates from `start`, 1 to 999, past and skipped ones too. */
        after: number;
      };
}

export type SeriesTemplateItem = Omit<OfferItem, "total">;

export interface SeriesTemplate extends Pick<
  Invoice,
  | "subject"
  | "purchaseOrder"
  | "project"
  | "currency"
  | "notes"
  | "discount"
  | "skonto"
  | "pricesIncludeVat"
  | "slip"
  | "client"
> {
  /** The client of its invoices; null when there is none, or a group in its place. */
  clientId: string | null;
  /** Of a recurring invoice, in place of a client: a group of clients. Each period writes a draft to everybody in it, as a batch. */
  group: string | null;
  /** The language of its invoices: `en`, `de`, `fr` or `it`. Left out: the client's, else the account's. */
  language: "en" | "de" | "fr" | "it";
  /** `QRR` (QR reference, with a QR-IBAN), `SCOR` (creditor reference) or `NON` (none). Left out or empty: what fits the account. */
  paymentReferenceType: "" | "NON" | "QRR" | "SCOR";
  /** Days from issue to due date, 1 to 365. Left out: 30. */
  termDays: number;
  /** 1 to 200 rows. */
  items: SeriesTemplateItem[];
}

export interface Series extends Pick<Client, "id" | "version" | "createdAt" | "updatedAt"> {
  /** What the series is called, 2 to 99 characters. Left out: its subject or first row. */
  name: string;
  /** `active`, `paused`, `stopped` (by itself, see `stopReason`) or `ended`. */
  state: "active" | "paused" | "stopped" | "ended";
  /** Why it stopped by itself; only while `stopped`. */
  stopReason?: SeriesStopReason;
  /** `draft` writes drafts; `send` issues and sends each, which needs a confirmed e-mail address. Left out: `draft`. */
  mode: "draft" | "send";
  /** When invoices are written. */
  rule: SeriesRule;
  /** The next dates, at most three; none when it is not active. */
  next: string[];
  /** What each invoice says. In `subject`, `notes` and descriptions the placeholders `{month}`, `{month-1}`, `{month+1}`, `{month-1 year}`, `{month+1 year}`, `{quarter}`, `{year}`, `{year-1}`, `{year+1}`, `{period}`, `{period_start}` and `{period_end}` are filled in. `{year}` is that of the period: beside `{month+1}` it would be the old one each December, so write `{month+1 year}`; the answer to the other has a warning `field.torn_year`. */
  template: SeriesTemplate;
}

export interface SeriesList {
  /** All recurring invoices, by name. */
  series: Series[];
}

export interface BankFileCounts {
  /** How many settle invoices. */
  booked: number;
  /** How many wait to be confirmed. */
  proposed: number;
  /** How many fit no invoice. */
  unassigned: number;
  /** How many a taught text ignores, as never for an invoice. */
  ignored: number;
  /** How many were in an earlier file. Each transaction of the bank counts once. */
  known: number;
  /** How many are no payment from a client, such as money that went out. */
  skipped: number;
  /** How many took an earlier payment back. */
  reversed: number;
  /** How many take money back while it is not certain of which payment; a person decides on the page Payments. */
  waiting: number;
}

export interface BankFileStatement {
  /** The account's IBAN. */
  account: string;
  /** The bank's number of the statement; null where the file has none. */
  sequence: number | null;
  /** The last day of the statement, YYYY-MM-DD; null where the file does not say. */
  to: string | null;
  /** The balance before the entries, as the bank states it; null without one, as in camt.054. */
  openingBalance: number | null;
  /** The balance after the entries, as the bank states it; null without one. */
  closingBalance: number | null;
  /** The sum of the entries that came in; null where one is in another currency, and for files from before there was a proof. */
  credits: number | null;
  /** The sum of the entries that went out; null as `credits`. */
  debits: number | null;
  /** How many entries the statement has, pending ones too; null for files from before there was a proof. */
  entries: number | null;
  /** How many of them are accounted for: taken, known, outgoing, pending or skipped. */
  accounted: number | null;
  /** `adds_up` (opening balance and entries make the closing balance), `differs`, or `unchecked` (no balances). */
  proof: "adds_up" | "differs" | "unchecked";
}

export interface BankFile {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** The name of the file. */
  name: string;
  /** `reading`, `done` or `undone`. */
  state: "reading" | "done" | "undone";
  /** What became of its transactions. */
  counts: BankFileCounts;
  /** Its statements, each with the proof that nothing was lost. */
  statements: BankFileStatement[];
  /** When it was created, as a UTC timestamp. */
  createdAt: string;
  /** When the file was taken back, as a UTC timestamp; null while it counts. */
  undoneAt: string | null;
}

export interface BankFileList extends Omit<PaymentList, "payments"> {
  /** The bank files of this page. */
  bankFiles: BankFile[];
}

export interface BankFileImportUnreadable {
  /** The line in the file, from 1. */
  line: number;
  /** Why: `no_day`, `bad_day`, `no_amount`, `bad_amount`, `two_amounts`, `bad_currency` or `unknown_state`. */
  problem:
    "no_day" | "bad_day" | "no_amount" | "bad_amount" | "two_amounts" | "bad_currency" | "unknown_state";
}

export interface BankFileImportTransaction extends Pick<Payment, "payer" | "message"> {
  /** What became of it: `booked`, `proposed`, `unassigned`, `ignored`, `known`, `skipped`, `reversed` or `waiting`. */
  outcome: "booked" | "proposed" | "unassigned" | "ignored" | "known" | "reversed" | "waiting" | "skipped";
  /** Why, such as `reference` or `no_match`; empty where there is nothing to say. */
  reason: string;
  /** The payment that it became; null for none. */
  paymentId: string | null;
  /** The amount, in `currency`. */
  amount: number;
  /** The currency as its three letters (ISO 4217). */
  currency: string;
  /** The day of the payment as it is kept, else as the bank says it, YYYY-MM-DD. */
  paidOn: string;
  /** The references that the bank passed on. */
  references: string[];
  /** True in a preview for what the bank has not booked yet. */
  pending: boolean;
  /** The invoices that it settles or is proposed for. */
  invoiceIds: string[];
}

export interface BankFileImport extends Omit<BankFile, "id" | "state" | "createdAt"> {
  /** The id of the bank file; null for a preview. */
  id: string | null;
  /** `reading`, `done` or `undone`; `preview` for a camt.052, of which nothing is kept. */
  state: "reading" | "done" | "undone" | "preview";
  /** When it was imported, as a UTC timestamp; null for a preview. */
  createdAt: string | null;
  /** True for a camt.052: nothing was booked or kept, and everything says what would happen. Import the camt.053 or camt.054 to book it. */
  preview: boolean;
  /** The first 200 rows of a CSV file that could not be read and are not imported; empty for other files. */
  unreadable: BankFileImportUnreadable[];
  /** The first 1,000 transactions of the file. */
  transactions: BankFileImportTransaction[];
}

export interface TaxPeriodFigure {
  /** The line of the form, such as `303`. `difference` is printed VAT less rate times turnover, `undecided` turnover at 0 % without a reason or of no activity, `r` and tenths of a percent a rate that is not statutory, `a3` the third activity. */
  ziffer: string;
  /** CHF; null for lines without turnover. */
  turnover: number | null;
  /** CHF; null for lines without tax. */
  tax: number | null;
}

export interface TaxPeriodTyped {
  /** Acquisitions, without tax. */
  383: number;
  /** Input tax on material and services. */
  400: number;
  /** Input tax on investments and other operating costs. */
  405: number;
  /** Subsequent input tax deduction. */
  410: number;
  /** Input tax corrections. */
  415: number;
  /** Input tax reductions. */
  420: number;
  /** Subsidies, tourist taxes and the like. */
  900: number;
  /** Donations, dividends, damages and the like. */
  910: number;
}

export interface TaxPeriodAdjustment {
  /** The line of the form that it adjusts. */
  ziffer: "200" | "205" | "220" | "221" | "225" | "230" | "235" | "280";
  /** CHF; below 0 where it lowers the line. */
  amount: number;
  /** Why, as a person wrote it. */
  reason: string;
  /** What names the paper behind it; empty without one. */
  receipt: string;
}

export interface TaxPeriod extends Pick<Offer, "id" | "version"> {
  /** `return`, or `reconciliation` for a year's differences to its returns. */
  kind: "return" | "reconciliation";
  /** Such as `2026-Q4`, `2026-H1`, `2026-3` for March, or the year; `2026-R` for a reconciliation; `2026-10-01/2026-11-14` where a method begins or ends within it. */
  name: string;
  /** The first day of the period. */
  startsOn: string;
  /** The last day of the period. */
  endsOn: string;
  /** 0 for the first return, then 1, 2 … for its corrections. */
  correction: number;
  /** `closed` once the return is kept as it is. */
  state: "open" | "closed";
  /** 60 days after the end of the period; 180 of a reconciliation. */
  fileUntil: string;
  /** When it was closed; null while it is open. */
  closedAt: string | null;
  /** `effective` or `net` for net tax rates. */
  method: "effective" | "net" | "none";
  /** `agreed` counts invoices, `received` payments. */
  consideration: "agreed" | "received";
  /** The lines that are not 0, in the order of the form. */
  figures: TaxPeriodFigure[];
  /** CHF to pay; below 0 a credit. */
  payable: number;
  /** What the owner typed, CHF by line of the form. */
  typed: TaxPeriodTyped;
  /** Turnover and deductions that no document brings; they are part of `figures`. */
  adjustments: TaxPeriodAdjustment[];
  /** All must be met before the return can be closed. */
  checks: {
    /** What is checked. */
    name: TaxPeriodCheckName;
    /** Whether it is as it must be. */
    isMet: boolean;
  }[];
  /** SHA-256 of the return. Who closes says by it what was read. */
  hash: string;
}

export type TaxPeriodListTaxPeriod = Omit<
  TaxPeriod,
  "method" | "consideration" | "figures" | "payable" | "typed" | "adjustments" | "checks" | "hash"
>;

export interface TaxPeriodList {
  /** The periods of this page, the newest first. */
  taxPeriods: TaxPeriodListTaxPeriod[];
  /** The number of this page, from 1. */
  page: number;
  /** How many entries a page holds. */
  limit: number;
  /** How many periods there are. */
  total: number;
}

export interface JournalBookingSource {
  /** `invoice` for credit notes too. */
  type: "invoice" | "payment" | "expense" | "manual" | "return";
  /** The id of the invoice, payment, expense or booking by hand. */
  id: string;
}

export interface JournalBooking {
  /** Its number as text; it never changes. */
  id: string;
  /** The number of the booking within the business, from 1 without gaps. It never changes. */
  sequence: number;
  /** When it was written. */
  recordedAt: string;
  /** The day on which it happened. */
  factDay: string;
  /** The day on which it counts: that of the fact, or the first open day after it; of what is undone once that day is closed, the day of the act. */
  day: string;
  /** What happened: `invoice`, `payment`, `expense` and others. */
  kind: string;
  /** The number of the document, or the reference of the expense; empty without. */
  number: string;
  /** The client, payer or supplier. */
  name: string;
  /** The number of the account in the business's chart. */
  debitAccount: string;
  /** The number of the account in the business's chart. */
  creditAccount: string;
  /** CHF, above 0. */
  amount: number;
  /** Per cent, of a turnover; null for all else. */
  vatRate: number | null;
  /** The id of the booking that this one takes back, or null. */
  reverses: string | null;
  /** SHA-256 of the hash of the booking before and of everything that this one says. */
  hash: string;
  /** What it comes from. */
  source: JournalBookingSource;
}

export interface Journal extends Pick<OfferList, "limit" | "has_more" | "next_cursor"> {
  /** One amount from one account to another each, by day. */
  bookings: JournalBooking[];
  /** Months (`2026-07`) without an exchange rate for which something in EUR of these days waits; it is not booked yet. */
  missingRates: string[];
}

export interface TaxDocumentListDocument {
  /** Of this entry; it never changes. */
  id: string;
  /** The day on which it counts. */
  day: string;
  /** The day on which it happened. */
  factDay: string;
  /** What happened: `invoice`, `credit_note`, `skonto`, `acquisition` and others. */
  kind: string;
  /** The number of the document. */
  number: string;
  /** The client's name. */
  client: string;
  /** The id of the invoice or credit note; null for an expense. */
  invoiceId: string | null;
  /** The id of the expense that acquisition tax is owed on; null for a document of yours. */
  expenseId: string | null;
  /** Per cent. */
  rate: number;
  /** CHF without VAT; below 0 where it lowers. */
  net: number;
  /** CHF; below 0 where it lowers. */
  vat: number;
}

export interface TaxDocumentList extends Omit<Journal, "bookings" | "missingRates"> {
  /** By day. */
  documents: TaxDocumentListDocument[];
}

export interface VatMethodActivity {
  /** Five characters, as the tax administration approved it. */
  code: string;
  /** As people call it. */
  name: string;
  /** The net tax rate, per cent. */
  rate: number;
}

export interface VatMethod {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** The first day on which it holds. */
  validFrom: string;
  /** `none` for not registered, `effective`, or `net` for net tax rates. */
  method: "none" | "effective" | "net";
  /** `agreed` counts invoices, `received` payments. */
  consideration: "agreed" | "received";
  /** How long a return is: `month`, `quarter`, `half` or `year`. */
  period: "month" | "quarter" | "half" | "year";
  /** Whether the payable tax is rounded to 5 Rappen in the taxpayer's favour. */
  roundsToFive: boolean;
  /** Of the net tax rates, at most nine; empty otherwise. */
  activities: VatMethodActivity[];
  /** Of the first step: whether VAT of what was supplied before was declared elsewhere; null while nobody has said it. */
  registeredBefore: boolean | null;
}

export interface VatMethodList {
  /** The newest first. */
  methods: VatMethod[];
}

export interface ReconciliationLine {
  /** The line of the form, as in a return. */
  ziffer: string;
  /** Per cent; null for lines without a rate. */
  rate: number | null;
  /** CHF by the bookings; turnover, or tax for lines without turnover. What was typed and is no booking is included. */
  book: number;
  /** CHF, the sum of the returns. */
  filed: number;
  /** `book` less `filed`. */
  difference: number;
}

export interface Reconciliation {
  /** The business year. */
  year: number;
  /** The first day of its VAT returns: those that end within the year. */
  from: string;
  /** The last day of its VAT returns. */
  to: string;
  /** 180 days after the end (Art. 72 para. 1 VAT Act). */
  fileUntil: string;
  /** `running` before the year is over, `unfiled` while a return of it is open, `mixed` where the method changed within it, `ready` when the return of the differences may be begun, `open` once it is. */
  state: "running" | "unfiled" | "mixed" | "ready" | "open";
  /** Of the return of the differences that is open; null without one. */
  taxPeriodId: string | null;
  /** The ids of the closed returns whose sum is `filed`. */
  filedIds: string[];
  /** The ids of returns and corrections that are open. */
  unfiledIds: string[];
  /** In the order of the form. */
  lines: ReconciliationLine[];
}

export interface TaxDecision {
  /** The ids of the invoices and credit notes. */
  invoiceIds: string[];
  /** Why they are at 0 %; null where it was not said. */
  reason: "export" | "abroad" | "exempt";
  /** The code of their activity; null where it was not said. */
  activity: string | null;
}

export interface YearChecklist {
  /** `returns`: VAT returns that are not closed; `drafts` of invoices; `payments` to confirm or assign; `questions` without an answer; `receipts` that expenses lack; `openItems`: what is outstanding at its end. */
  kind: "returns" | "drafts" | "payments" | "questions" | "receipts" | "openItems";
  /** How many there are to look at; 0 is fine. */
  count: number;
  /** CHF, of `openItems`; null for all else. */
  amount: number | null;
}

export interface YearMonth {
  /** Year and month, such as `2026-01`. */
  month: string;
  /** As invoiced. */
  agreed: number;
  /** As paid. */
  received: number;
}

export interface YearClient {
  /** The name of person or firm, 2 to 70 characters. */
  name: string;
  /** The amount without VAT in CHF. */
  net: number;
}

export interface YearCost {
  /** The category of the expenses. */
  category: ExpenseCategory;
  /** CHF, with the VAT where none is deducted. */
  net: number;
}

export interface YearByHand {
  /** The number of the account in the business's chart. */
  account: string;
  /** CHF; above 0 for income, below 0 for costs. */
  net: number;
}

export interface YearClosing {
  /** When it was closed. */
  closedAt: string;
  /** Who closed it. */
  closedBy: string;
  /** Of the figures that were closed. */
  hash: string;
  /** When it was opened again, or null. */
  reopenedAt: string | null;
  /** Who opened it again; empty where nobody did. */
  reopenedBy: string;
  /** Why it was opened again; empty where it was not. */
  reason: string;
}

export interface Year {
  /** The year, by its first day. */
  year: number;
  /** Its first day. */
  from: string;
  /** Its last day. */
  to: string;
  /** `closed` where nothing of its days can change any more. */
  state: "open" | "closed";
  /** SHA-256 of what is to be seen before it is closed: its figures and its checklist. Who closes says by it what was read. Of a closed year, of its figures alone, as in `closings`. */
  hash: string;
  /** What is worth a look before it is closed; none of it forbids to. */
  checklist: YearChecklist[];
  /** Income of each month, from its first one on. */
  months: YearMonth[];
  /** Of the whole year. */
  income: {
    /** As invoiced. */
    agreed: number;
    /** As paid. */
    received: number;
  };
  /** As invoiced, the largest first. */
  clients: YearClient[];
  /** What is left of the year's income beside `clients`. */
  others: number;
  /** Costs by category. */
  costs: YearCost[];
  /** Fees of banks and payment providers. */
  providerFees: number;
  /** All costs with the fees. */
  costSum: number;
  /** Furniture and computers, which are assets and no costs. */
  investments: YearCost[];
  /** Exchange differences; below 0 for a loss. */
  exchange: number;
  /** Rounding differences; below 0 for a loss. */
  rounding: number;
  /** What was booked by hand on accounts of income and costs that nothing else here counts. */
  byHand: YearByHand[];
  /** Income less costs. */
  result: {
    /** With exchange differences. */
    agreed: number;
    /** As paid. */
    received: number;
  };
  /** The VAT of the turnover. */
  vat: {
    /** As invoiced. */
    agreed: number;
    /** As paid. */
    received: number;
  };
  /** What invoices had open when it began, VAT included. */
  openAtStart: number;
  /** What they had open at its end. */
  openAtEnd: number;
  /** Months (`2026-07`) without an exchange rate for which something in EUR of these days waits; it is not booked yet. */
  missingRates: string[];
  /** How many bookings that happened in its days or count there were written since it was last closed; `GET /year/{year}/changes` lists them. Null where it was never closed. */
  changes: number | null;
  /** The newest first, those that were opened again too. */
  closings: YearClosing[];
}

export interface YearChangesBooking extends JournalBooking {
  /** The person by whose act it was written, as the history says; empty where the product did it by itself. */
  recordedBy: string;
}

export interface YearChanges extends Omit<TaxDocumentList, "documents"> {
  /** In the order of writing. */
  bookings: YearChangesBooking[];
  /** How many entries the whole list has. Left out with `total=false`. */
  total: number;
}

export interface YearLinesLine {
  /** Names the line in addresses; encode it, as it may hold the name of a client. */
  line: string;
  /** The heading above it. */
  section: string;
  /** What it says. */
  label: string;
  /** CHF, as invoiced. */
  agreed: number | null;
  /** CHF, as paid; null where the line has one amount. */
  received: number | null;
}

export interface YearLines {
  /** In the order of the page. */
  lines: YearLinesLine[];
}

export interface YearLineBooking extends Pick<
  JournalBooking,
  "factDay" | "day" | "kind" | "number" | "name" | "reverses" | "source"
> {
  /** The number of the booking in the journal; null for what has no accounts. */
  id: string | null;
  /** Whether it is an expense whose receipt is kept. */
  hasReceipt: boolean;
  /** CHF, as invoiced. */
  agreed: number;
  /** CHF, as paid; null where the line has one amount. */
  received: number | null;
}

export interface YearLine extends Omit<YearChanges, "bookings"> {
  /** As it was asked for. */
  line: string;
  /** What it says. */
  label: string;
  /** CHF, as invoiced. */
  agreed: number;
  /** CHF, as paid; null where the line has one amount. */
  received: number | null;
  /** By day; of what is outstanding the documents. */
  bookings: YearLineBooking[];
}

export interface ManualBooking {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** `opening` where it was typed as an opening balance. */
  kind: "manual" | "opening";
  /** The day on which it counts. It is not closed. */
  day: string;
  /** What is booked, at most 120 characters. */
  text: string;
  /** The number of the receipt, at most 40 characters; empty without. */
  reference: string;
  /** The number of the account in the business's chart. */
  debitAccount: string;
  /** The number of the other account. */
  creditAccount: string;
  /** CHF, above 0. */
  amount: number;
  /** Who booked it. */
  createdBy: string;
  /** When it was created, as a UTC timestamp. */
  createdAt: string;
  /** When it was taken back, or null. */
  takenBackAt: string | null;
  /** Its receipt, or null. */
  receipt: ExpenseReceipt | null;
}

export interface Handover {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** The first day: the one after the last hand-over, or that of the first booking. */
  from: string;
  /** The last day. */
  to: string;
  /** The smallest `sequence` in it. */
  firstSequence: number;
  /** The largest `sequence` in it. Bookings of later days may have numbers between the two. */
  lastSequence: number;
  /** Of its bookings and the hand-over before; see `GET /journal/handovers/{id}`. */
  sha256: string;
  /** When it was handed over. */
  createdAt: string;
  /** Who handed it over. */
  createdBy: string;
}

export interface HandoverList extends Omit<PaymentList, "payments"> {
  /** The newest first. */
  handovers: Handover[];
}

export interface AccountBalancesAccount {
  /** The number in the business's chart. */
  number: string;
  /** In the language of the request; several names where accounts share the number. */
  name: string;
  /** CHF, on the evening before `from`. Above 0 in debit, below 0 in credit. */
  openingBalance: number;
  /** CHF, booked in debit in these days. */
  debit: number;
  /** CHF, booked in credit in these days. */
  credit: number;
  /** CHF, on the evening of `to`: `openingBalance` and `debit` less `credit`. */
  closingBalance: number;
}

export interface AccountBalances {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
  /** Months (`2026-07`) without an exchange rate for which something in EUR of these days waits; it is not booked yet. */
  missingRates: string[];
  /** By number. Their closing balances add up to 0. */
  accounts: AccountBalancesAccount[];
}

export interface Template
  extends
    Omit<SeriesTemplate, "group" | "paymentReferenceType">,
    Pick<Client, "id" | "version" | "createdAt" | "updatedAt"> {
  /** The name of the template, 2 to 99 characters, once in a business. */
  name: string;
}

export interface TemplateList extends Pick<OfferList, "page" | "limit" | "deleted_has_more"> {
  /** The templates of this page, by name. */
  templates: Template[];
  /** How many templates there are that match. */
  total: number;
  /** Templates deleted since `updated_since`, the oldest first, at most 1,000; only on the first page of a list with `updated_since`. */
  deleted?: {
    /** The id of what was deleted. */
    id: string;
    /** When it was deleted, as a UTC timestamp. */
    deletedAt: string;
  }[];
}

export interface LanguagesLanguage {
  /** Its two-letter code (ISO 639-1). */
  code: "en" | "de" | "fr" | "it";
  /** Its name in that language. */
  name: string;
  /** Its tag with the country (BCP 47), such as `de-CH`. */
  locale: string;
}

export interface Languages {
  /** The languages of invoices and pages. */
  languages: LanguagesLanguage[];
  /** The language of the account. */
  current: "en" | "de" | "fr" | "it";
}

export interface FormattingOptionsRanges {
  /** Of the size of the text, in points. */
  fontSize: {
    /** The smallest value. */
    min: number;
    /** The greatest value. */
    max: number;
  };
  /** Of each margin, in millimetres. */
  margins: {
    /** The smallest value. */
    min: number;
    /** The greatest value. */
    max: number;
  };
}

export interface FormattingOptionsDefaultsMargins {
  /** At the top, in millimetres. */
  top: number;
  /** On the right, in millimetres. */
  right: number;
  /** At the bottom, in millimetres. */
  bottom: number;
  /** On the left, in millimetres. */
  left: number;
}

export interface FormattingOptionsDefaults {
  /** The font. */
  fontFamily: string;
  /** The size of the text, in points. */
  fontSize: number;
  /** The margins, in millimetres. */
  margins: FormattingOptionsDefaultsMargins;
}

export interface FormattingOptions {
  /** The fonts to choose from. */
  fontFamilies: string[];
  /** The smallest and greatest values. */
  ranges: FormattingOptionsRanges;
  /** What counts when nothing is said. */
  defaults: FormattingOptionsDefaults;
  /** The units of the values. */
  units: {
    /** Always `pt`. */
    fontSize: string;
    /** Always `mm`. */
    margins: string;
  };
}

export type IbanCheckError = Omit<BulkInvoicesResultErrorError, "suggestion">;

export interface IbanCheck {
  /** Whether it passes all checks of the QR-bill standard. */
  isValid: boolean;
  /** What is wrong, all at once; empty when it is valid. */
  errors: IbanCheckError[];
  /** It without spaces, in capitals. */
  iban: string;
  /** It as people write it. */
  formatted: string;
  /** Whether it is a QR-IBAN. */
  isQrIban: boolean;
}

export interface AddressCheckAddress extends InvoiceSenderAddress {
  /** The name of person or firm. */
  name?: string;
}

export interface AddressCheck {
  /** Whether it passes all checks of the QR-bill standard. */
  isValid: boolean;
  /** What is wrong, all at once; empty when it is valid. */
  errors: IbanCheckError[];
  /** It as it was understood. */
  address: AddressCheckAddress;
  /** The lines of the address. */
  formatted: string[];
}

export interface AmountCheck extends Omit<IbanCheck, "iban" | "isQrIban"> {
  /** It as a number in CHF; null when it cannot be read. */
  amount: number | null;
}

export interface ReferenceCheck extends Omit<AmountCheck, "amount"> {
  /** The reference without spaces. */
  reference: string;
  /** `QRR`, `SCOR` or `NON`. Left out: guessed from reference and account. */
  referenceType: "QRR" | "SCOR" | "NON";
}

export interface SlipPreviewQrBillDataFormatted {
  /** The account in groups of four. */
  creditorIBAN: string;
  /** The amount with spaces between thousands. */
  amount: string;
  /** The reference in groups. */
  reference: string;
}

export interface SlipPreviewQrBillData {
  /** The account to pay to. Left out: that of the profile. */
  creditorIBAN: string;
  /** Who is paid. Left out: the name of the profile. */
  creditorName: string;
  /** The address of who is paid. Left out: that of the profile. */
  creditorAddress: InvoiceSenderAddress;
  /** Who pays. */
  debtorName: string;
  /** The address of who pays. A missing postal code counts as 0000, in a preview only. */
  debtorAddress: InvoiceSenderAddress | null;
  /** The amount in CHF; null when it cannot be read. */
  amount: number | null;
  /** `CHF`, or `EUR` where the account's `eurInvoices` is on. Left out: CHF. */
  currency: string;
  /** `QRR`, `SCOR` or `NON`. Left out: guessed from reference and account. */
  referenceType: "QRR" | "SCOR" | "NON";
  /** The reference without spaces. */
  reference: string;
  /** The message on the payment part, empty for none. */
  message: string;
  /** `en`, `de`, `fr` or `it`. Left out: the language of the client if there is one, else that of the account. */
  language: "en" | "de" | "fr" | "it";
  /** How the letter is set. It is checked and given back, and changes nothing on the payment part. */
  formatting: FormattingOptionsDefaults;
  /** Account, amount and reference as the payment part prints them. */
  formatted: SlipPreviewQrBillDataFormatted;
}

export interface SlipPreview {
  /** Whether it passes all checks of the QR-bill standard. */
  isValid: boolean;
  /** What is wrong, all at once; empty when it is valid. */
  errors: IbanCheckError[];
  /** The first error as a sentence; null when there is none. */
  validationError: string | null;
  /** What the payment part would say. */
  qrBillData: SlipPreviewQrBillData;
  /** The Swiss QR Code as SVG; null while there are errors. */
  svg: string | null;
}

export type NewReference = Omit<ReferenceCheck, "isValid" | "errors">;

export interface ProfileSubscription {
  /** The plan: `free` or `pro`. */
  status: "free" | "pro";
  /** `monthly` or `yearly`; null without a paid subscription. */
  billingPeriod: string | null;
  /** Invoices created in this calendar month (Zurich). */
  invoicesGenerated: number;
  /** Invoices allowed in a calendar month; -1 means no limit. */
  monthlyLimit: number | null;
  /** Changes of drafts in this calendar month (Zurich). */
  editsUsed: number;
  /** What numbers of invoices begin with, at most 20 characters; needs Pro. Null or empty for ours. */
  customInvoicePrefix: string;
  /** The last number of the counter of this year. */
  lastInvoiceNumber: number;
  /** Until when Pro is yours, as a UTC timestamp: the end of the paid period, or of the days of grace while a payment is missing; null without a paid subscription. */
  currentPeriodEnd: string | null;
  /** When Pro ends, as a UTC timestamp, after it was cancelled or while a payment is missing; else null. */
  endsAt: string | null;
}

export interface Profile extends Pick<Client, "_id" | "id" | "phone" | "createdAt"> {
  /** The address of the account; changed in the profile only. */
  email: string;
  /** Whether the address is confirmed. Sending needs it. */
  emailVerified: boolean;
  /** First name, 2 to 99 characters. */
  firstName: string;
  /** Last name, 2 to 99 characters. */
  lastName: string;
  /** The name of the business on invoices and payment parts, at most 70 characters; empty: the name of the person. */
  companyName: string;
  /** The VAT number, as CHE-123.456.789 or LI 12345; empty without one. A wrong check digit is a warning. */
  vatNumber: string;
  /** The account to pay to, a Swiss or Liechtenstein IBAN. */
  iban: string;
  /** The QR-IBAN, if the bank gave one. Invoices in CHF use it, with QR references, unless they name another account or type of reference. */
  qrIban: string;
  /** Whether invoices without a reference of their own get one. Left out: it stays as it is; at first true. */
  referenceOnEveryInvoice: boolean;
  /** What numbers of credit notes begin with, at most 20 characters; null or empty for ours. */
  creditNotePrefix: string;
  /** What numbers of offers begin with, at most 20 characters; null or empty for ours. */
  offerPrefix: string;
  /** Whether totals are rounded to 5 Rappen. Left out: it stays as it is; at first false. */
  roundsToFive: boolean;
  /** Whether the payment part of invoices to firms carries billing information (Swico S1), as long as the business has a VAT number. Left out: it stays as it is; at first true. */
  billingInformation: boolean;
  /** Which PDFs of invoices and credit notes hold their data as XML (Factur-X / ZUGFeRD, profile EN 16931), added when they are issued: `abroad` those for clients outside Switzerland and Liechtenstein, `all`, or `off` none. A client's `eInvoice` goes first. Left out: it stays as it is; at first `abroad`. */
  eInvoices: "abroad" | "all" | "off";
  /** Whether invoices in EUR may be written. Left out: it stays as it is; at first false. */
  eurInvoices: boolean;
  /** Whether sending an invoice makes a page for its client. Left out: it stays as it is; at first true. */
  publicPages: boolean;
  /** Whether it is counted how often clients open their pages. Left out: it stays as it is; at first true. */
  countsViews: boolean;
  /** Whether an invoice is paid, not written off, when a rest of up to 5 % or CHF 5 beside money is let go. Left out: it stays as it is; at first true. */
  restCountsAsPaid: boolean;
  /** Whether no two clients, no two invoices, no two credit notes, no two offers and no two expenses may have the same `externalId`. While it is on, a call that would give one twice answers 409 `external_id.taken` with the record that has it in `existing`. Switching it on while some are shared answers 409 `external_id.not_unique` and names them. Left out: it stays as it is; at first false. */
  uniqueExternalIds: boolean;
  /** Whether "Made with Rappen" stands below e-mails and pages for clients. Only Pro can switch it off, and on Free it is always shown. Left out: it stays as it is; at first true. */
  showsMadeWith: boolean;
  /** The running part of the number that the next invoice gets, without its prefix. Set, it must be higher than any that was given or exists with this prefix, and needs Pro; an import of invoices sets it too. A text such as `081` also says how many digits the numbers have, a whole number leaves them. Left out, or as it was read: the numbers go on. */
  nextInvoiceNumber: number;
  /** As `nextInvoiceNumber`, for credit notes, on every plan. */
  nextCreditNoteNumber: number;
  /** As `nextInvoiceNumber`, for offers, on every plan. */
  nextOfferNumber: number;
  /** The language of the account: `en`, `de`, `fr` or `it`. A test key cannot change it. */
  preferredLanguage: "en" | "de" | "fr" | "it";
  /** Whether the person wishes to have news by e-mail. A test key cannot change it. */
  marketingOptIn: boolean;
  /** The address of the business. */
  address: InvoiceSenderAddress;
  /** Plan and usage. Cannot be set. */
  subscription: ProfileSubscription;
}

export interface Statistics {
  /** All invoices but those that are cancelled or archived. */
  totalInvoices: number;
  /** Invoices that are paid. */
  paidInvoices: number;
  /** Invoices that are sent and not overdue. */
  pendingInvoices: number;
  /** Invoices that are overdue. */
  overdueInvoices: number;
  /** Drafts. */
  draftInvoices: number;
  /** Invoices that are cancelled. */
  cancelledInvoices: number;
  /** What all sent and overdue invoices still owe, in CHF. */
  openAmount: number;
  /** What overdue invoices owe, in CHF. */
  overdueAmount: number;
  /** The same of invoices in EUR, in EUR. Left out where there are none. */
  openAmountEur?: number;
  /** What overdue invoices in EUR owe, in EUR. Left out where there are none. */
  overdueAmountEur?: number;
}

export interface Webhook extends Pick<Client, "id" | "createdAt" | "updatedAt"> {
  /** The address that events are posted to, https, at most 500 characters. It must lead to the public internet. */
  url: string;
  /** The events that it wishes to have, at least one. */
  events: WebhookEvent[];
  /** Whether events are sent. Left out: a new webhook is active, any other stays as it is. */
  isActive: boolean;
  /** Since when nothing has arrived there, as a UTC timestamp; null while it works. */
  failingSince: string | null;
  /** When it was switched off, after three days without success, as a UTC timestamp; else null. */
  switchedOffAt: string | null;
}

export interface WebhookWithSecret extends Webhook {
  /** The signing secret (`whsec_…`), told this once. */
  secret: string;
}

export interface WebhookList {
  /** All webhooks of the business, at most five. */
  webhooks: Webhook[];
}

export interface DeliveryListDeliveryAttempt {
  /** When this was so, as a UTC timestamp. */
  at: string;
  /** The status that your address answered; null when there was no answer. */
  statusCode: number | null;
  /** `ok`, or what went wrong: `status`, `redirect`, `timeout`, `refused`, `no_name`, `broken_off`, `tls`, `private_address`, `unreachable`. */
  outcome: string;
  /** The beginning of your answer. */
  extract: string;
  /** How long it took, in milliseconds. */
  durationMs: number;
}

export interface DeliveryListDelivery {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** The event that was sent. The same id comes with every attempt. */
  eventId: string;
  /** The type of the event, or `ping`. */
  type: DeliveryListDeliveryType;
  /** `pending` (further attempts follow), `delivered` or `failed`. */
  state: "pending" | "delivered" | "failed";
  /** When the next attempt is due, as a UTC timestamp; null when there is none. */
  nextAt: string | null;
  /** When it was created, as a UTC timestamp. */
  createdAt: string;
  /** Every attempt, the first one first. */
  attempts: DeliveryListDeliveryAttempt[];
}

export interface DeliveryList {
  /** What was sent to the webhook, the newest first. */
  deliveries: DeliveryListDelivery[];
  /** The number of this page, from 1. */
  page: number;
  /** How many entries a page holds. */
  limit: number;
  /** How many entries the whole list has. Left out with `total=false`. */
  total: number;
}

export interface Queued {
  /** Always true: it is on its way, within seconds as a rule. */
  queued: true;
}

export type InvoiceCreatedEventDataInvoiceAllocation = Omit<InvoiceAllocation, "invoice">;

export interface InvoiceCreatedEventDataInvoice extends Omit<Invoice, "allocations" | "nextStep" | "client"> {
  /** What settles it: parts of payments, credits, and what was let go. */
  allocations: InvoiceCreatedEventDataInvoiceAllocation[];
}

export interface InvoiceCreatedEvent {
  /** The id of the event. It stays the same with every attempt and replay: keep it to know an event again. */
  id: string;
  /** What happened. */
  type: "invoice.created";
  /** When it happened, as a UTC timestamp. */
  createdAt: string;
  /** The version of `data`, always `v1`. */
  apiVersion: "v1";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The invoice; of a deleted one as it was before. */
    invoice: InvoiceCreatedEventDataInvoice;
  };
}

export interface InvoiceUpdatedEvent extends Omit<InvoiceCreatedEvent, "type"> {
  /** What happened. */
  type: "invoice.updated";
}

export interface InvoiceDeletedEvent extends Omit<InvoiceCreatedEvent, "type"> {
  /** What happened. */
  type: "invoice.deleted";
}

export interface InvoiceSentEvent extends Omit<InvoiceCreatedEvent, "type"> {
  /** What happened. */
  type: "invoice.sent";
}

export interface InvoiceSendFailedEventDataDelivery extends Omit<InvoiceDelivery, "state"> {
  /** `queued`, `sending`, `sent` (the mail server took it), `outbox` (no mail server, or a test key: nothing left), `failed`, or `uncertain` (the connection broke off; it is not repeated by itself). */
  state: "failed" | "uncertain" | "sent";
  /** The reminder whose e-mail failed; null when it was the invoice's own. */
  reminderId: string | null;
}

export interface InvoiceSendFailedEventData {
  /** The invoice; of a deleted one as it was before. */
  invoice: InvoiceCreatedEventDataInvoice;
  /** The e-mail that failed, of the invoice or of a reminder. */
  delivery: InvoiceSendFailedEventDataDelivery;
}

export interface InvoiceSendFailedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "invoice.send_failed";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: InvoiceSendFailedEventData;
}

export interface InvoicePartiallyPaidEvent extends Omit<InvoiceSentEvent, "type"> {
  /** What happened. */
  type: "invoice.partially_paid";
}

export interface InvoicePaidEvent extends Omit<InvoiceSentEvent, "type"> {
  /** What happened. */
  type: "invoice.paid";
}

export interface InvoiceUnpaidEvent extends Omit<InvoiceSentEvent, "type"> {
  /** What happened. */
  type: "invoice.unpaid";
}

export interface InvoiceOverdueEvent extends Omit<InvoiceSentEvent, "type"> {
  /** What happened. */
  type: "invoice.overdue";
}

export interface InvoiceCancelledEvent extends Omit<InvoiceSentEvent, "type"> {
  /** What happened. */
  type: "invoice.cancelled";
}

export interface InvoiceViewedEvent extends Omit<InvoiceSentEvent, "type"> {
  /** What happened. */
  type: "invoice.viewed";
}

export interface CreditNoteCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "credit_note.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The credit note, in the shape of an invoice. */
    creditNote: InvoiceCreatedEventDataInvoice;
  };
}

export interface CreditNoteUpdatedEvent extends Omit<CreditNoteCreatedEvent, "type"> {
  /** What happened. */
  type: "credit_note.updated";
}

export interface CreditNoteSentEvent extends Omit<CreditNoteCreatedEvent, "type"> {
  /** What happened. */
  type: "credit_note.sent";
}

export interface CreditNoteSendFailedEventData {
  /** The credit note, in the shape of an invoice. */
  creditNote: InvoiceCreatedEventDataInvoice;
  /** The e-mail that failed, of the invoice or of a reminder. */
  delivery: InvoiceSendFailedEventDataDelivery;
}

export interface CreditNoteSendFailedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "credit_note.send_failed";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: CreditNoteSendFailedEventData;
}

export type OfferCreatedEventDataOffer = Omit<Offer, "nextStep" | "client">;

export interface OfferCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "offer.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The offer. */
    offer: OfferCreatedEventDataOffer;
  };
}

export interface OfferUpdatedEvent extends Omit<OfferCreatedEvent, "type"> {
  /** What happened. */
  type: "offer.updated";
}

export interface OfferDeletedEvent extends Omit<OfferCreatedEvent, "type"> {
  /** What happened. */
  type: "offer.deleted";
}

export type OfferSendFailedEventDataDelivery = Omit<InvoiceSendFailedEventDataDelivery, "reminderId">;

export interface OfferSendFailedEventData {
  /** The offer. */
  offer: OfferCreatedEventDataOffer;
  /** The e-mail that failed, of the invoice or of a reminder. */
  delivery: OfferSendFailedEventDataDelivery;
}

export interface OfferSendFailedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "offer.send_failed";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: OfferSendFailedEventData;
}

export interface OfferAcceptedEvent extends Omit<OfferCreatedEvent, "type"> {
  /** What happened. */
  type: "offer.accepted";
}

export interface OfferDeclinedEvent extends Omit<OfferCreatedEvent, "type"> {
  /** What happened. */
  type: "offer.declined";
}

export interface PaymentCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "payment.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The payment. */
    payment: Payment;
  };
}

export interface PaymentUpdatedEvent extends Omit<PaymentCreatedEvent, "type"> {
  /** What happened. */
  type: "payment.updated";
}

export interface PaymentReceivedEvent extends Omit<PaymentCreatedEvent, "type"> {
  /** What happened. */
  type: "payment.received";
}

export interface PaymentReversedEvent extends Omit<PaymentCreatedEvent, "type"> {
  /** What happened. */
  type: "payment.reversed";
}

export interface SeriesCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "series.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The recurring invoice. */
    series: Series;
  };
}

export interface SeriesUpdatedEvent extends Omit<SeriesCreatedEvent, "type"> {
  /** What happened. */
  type: "series.updated";
}

export interface SeriesInvoiceCreatedEventData {
  /** The recurring invoice. */
  series: Series;
  /** The invoice; of a deleted one as it was before. */
  invoice: InvoiceCreatedEventDataInvoice;
}

export interface SeriesInvoiceCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "series.invoice_created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: SeriesInvoiceCreatedEventData;
}

export interface SeriesStoppedEvent extends Omit<SeriesCreatedEvent, "type"> {
  /** What happened. */
  type: "series.stopped";
}

export interface ReminderSentEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "reminder.sent";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The reminder. */
    reminder: Reminder;
  };
}

export interface ServiceCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "service.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The service. */
    service: Service;
  };
}

export interface ServiceUpdatedEvent extends Omit<ServiceCreatedEvent, "type"> {
  /** What happened. */
  type: "service.updated";
}

export interface ServiceDeletedEvent extends Omit<ServiceCreatedEvent, "type"> {
  /** What happened. */
  type: "service.deleted";
}

export interface ServiceBilledEvent extends Omit<ServiceCreatedEvent, "type"> {
  /** What happened. */
  type: "service.billed";
}

export interface ClientCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "client.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The client; of a deleted one as it was before. */
    client: Client;
  };
}

export interface ClientUpdatedEvent extends Omit<ClientCreatedEvent, "type"> {
  /** What happened. */
  type: "client.updated";
}

export interface ClientDeletedEvent extends Omit<ClientCreatedEvent, "type"> {
  /** What happened. */
  type: "client.deleted";
}

export interface ClientPageMadeEvent extends Omit<ClientCreatedEvent, "type"> {
  /** What happened. */
  type: "client.page_made";
}

export interface ClientPageEndedEvent extends Omit<ClientCreatedEvent, "type"> {
  /** What happened. */
  type: "client.page_ended";
}

export interface ClientChangeProposedEvent extends Omit<ClientCreatedEvent, "type"> {
  /** What happened. */
  type: "client.change_proposed";
}

export interface TaxPeriodClosedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "tax_period.closed";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The return as it was closed. */
    taxPeriod: TaxPeriod;
  };
}

export interface JournalHandedOverEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "journal.handed_over";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** What was handed over. */
    handover: Handover;
  };
}

export interface ExpenseCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "expense.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The expense. */
    expense: Expense;
  };
}

export interface ExpenseUpdatedEvent extends Omit<ExpenseCreatedEvent, "type"> {
  /** What happened. */
  type: "expense.updated";
}

export interface ExpenseDeletedEvent extends Omit<ExpenseCreatedEvent, "type"> {
  /** What happened. */
  type: "expense.deleted";
}

export interface TemplateCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "template.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The template. */
    template: Template;
  };
}

export interface TemplateUpdatedEvent extends Omit<TemplateCreatedEvent, "type"> {
  /** What happened. */
  type: "template.updated";
}

export interface TemplateDeletedEvent extends Omit<TemplateCreatedEvent, "type"> {
  /** What happened. */
  type: "template.deleted";
}

export interface CatalogueItemCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "catalogue_item.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The entry of the catalogue. */
    catalogueItem: CatalogueItem;
  };
}

export interface CatalogueItemUpdatedEvent extends Omit<CatalogueItemCreatedEvent, "type"> {
  /** What happened. */
  type: "catalogue_item.updated";
}

export interface CatalogueItemDeletedEvent extends Omit<CatalogueItemCreatedEvent, "type"> {
  /** What happened. */
  type: "catalogue_item.deleted";
}

export interface ProfileUpdatedEventDataProfile extends Omit<
  Profile,
  | "_id"
  | "email"
  | "emailVerified"
  | "firstName"
  | "lastName"
  | "phone"
  | "nextInvoiceNumber"
  | "nextCreditNoteNumber"
  | "nextOfferNumber"
  | "preferredLanguage"
  | "marketingOptIn"
  | "subscription"
  | "createdAt"
> {
  /** What numbers of invoices begin with, at most 20 characters; needs Pro. Null or empty for ours. */
  customInvoicePrefix: string;
}

export interface ProfileUpdatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "profile.updated";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** What all members of the business share of its profile. */
    profile: ProfileUpdatedEventDataProfile;
  };
}

export interface QuestionAskedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "question.asked";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The question. */
    question: Question;
  };
}

export interface QuestionAnsweredEvent extends Omit<QuestionAskedEvent, "type"> {
  /** What happened. */
  type: "question.answered";
}

export interface QuestionWithdrawnEvent extends Omit<QuestionAskedEvent, "type"> {
  /** What happened. */
  type: "question.withdrawn";
}

export interface ReminderCreatedEvent extends Omit<ReminderSentEvent, "type"> {
  /** What happened. */
  type: "reminder.created";
}

export interface ReminderUpdatedEvent extends Omit<ReminderSentEvent, "type"> {
  /** What happened. */
  type: "reminder.updated";
}

export type BatchCreatedEventDataBatch = Omit<Batch, "results">;

export interface BatchCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "batch.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The batch, without what became of each client. */
    batch: BatchCreatedEventDataBatch;
  };
}

export interface BatchUpdatedEvent extends Omit<BatchCreatedEvent, "type"> {
  /** What happened. */
  type: "batch.updated";
}

export interface CommentCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "comment.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The comment. */
    comment: Comment;
  };
}

export interface DesignUpdatedEventDataDesignLogo {
  /** The SHA-256 of the picture. */
  sha256: string;
  /** Its media type: `image/png` or `image/jpeg`. */
  type: string;
  /** Its width in pixels. */
  width: number;
  /** Its height in pixels. */
  height: number;
  /** Its size in bytes. */
  bytes: number;
}

export interface DesignUpdatedEventDataDesign {
  /** The typeface of papers. */
  typeface: "liberation-sans" | "source-sans" | "source-serif";
  /** The size of the text, in points. */
  fontSize: number;
  /** The margins, in millimetres. */
  margins: FormattingOptionsDefaultsMargins;
  /** Where the window of the envelope is: `left` or `right`. */
  window: "right" | "left";
  /** Whether the sender stands in one small line above the recipient, for the window. */
  senderLine: boolean;
  /** Whether papers are printed on both sides. */
  duplex: boolean;
  /** The colour of lines and titles. */
  accent: string | null;
  /** The picture on papers; null without one. */
  logo: DesignUpdatedEventDataDesignLogo | null;
}

export interface DesignUpdatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "design.updated";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** How papers of the business look. */
    design: DesignUpdatedEventDataDesign;
  };
}

export interface ExchangeRateUpdatedEventData {
  /** CHF for 1 EUR, with at most 5 decimals, by which turnover and VAT of an invoice in EUR count. Left out: the monthly mean rate of the account, by which its money counts where the month has one. */
  exchangeRate: {
    /** The month, YYYY-MM. */
    month: string;
    /** The VAT rate in percent. */
    rate: number;
  };
}

export interface ExchangeRateUpdatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "exchange_rate.updated";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: ExchangeRateUpdatedEventData;
}

export interface BookingCreatedEvent extends Omit<InvoiceSentEvent, "type" | "data"> {
  /** What happened. */
  type: "booking.created";
  /** What it is about, as `/api/v1` answered it at that moment. */
  data: {
    /** The booking by hand. */
    booking: ManualBooking;
  };
}

export interface BookingUpdatedEvent extends Omit<BookingCreatedEvent, "type"> {
  /** What happened. */
  type: "booking.updated";
}

export interface EventList extends Omit<TaxDocumentList, "documents"> {
  /** The events of this page, the newest first, as they were posted to webhooks. */
  events: Event[];
}

export interface RequestListRequestCaller {
  /** `api_key` or `application`. */
  kind: "api_key" | "application";
  /** The id of the key, or of the connection of the application. */
  id: string;
  /** What it was called then. */
  name: string;
}

export interface RequestListRequest {
  /** What the answer carried as `X-Request-Id`. */
  id: string;
  /** When it was answered, as a UTC timestamp. */
  at: string;
  /** `GET`, `POST` and so on. */
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path as this reference has it, such as `/api/v1/invoices/{id}`. */
  pattern: string;
  /** The path as it was called. */
  path: string;
  /** What followed the path, from the question mark on; empty without. */
  query: string;
  /** The HTTP status of the answer. */
  status: number;
  /** Milliseconds until the answer was ready. */
  durationMs: number;
  /** The key or application that called, by its name at that time. */
  caller: RequestListRequestCaller;
  /** The `Idempotency-Key` of the call; null without. */
  idempotencyKey: string | null;
  /** The JSON that was sent, at most 4 kB (then it ends with `…`), with `[hidden]` for secrets; null for none and for files. */
  requestBody: string | null;
  /** The JSON that was answered, as `requestBody`. */
  responseBody: string | null;
}

export interface RequestList extends Omit<EventList, "events"> {
  /** The calls of this page, the newest first. */
  requests: RequestListRequest[];
}

export interface Replayed {
  /** To how many webhooks the event is sent again. */
  queued: number;
}

export interface AccountBusiness {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** Its name. */
  name: string;
  /** True with a test key: a business of its own, whose data are apart and of which nothing is mailed. */
  isSandbox: boolean;
}

export interface AccountKey {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** What the key was called when it was made. */
  name: string;
  /** `live`, or `test` for a key that acts on a sandbox. */
  mode: "live" | "test";
  /** `read_only`, `full`, or `custom` when its scopes were chosen. */
  access: "read_only" | "full" | "custom";
  /** What the key opens, such as `invoices:write`; writing includes reading. */
  scopes: AccountKeyScope[];
  /** The last day of the key, YYYY-MM-DD; null without an end. */
  expiresOn: string | null;
  /** When a key that was renewed stops working, as a UTC timestamp; else null. */
  expiresAt: string | null;
}

export interface Account {
  /** The business that the key acts for. */
  business: AccountBusiness;
  /** `owner`, `member`, `accountant` or `writer`: what the person may do there. A key acts as `owner`, within its scopes. */
  role: "owner" | "member" | "accountant" | "writer";
  /** The plan of the business: `free` or `pro`. */
  plan: "free" | "pro";
  /** What was used in this calendar month (Zurich). */
  usage: {
    /** Invoices created. */
    invoices: number;
    /** Changes of drafts. */
    edits: number;
  };
  /** The person whose key it is. */
  user: {
    /** Its id, a UUID. It never changes. */
    id: string;
    /** The address of the account. */
    email: string;
  };
  /** The key of this call. */
  key: AccountKey;
}

export interface SeatsBusinesse extends Pick<Account, "role"> {
  /** The id of the business, for the header `Rappen-Business`. */
  id: string;
  /** The name of the business, or of its owner while it has none. */
  name: string;
  /** True while the plan of the business has no room for the seat, which opens nothing then. */
  isPaused: boolean;
  /** True for the business of this call. */
  isCurrent: boolean;
}

export interface SeatsPeople extends Pick<SeatsBusinesse, "role" | "isPaused"> {
  /** The id of the person. */
  id: string;
  /** First and last name. */
  name: string;
  /** The address of the person. */
  email: string;
}

export interface Seats {
  /** Where the person has a seat. */
  businesses: SeatsBusinesse[];
  /** Everybody with a seat in this business; empty unless the owner asks. */
  people: SeatsPeople[];
}

export interface SandboxClock {
  /** Today of the sandbox in Zurich, YYYY-MM-DD. */
  day: string;
  /** The instant of the sandbox, as a UTC timestamp. */
  now: string;
  /** How many days it is ahead of the true day; 0 on the true one. */
  daysAhead: number;
}

export interface Sandbox {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** What it is called, at most 60 characters; unlike every other sandbox of the business. */
  name: string;
  /** Today of the sandbox in Zurich, YYYY-MM-DD. */
  day: string;
  /** How many days it is ahead of the true day; 0 on the true one. */
  daysAhead: number;
  /** When it was created, as a UTC timestamp. */
  createdAt: string;
}

export interface SandboxWithKey extends Sandbox {
  /** A test key with full access to it, told this once. */
  key: string;
}

export interface SandboxList {
  /** The oldest first, at most ten. */
  sandboxes: Sandbox[];
}

export interface ClientPage {
  /** The address that opens the page: answered once, when it is made, else null. */
  url: string | null;
  /** When the link was made; null where there is none. */
  createdAt: string | null;
}

export interface Deleted {
  /** Always true: it is gone. */
  deleted: true;
}

export interface Preview {
  /** What would happen: the record, and what becomes of it. Fields may be added. */
  preview: Record<string, unknown>;
  /** To be sent as the header `Confirmation` with the same call: once, within ten minutes, by the same key or connection. */
  confirmation: string;
  /** Until when the confirmation counts, as a UTC timestamp. */
  expiresAt: string;
}

export interface ListInvoicesQuery {
  /** How many entries a page holds, 1 to 100. Left out: 10. */
  limit?: number;
  /** The `next_cursor` of the page before, of the same list. */
  starting_after?: string;
  /** The number of the page, from 1. Means nothing together with `starting_after`. */
  page?: number;
  /** `false` leaves `total` out, and saves counting a long list. Left out or `true`: it is counted. */
  total?: boolean;
  /** One status, or several separated by commas. */
  status?: ("draft" | "sent" | "paid" | "overdue" | "credited" | "written_off" | "cancelled")[];
  /** `partly`: only invoices of which a part is paid. */
  paid?: "partly";
  /** `credit_note` lists credit notes; left out or `invoice`, invoices. */
  kind?: "invoice" | "credit_note";
  /** Only those of the client with this id. */
  client?: string;
  /** Search in number, recipient, subject, purchase order, notes and rows, in any case and without regard to accents. */
  q?: string;
  /** The order: `date`, `due`, `number`, `client` or `amount`, with `-` before it from the greatest. Left out: `-date`. */
  sort?:
    "date" | "-date" | "due" | "-due" | "number" | "-number" | "client" | "-client" | "amount" | "-amount";
  /** Only those issued on this day or later. */
  issued_from?: string;
  /** Only those issued on this day or earlier. */
  issued_to?: string;
  /** Only those due on this day or later. */
  due_from?: string;
  /** Only those due on this day or earlier. */
  due_to?: string;
  /** Only what changed at or after this instant, an RFC 3339 timestamp with an offset. The first page then names what was deleted. An invoice that becomes overdue does so by the calendar and is not shown; ask for `status=overdue`. */
  updated_since?: string;
  /** Only the one with this number, as a whole. */
  number?: string;
  /** Only those with this payment reference, as a whole. */
  reference?: string;
  /** Only those with this `externalId`, as a whole. */
  externalId?: string;
  /** Only those with a total of at least this much, each in its own currency. */
  amount_min?: number;
  /** Only those with a total of at most this much, each in its own currency. */
  amount_max?: number;
  /** Whole records beside their ids, separated by commas: `client` beside each `clientId`, `invoice` beside each `invoiceId`. Null for what is gone. The key needs the scope to read them, and one answer holds at most 200. */
  expand?: "client"[];
}

export interface CreateInvoiceDiscount {
  /** Percent, above 0 and at most 100, with at most two decimals. */
  percent?: number | null;
  /** CHF, at most what it is taken from. */
  amount?: number | null;
  /** What the discount is called on the invoice, at most 50 characters. */
  label?: string | null;
}

export interface CreateInvoiceRecipientAddress {
  /** The street, with or without the number, at most 70 characters. */
  street?: string | null;
  /** The number of the building, at most 16 characters. */
  buildingNumber?: string | null;
  /** The postal code; in Switzerland and Liechtenstein four digits. A country before it (`D-79761`) is taken off. */
  postalCode: string;
  /** The locality, at most 35 characters. */
  city: string;
  /** The country as its two-letter code (ISO 3166-1); usual names are understood. Left out: CH. */
  country?: string | null;
}

export interface CreateInvoiceRecipient {
  /** The name of person or firm, 2 to 70 characters. */
  name: string;
  /** The contact person, at most 70 characters. */
  contact?: string | null;
  /** The address that the invoice is sent to. */
  email?: string | null;
  /** The telephone number, kept as +41446681800 (E.164). National numbers are read as Swiss ones. */
  phone?: string | null;
  /** The address of the recipient. Postal code and city are needed. */
  address: CreateInvoiceRecipientAddress;
}

export interface CreateInvoiceItem
  extends
    Pick<OfferItem, "description" | "quantity" | "unitPrice" | "vatRate">,
    Partial<Pick<Service, "zeroRateReason">> {
  /** The unit, such as h or km, at most 20 characters; empty for pieces. */
  unit?: string | null;
  /** A discount on this row: `percent` or `amount`, not both. Null takes it away. */
  discount?: CreateInvoiceDiscount | null;
  /** More about the row, printed smaller below it, at most 500 characters. */
  details?: string | null;
  /** The same as `description`, kept for older programs. Send one of them, or both alike. */
  name?: string | null;
}

export interface CreateInvoiceSender {
  /** The name on the payment part, at most 70 characters. */
  name?: string | null;
  /** The account to pay to, a Swiss or Liechtenstein IBAN or QR-IBAN. Left out: that of the profile. */
  iban?: string | null;
  /** The address on the payment part. */
  address?: CreateInvoiceRecipientAddress | null;
}

export interface CreateInvoiceSend {
  /** The language of e-mail and PDF. Of a draft it becomes the invoice's own; later, the e-mail is a copy in another language. */
  language?: "en" | "de" | "fr" | "it" | null;
  /** The e-mail address; several as a list, or as one text with commas between them. At most 10 with `cc`, each is taken once. Left out: that of the recipient. */
  recipient?: string | string[] | null;
  /** As `recipient`: who receives a copy of the same message, as everybody sees. */
  cc?: string | string[] | null;
  /** The subject, at most 150 characters. Left out: your own text or ours, in the language of the e-mail. */
  subject?: string | null;
  /** The text, at most 3,000 characters. Left out: your own text or ours, in the language of the e-mail. */
  message?: string | null;
  /** True sends a copy to the address of the account. Left out: false. */
  copyToMe?: boolean | null;
  /** The version that was seen. A call that repeats one of the same version sends nothing more, and an earlier one is 409. */
  version?: number | null;
}

export interface CreateInvoicePayment {
  /** The day of the payment, YYYY-MM-DD, not in the future and not in a closed year. */
  paidOn: string;
  /** How it was paid, such as `card` or `twint`, at most 50 characters; shown with the payment. `cash` is booked on the account of cash, all else on that of the bank. */
  method?: string | null;
}

export interface CreateInvoice extends Partial<
  Pick<Offer, "serviceFrom" | "serviceTo" | "externalId" | "clientId">
> {
  /** Its number. Left out: the next one. A number of one's own needs Pro, has 2 to 99 characters, and must not be taken (409). */
  invoiceNumber?: string | null;
  /** The day of issue, YYYY-MM-DD. Left out: today in Switzerland. */
  issueDate?: string | null;
  /** The last day for paying, YYYY-MM-DD, after `issueDate`. Left out: as many days later as the account's own payment term says, 30 at first. */
  dueDate?: string | null;
  /** CHF for 1 EUR, with at most 5 decimals, by which turnover and VAT of an invoice in EUR count. Left out: the monthly mean rate of the account, by which its money counts where the month has one. */
  exchangeRate?: number | null;
  /** The language of invoice, PDF and e-mail: `en`, `de`, `fr` or `it`. Left out: the client's, else the account's. */
  language?: "en" | "de" | "fr" | "it" | null;
  /** The line above the rows, at most 100 characters. */
  subject?: string | null;
  /** Your client's order number, at most 35 characters; printed. */
  purchaseOrder?: string | null;
  /** The label of the project that it belongs to, at most 60 characters; printed. */
  project?: string | null;
  /** `CHF`, or `EUR` where the account's `eurInvoices` is on. Left out: CHF. */
  currency?: "CHF" | "EUR" | null;
  /** Remarks below the rows, at most 499 characters. */
  notes?: string | null;
  /** A discount: `percent` or `amount`, not both. That of the invoice is spread over its VAT rates. Null takes it away. */
  discount?: CreateInvoiceDiscount | null;
  /** Discounts for early payment: up to two terms, the later one with less percent. They lower neither total nor VAT until they are taken. */
  skonto?: InvoiceSkonto[] | null;
  /** True when unit prices include VAT. An invoice whose prices do not include VAT does not have the field. */
  pricesIncludeVat?: boolean | null;
  /** What the payment part says: `standard` with amount and client, `without_amount`, `without_debtor`, `donation` with neither, `notification` over 0.00 and marked as not for payment. Left out: `standard`. */
  slip?: "standard" | "without_amount" | "without_debtor" | "donation" | "notification" | null;
  /** `QRR` (QR reference, with a QR-IBAN), `SCOR` (creditor reference) or `NON` (none). Left out or empty: what fits the account. */
  paymentReferenceType?: "NON" | "QRR" | "SCOR" | null;
  /** The reference of the payment part. Left out: one is made from the number of the invoice, as `paymentReferenceType` says. */
  paymentReference?: string | null;
  /** Who pays, kept as it was when the invoice was written. May be left out when `clientId` is sent. */
  recipient?: CreateInvoiceRecipient | null;
  /** 1 to 200 rows. */
  items?: CreateInvoiceItem[] | null;
  /** Who issues the invoice, kept as it was. Left out: name, account and address of the profile. */
  sender?: CreateInvoiceSender | null;
  /** Notes of your program, never printed: an object of at most 50 texts, names of up to 40 and values of up to 500 characters. */
  metadata?: Record<string, string> | null;
  /** True saves the recipient as a client, or finds the one with the same name and e-mail address. */
  saveClient?: boolean | null;
  /** Of a call that creates: the template that what is not sent is taken from. */
  templateId?: string | null;
  /** Of a call that creates: true, or the body of `POST /invoices/{id}/send`, sends it at once. What hinders sending is a warning at `send…`; the draft exists all the same. */
  send?: true | CreateInvoiceSend | null;
  /** Of a call that creates: all of it was paid, by card at a till or in a shop. It is issued at once, its PDF says that it is paid and has no payment part, and its e-mail (`send`) asks for nothing. */
  payment?: CreateInvoicePayment | null;
  /** Counts the changes of its content. Sent along with a change, it makes a change that somebody else made in the meantime a 409 instead of overwriting it; `If-Match` does the same with a 412. */
  version?: number | null;
}

export interface CreateInvoices {
  /** 1 to 100 invoices, each as for `POST /invoices`. Each stands for itself: what is wrong with one does not stop the others. */
  invoices: CreateInvoice[];
}

export interface DownloadInvoicesQuery {
  /** The ids of up to 100 invoices, separated by commas; the PDF has their order. */
  ids?: string[];
}

export type ReadInvoiceQuery = Pick<ListInvoicesQuery, "expand">;

export interface UpdateInvoiceItem extends CreateInvoiceItem {
  /** The amount of the row in CHF, after its discount, rounded to the Rappen. */
  total?: number;
}

export type UpdateInvoiceSender = CreateInvoiceSender & Partial<Omit<OfferSender, "name" | "address">>;

export interface UpdateInvoice
  extends
    Omit<CreateInvoice, "items" | "sender" | "templateId" | "send" | "payment">,
    Pick<Invoice, "kind" | "corrects" | "reason" | "deposit" | "deductions" | "discountTotal" | "rounding">,
    Partial<
      Pick<
        Invoice,
        | "_id"
        | "id"
        | "status"
        | "total"
        | "subtotal"
        | "vat"
        | "vatTotal"
        | "vatPercent"
        | "qrBill"
        | "qrBillOptions"
        | "paidOn"
        | "amountPaid"
        | "amountDue"
        | "allocations"
        | "ledger"
        | "delivery"
        | "publicUrl"
        | "createdAt"
        | "updatedAt"
        | "nextStep"
      >
    > {
  /** 1 to 200 rows. */
  items: UpdateInvoiceItem[];
  /** Who issues the invoice, kept as it was. Left out: name, account and address of the profile. */
  sender?: UpdateInvoiceSender | null;
}

export interface PatchInvoiceRecipientAddress extends Omit<
  CreateInvoiceRecipientAddress,
  "postalCode" | "city"
> {
  /** The postal code; in Switzerland and Liechtenstein four digits. A country before it (`D-79761`) is taken off. */
  postalCode?: string | null;
  /** The locality, at most 35 characters. */
  city?: string | null;
}

export interface PatchInvoiceRecipient extends Omit<CreateInvoiceRecipient, "name" | "address"> {
  /** The name of person or firm, 2 to 70 characters. */
  name?: string | null;
  /** The address of the recipient. Postal code and city are needed. */
  address?: PatchInvoiceRecipientAddress | null;
}

export interface PatchInvoiceSender extends Omit<UpdateInvoiceSender, "address"> {
  /** The address on the payment part. */
  address?: PatchInvoiceRecipientAddress | null;
}

export interface PatchInvoice extends Omit<UpdateInvoice, "recipient" | "items" | "sender" | "metadata"> {
  /** Who pays, kept as it was when the invoice was written. May be left out when `clientId` is sent. */
  recipient?: PatchInvoiceRecipient | null;
  /** 1 to 200 rows. */
  items?: UpdateInvoiceItem[] | null;
  /** Who issues the invoice, kept as it was. Left out: name, account and address of the profile. */
  sender?: PatchInvoiceSender | null;
  /** Notes of your program, never printed: an object of at most 50 texts, names of up to 40 and values of up to 500 characters. */
  metadata?: Record<string, string | null> | null;
}

export interface DownloadInvoiceQuery {
  /** The language of the PDF. Left out: the invoice's own. */
  language?: "en" | "de" | "fr" | "it";
  /** `true` downloads what was issued, byte for byte, of an invoice or credit note that is cancelled or withdrawn; without it, its PDF says so on every page. */
  original?: boolean;
  /** A print beside the invoice, drawn anew and of today. Left out: the invoice. */
  kind?: "orderConfirmation" | "deliveryNote";
}

export interface SendInvoice
  extends Pick<PatchInvoice, "subject" | "version">, Pick<CreateInvoiceSend, "cc" | "copyToMe"> {
  /** `en`, `de`, `fr` or `it`. Left out: the language of the client if there is one, else that of the account. */
  language?: "en" | "de" | "fr" | "it" | null;
  /** Whom the e-mail goes to: one address; several as a list, or as one text with commas between them. At most 10 with `cc`, each is taken once. Left out: the client's. */
  recipient?: string | string[] | null;
  /** What is wrong and what is expected, in English or the language of `Accept-Language`. For people; it may change. */
  message?: string | null;
}

export interface MarkPaid {
  /** The day of the payment, YYYY-MM-DD, not in the future. Left out: today. */
  paidOn?: string | null;
  /** How it was paid: `cash` is money in the cash box, all else is on the bank account. */
  method?: string | null;
}

export interface ChangeStatus extends Pick<SendInvoice, "version"> {
  /** For `paid` only: the day of the payment, YYYY-MM-DD, not in the future. Left out: today. */
  paidOn?: string | null;
  /** For `paid` only, as of `mark-paid`. */
  method?: string | null;
  /** The status wanted: `sent`, `paid`, `overdue` or `cancelled`. */
  status: "sent" | "paid" | "overdue" | "cancelled";
}

export interface CreateBatch extends Omit<
  CreateInvoice,
  | "invoiceNumber"
  | "language"
  | "paymentReference"
  | "recipient"
  | "items"
  | "externalId"
  | "clientId"
  | "saveClient"
  | "send"
  | "payment"
  | "version"
> {
  /** The name of the group; null for a list of clients. */
  group?: string | null;
  /** The clients who each get a draft, at most 10,000, instead of `group`. */
  clientIds?: string[] | null;
  /** What the first row costs a client instead of its `unitPrice`, in the currency of the invoice, by the client's id. */
  amounts?: Record<string, number | string> | null;
  /** `en`, `de`, `fr` or `it`. Left out: the language of the client if there is one, else that of the account. */
  language?: "en" | "de" | "fr" | "it" | null;
  /** 1 to 200 rows; in descriptions, `subject` and `notes` `{name}`, `{contact}` and `{city}` stand for those of the client. */
  items?: CreateInvoiceItem[] | null;
}

export interface MakeDeposit {
  /** Percent of the draft, above 0 and below 100, with at most two decimals. Either this or `amount`. */
  percent?: number | null;
  /** What is asked for, VAT included, in the currency of the draft. Either this or `percent`. */
  amount?: number | null;
  /** The version of the draft that was seen; an earlier one is 409. */
  version?: number | null;
}

export interface IssueCreditNoteItem {
  /** The row of the invoice, counted from 1. */
  position: number;
  /** How much of the row is credited, at most what is left of it. */
  quantity: number;
}

export interface IssueCreditNote {
  /** What is credited: rows of the invoice, each once. Left out: everything that is left. */
  items?: IssueCreditNoteItem[] | null;
  /** What the client pays less, VAT included, in the currency of the invoice, above 0 and at most what is left of its total. It is taken from what is left of each VAT rate, in a row for each. Not with `items`. */
  amount?: number | null;
  /** Why, printed on the credit note, at most 300 characters. */
  reason: string;
  /** The version of the invoice that was seen; an earlier one is 409. */
  version?: number | null;
}

export interface WriteOff {
  /** How much is let go, in CHF. Left out: all that is due. */
  amount?: number | null;
  /** Why, at most 200 characters; not printed. */
  reason: string;
  /** The day of the write-off, YYYY-MM-DD, not in the future. Left out: today. */
  writtenOffOn?: string | null;
}

export interface CommentOnInvoiceQuestion {
  /** Who is asked. When asking: the e-mail address or id of a person of this business who may read comments. */
  to: string;
  /** The day, `YYYY-MM-DD`, by which an answer is needed; empty where it has time. */
  until?: string | null;
}

export interface CommentOnInvoice {
  /** What was written, at most 2,000 characters. */
  text: string;
  /** Asks somebody of the business for an answer. */
  question?: CommentOnInvoiceQuestion | null;
  /** The id of the open question, on the same document, that this comment answers. */
  answers?: string | null;
}

export interface ListOffersQuery extends Omit<
  ListInvoicesQuery,
  "status" | "paid" | "kind" | "q" | "sort" | "due_from" | "due_to" | "updated_since" | "reference"
> {
  /** One status, or several separated by commas. */
  status?: ("draft" | "sent" | "accepted" | "declined" | "expired" | "invoiced")[];
  /** Search in number, recipient, subject, texts and rows, in any case and without regard to accents. */
  q?: string;
  /** The order: `date`, `valid`, `number`, `client` or `amount`, with `-` before it from the greatest. Left out: `-date`. */
  sort?:
    | "date"
    | "-date"
    | "valid"
    | "-valid"
    | "number"
    | "-number"
    | "client"
    | "-client"
    | "amount"
    | "-amount";
  /** Only those valid until this day or later. */
  valid_from?: string;
  /** Only those valid until this day or earlier. */
  valid_to?: string;
  /** Only what changed at or after this instant, an RFC 3339 timestamp with an offset. The first page then names what was deleted. An offer that expires does so by the calendar and is not shown; ask for `status=expired`. */
  updated_since?: string;
}

export interface CreateOffer extends Pick<
  CreateInvoice,
  | "issueDate"
  | "serviceFrom"
  | "serviceTo"
  | "subject"
  | "purchaseOrder"
  | "project"
  | "notes"
  | "discount"
  | "pricesIncludeVat"
  | "externalId"
  | "metadata"
  | "clientId"
  | "saveClient"
  | "version"
> {
  /** The last day on which the client can accept, YYYY-MM-DD, not before `issueDate`. Left out: 30 days after it. */
  validUntil?: string | null;
  /** The language of offer, PDF and e-mail: `en`, `de`, `fr` or `it`. Left out: the client's, else the account's. */
  language?: "en" | "de" | "fr" | "it" | null;
  /** The terms below the total, at most 2,000 characters. */
  terms?: string | null;
  /** Who gets the offer, kept as it was when it was written. May be left out when `clientId` is sent. */
  recipient?: CreateInvoiceRecipient | null;
  /** 1 to 200 rows. */
  items: CreateInvoiceItem[];
}

export type ReadOfferQuery = ReadInvoiceQuery;

export type UpdateOffer = Pick<
  UpdateInvoice,
  | "issueDate"
  | "serviceFrom"
  | "serviceTo"
  | "subject"
  | "purchaseOrder"
  | "project"
  | "notes"
  | "discount"
  | "pricesIncludeVat"
  | "items"
  | "externalId"
  | "metadata"
  | "clientId"
  | "saveClient"
  | "version"
  | "id"
  | "subtotal"
  | "vat"
  | "discountTotal"
  | "rounding"
  | "vatTotal"
  | "vatPercent"
  | "delivery"
  | "createdAt"
  | "nextStep"
> &
  Pick<CreateOffer, "validUntil" | "language" | "terms" | "recipient"> &
  Partial<
    Pick<
      Offer,
      | "status"
      | "currency"
      | "total"
      | "revision"
      | "offerNumber"
      | "sender"
      | "publicUrl"
      | "acceptedAt"
      | "acceptedBy"
      | "declinedAt"
      | "declinedBy"
      | "answerRemark"
      | "invoices"
      | "updatedAt"
    >
  >;

export interface PatchOffer
  extends Omit<UpdateOffer, "recipient" | "items" | "metadata">, Pick<PatchInvoice, "items" | "metadata"> {
  /** Who gets the offer, kept as it was when it was written. May be left out when `clientId` is sent. */
  recipient?: PatchInvoiceRecipient | null;
}

export interface DownloadOfferQuery {
  /** The language of the PDF. Left out: the offer's own. */
  language?: "en" | "de" | "fr" | "it";
  /** A print beside the offer, drawn anew and of today. Left out: the offer. */
  kind?: "orderConfirmation" | "deliveryNote";
}

export type SendOffer = SendInvoice;

export interface AcceptOffer {
  /** Who accepted, at most 70 characters. Left out: the recipient. */
  name?: string | null;
  /** What was remarked, at most 1,000 characters. */
  remark?: string | null;
  /** The version of the offer that was seen; an earlier one is 409. */
  version?: number | null;
}

export interface DeclineOffer {
  /** Who declined, at most 70 characters. Left out: the recipient. */
  name?: string | null;
  /** What was remarked, at most 1,000 characters. */
  remark?: string | null;
  /** The version of the offer that was seen; an earlier one is 409. */
  version?: number | null;
}

export interface InvoiceOffer {
  /** `whole`, `part` or `final`. Left out: `whole`. */
  kind?: "whole" | "part" | "final" | null;
  /** Of a part: percent of the offer, above 0 and below 100, with at most two decimals. */
  percent?: number | null;
  /** The version of the offer that was seen; an earlier one is 409. */
  version?: number | null;
}

export type CommentOnOffer = CommentOnInvoice;

export interface ListQuestionsQuery extends Pick<
  ListOffersQuery,
  "limit" | "starting_after" | "page" | "total"
> {
  /** Only those in this state. */
  state?: "open" | "answered" | "withdrawn";
}

export type CommentOnExpense = CommentOnOffer;

export interface ListExpensesQuery extends Pick<
  ListInvoicesQuery,
  "limit" | "starting_after" | "page" | "total" | "externalId" | "updated_since"
> {
  /** Search, in any case and without regard to accents. */
  q?: string;
  /** Only those of this day or later. */
  from?: string;
  /** Only those of this day or earlier. */
  to?: string;
  /** Only those of this category. */
  category?: ExpenseCategory;
  /** Only those paid so; `open` for what is to be paid. */
  paidFrom?: "bank" | "cash" | "private" | "open";
}

export interface CreateExpenseRow {
  /** The rate in percent, 0 without VAT that may be deducted. */
  rate: number;
  /** The amount at this rate in CHF, with VAT. */
  gross: number;
  /** The VAT in it, as printed. Left out: what `gross` contains at the rate, rounded to the Rappen. */
  vat?: number | null;
}

export interface CreateExpense
  extends
    Pick<CreateOffer, "externalId" | "metadata" | "version">,
    Pick<Expense, "supplier" | "day" | "category">,
    Partial<Pick<Expense, "dueOn" | "paidOn" | "acquisitionTax">> {
  /** Whose money paid it: `bank` (where it is left out), `cash`, `private`, or `open` while it is not paid. What is open stands on the account of creditors. */
  paidFrom?: "bank" | "cash" | "private" | "open" | null;
  /** How much of it is private, in percent with at most 2 decimals: no cost, and its VAT is not deducted. 0 where it is left out. */
  privateShare?: number | null;
  /** The reference of its payment part, or the supplier's number, at most 40 characters. */
  reference?: string | null;
  /** The account that was paid, in Switzerland or Liechtenstein. */
  iban?: string | null;
  /** A note of your own, at most 500 characters. */
  note?: string | null;
  /** The label of the project that it is a cost of, at most 60 characters. */
  project?: string | null;
  /** One row for each VAT rate of the receipt, at most 10. */
  rows: CreateExpenseRow[];
  /** The sum of the rows in CHF. If it is sent, another sum is 422. */
  amount?: number | null;
  /** Whether it is another expense than one with the same supplier, day and amount. */
  keepTwice?: boolean | null;
}

export type UpdateExpense = CreateExpense &
  Partial<Pick<Expense, "id" | "account" | "vat" | "receipt" | "createdAt" | "updatedAt">>;

export interface PatchExpense extends Omit<
  UpdateExpense,
  "supplier" | "day" | "category" | "rows" | "metadata"
> {
  /** Who was paid, at most 70 characters. */
  supplier?: string | null;
  /** The day on the receipt, `YYYY-MM-DD`. */
  day?: string | null;
  /** What it was spent on; it says the account and where the input tax stands in the VAT return. */
  category?: ExpenseCategory | null;
  /** One row for each VAT rate of the receipt, at most 10. */
  rows?: CreateExpenseRow[] | null;
  /** Notes of your program, never printed: an object of at most 50 texts, names of up to 40 and values of up to 500 characters. */
  metadata?: Record<string, string | null> | null;
}

export interface UploadReceiptQuery {
  /** `true` keeps a receipt that another expense has, too. */
  keepTwice?: boolean;
}

export interface ListRemindersQuery {
  /** Whole records beside their ids, separated by commas: `client` beside each `clientId`, `invoice` beside each `invoiceId`. Null for what is gone. The key needs the scope to read them, and one answer holds at most 200. */
  expand?: "invoice"[];
}

export interface CreateReminder extends Pick<SendOffer, "cc" | "version"> {
  /** 1 to 3. A higher one than the next may be named, a lower one not. Left out: the letter written today, or else the next one once the term of the last one is over. */
  level?: 1 | 2 | 3 | null;
  /** True sends letter and invoice by e-mail. Left out: false, for the post. */
  send?: boolean | null;
  /** Of an e-mail, whom it goes to: one address; several as a list, or as one text with commas between them. At most 10 with `cc`, each is taken once. Left out: the client's. */
  recipient?: string | string[] | null;
}

export interface ListReminderLettersQuery extends Omit<ListQuestionsQuery, "state"> {
  /** Whole records beside their ids, separated by commas: `client` beside each `clientId`, `invoice` beside each `invoiceId`. Null for what is gone. The key needs the scope to read them, and one answer holds at most 200. */
  expand?: ("client" | "invoice")[];
}

export interface CreateReminderLettersInvoice extends Pick<SendOffer, "version"> {
  /** Its id, a UUID. It never changes. */
  id: string;
  /** 1 to 3. A higher one than the next may be named, a lower one not. Left out: the next one. */
  level?: 1 | 2 | 3 | null;
}

export interface CreateReminderLetters extends Pick<CreateReminder, "recipient" | "cc"> {
  /** True sends each letter by e-mail. Left out: false, for the post. */
  send?: boolean | null;
  /** Exactly these invoices of the client, 1 to 100. Left out: all that are overdue. */
  invoices?: CreateReminderLettersInvoice[] | null;
}

export interface UpdateReminderSettingsInterest {
  /** Percent a year, 0 to 15, with at most one decimal. Left out: 5 (Art. 104 CO). */
  percent?: number | null;
  /** `30/360` (each month has 30 days) or `act/365` (calendar days). */
  dayCount?: "30/360" | "act/365" | null;
  /** `due_date` or `first_reminder`: the day after which interest runs. */
  from?: "due_date" | "first_reminder" | null;
}

export interface UpdateReminderSettingsLevelTexts {
  /** In German. */
  de?: string | null;
  /** In French. */
  fr?: string | null;
  /** In Italian. */
  it?: string | null;
  /** In English. */
  en?: string | null;
}

export interface UpdateReminderSettingsLevel extends Pick<
  ReminderSettingsLevel,
  "daysAfter" | "newTermDays"
> {
  /** The fee of this level in CHF, at most 500. Left out: 0. */
  fee?: number | null;
  /** Whether this level charges interest. Left out: false. */
  interest?: boolean | null;
  /** The text of the letter by language, at most 1,000 characters each; empty for ours. */
  texts?: UpdateReminderSettingsLevelTexts | null;
}

export interface UpdateReminderSettings extends Partial<
  Pick<ReminderSettings, "bankFileDays" | "activatedOn">
> {
  /** `off`, `suggest` (names who is due), `draft` (writes the letters) or `send` (sends them). */
  mode: "off" | "suggest" | "draft" | "send";
  /** The hour in Zurich, 0 to 23, at which it runs on working days. Left out: 9. */
  hour?: number | null;
  /** Nobody is reminded of less, in CHF, at most 100,000. Left out: 5. */
  minimumAmount?: number | null;
  /** How interest on arrears is computed. */
  interest?: UpdateReminderSettingsInterest | null;
  /** The three levels, in their order. */
  levels: UpdateReminderSettingsLevel[];
  /** True reminds also of invoices whose first reminder would have been due before reminders were switched on. Left out: false. */
  includePast?: boolean | null;
  /** Sent along, it makes a change that somebody else made in the meantime a 409. */
  version?: number | null;
}

export interface ListClientsQuery extends Omit<
  ListExpensesQuery,
  "q" | "from" | "to" | "category" | "paidFrom"
> {
  /** Search in names, e-mail, phone, address and VAT number, in any case and without regard to accents. */
  q?: string;
  /** Only those with this e-mail address, in any case. */
  email?: string;
  /** Only those in the group of this name, in any case and without regard to accents. */
  group?: string;
}

export interface CreateClient
  extends
    Pick<CreateOffer, "externalId" | "metadata" | "version">,
    Omit<CreateInvoiceRecipient, "email" | "address"> {
  /** The address that invoices are sent to; needed unless `delivery` is `post`. */
  email?: string | null;
  /** The address. All of it may be left out, and is then needed for an invoice. */
  address?: PatchInvoiceRecipientAddress | null;
  /** The client's VAT number, any text of at most 40 characters. */
  vatNumber?: string | null;
  /** To whom a network partner delivers this client's bills as eBill: an e-mail address, a UID or a number of 17 digits. Payment parts of invoices name it; that alone delivers nothing. */
  eBillId?: string | null;
  /** The language of invoices to this client: `en`, `de`, `fr` or `it`. Left out: the account's. */
  language?: "en" | "de" | "fr" | "it" | null;
  /** Whether the PDFs of invoices and credit notes to this client hold their data as XML (Factur-X / ZUGFeRD): `always`, `never`, or `default`, as the account's `eInvoices` says. Left out: it stays as it is; at first `default`. */
  eInvoice?: "default" | "always" | "never" | null;
  /** How letters reach this client: `email`, or `post`, then without an e-mail address if it has none; sending answers 409 `client.by_post` unless the call names a `recipient`. Left out: it stays as it is; at first `email`. */
  delivery?: "email" | "post" | null;
  /** The number that you have for this client, at most 40 characters. Left out: it stays as it is. */
  clientNumber?: string | null;
  /** What you note about this client, at most 1,000 characters; clients never see it. Left out: it stays as it is. */
  remark?: string | null;
  /** The names of the groups that the client belongs to, at most 20 of at most 60 characters, without commas. A name that no client has yet makes a group; case and accents make no other one. Left out: none. */
  groups?: string[] | null;
}

export type FindOrCreateClient = CreateClient;

export type UpdateClient = CreateClient & Partial<Pick<Client, "_id" | "id" | "createdAt" | "updatedAt">>;

export interface PatchClient extends Omit<UpdateClient, "name" | "metadata"> {
  /** The name of person or firm, 2 to 70 characters. */
  name?: string | null;
  /** Notes of your program, never printed: an object of at most 50 texts, names of up to 40 and values of up to 500 characters. */
  metadata?: Record<string, string | null> | null;
}

export interface ListCatalogueQuery extends Pick<
  ListExpensesQuery,
  "limit" | "starting_after" | "page" | "total" | "q"
> {
  /** `true` lists what is archived; left out or `false`, what is not. */
  archived?: boolean;
  /** Only what changed at or after this instant, an RFC 3339 timestamp with an offset. The first page then names what was deleted. What is archived is in the list with `archived=true`. */
  updated_since?: string;
}

export interface CreateCatalogueItemName {
  /** In English. */
  en?: string | null;
  /** In German. */
  de?: string | null;
  /** In French. */
  fr?: string | null;
  /** In Italian. */
  it?: string | null;
}

export interface CreateCatalogueItem
  extends Pick<CreateInvoiceItem, "unit" | "zeroRateReason">, Pick<SendOffer, "version"> {
  /** Its name by language, in at least one of them. */
  name: CreateCatalogueItemName;
  /** Your article number, at most 35 characters, once in a business. */
  number?: string | null;
  /** More about it, at most 500 characters. */
  description?: string | null;
  /** The price of one unit in CHF. */
  unitPrice: number;
  /** Whether `unitPrice` includes VAT. Left out: false. */
  pricesIncludeVat?: boolean | null;
  /** `normal`, `reduced`, `lodging` or `none`. The rate follows from the day of supply. Left out: `normal`. */
  vatClass?: string | null;
  /** True takes it out of the list without deleting it. Left out: it stays as it is. */
  archived?: boolean | null;
}

export type UpdateCatalogueItem = CreateCatalogueItem &
  Partial<Pick<Client, "id" | "createdAt" | "updatedAt">>;

export interface PatchCatalogueItem extends Omit<UpdateCatalogueItem, "name" | "unitPrice"> {
  /** Its name by language, in at least one of them. */
  name?: CreateCatalogueItemName | null;
  /** The price of one unit in CHF. */
  unitPrice?: number | null;
}

export interface ListServicesQuery extends Omit<ListExpensesQuery, "category" | "paidFrom" | "externalId"> {
  /** Only those of the client with this id. */
  client?: string;
  /** Only those with this project label; case and accents do not matter. */
  project?: string;
  /** Only those that are `open`, or `billed`. */
  state?: "open" | "billed";
}

export interface CreateService
  extends
    Pick<CreateInvoiceItem, "quantity" | "unit" | "vatRate" | "zeroRateReason">,
    Pick<SendOffer, "version">,
    Pick<Service, "day" | "description" | "unitPrice"> {
  /** The id of the client that it was done for; null once the client is deleted. */
  clientId: string;
  /** The label of the project that it belongs to, at most 60 characters. */
  project?: string | null;
}

export type UpdateService = CreateService &
  Partial<Pick<Service, "id" | "amount" | "state" | "invoiceId" | "createdAt" | "updatedAt">>;

export interface PatchService extends Omit<
  UpdateService,
  "clientId" | "day" | "description" | "quantity" | "unitPrice" | "vatRate"
> {
  /** The id of the client that it was done for; null once the client is deleted. */
  clientId?: string | null;
  /** The day on which it was done, `YYYY-MM-DD`. */
  day?: string | null;
  /** What was done, at most 499 characters; the text of the row that bills it. */
  description?: string | null;
  /** How much, above 0 and at most 999,999, with at most two decimals; without a unit such as h or km a whole number. */
  quantity?: number | null;
  /** The price of one unit in CHF, without VAT. */
  unitPrice?: number | null;
  /** The VAT rate in percent, 0 to 100 with at most one decimal, such as 8.1. */
  vatRate?: number | null;
}

export interface InvoiceServices {
  /** The id of the client that gets the invoice. */
  clientId: string;
  /** The ids of its services, at most 500. */
  serviceIds?: string[] | null;
  /** The versions that were seen, by the service's id; another one is 409 `service.changed`. */
  versions?: Record<string, number> | null;
  /** The last day, `YYYY-MM-DD`, instead of `serviceIds`. */
  until?: string | null;
  /** `service` for a row for each service, `text` for a row for each text, unit, price and VAT rate. Left out: `service`. */
  groupBy?: "service" | "text" | null;
}

export interface ListProjectsQuery {
  /** Only invoices, services and expenses of this day or later. */
  from?: string;
  /** Only those of this day or earlier. */
  to?: string;
}

export interface ListPaymentsQuery extends ListReminderLettersQuery {
  /** Only those in this state. */
  state?: "booked" | "proposed" | "unassigned" | "ignored" | "reversed";
  /** Only those of the client with this id. */
  client?: string;
  /** Only payments that came with the bank file of this id. */
  bank_file?: string;
  /** Search in payer, message, reference and the numbers of invoices, or an amount. */
  q?: string;
  /** Only payments that changed at or after this instant, an RFC 3339 timestamp with an offset. None is ever deleted: one that was taken back is `reversed`. */
  updated_since?: string;
}

export interface RecordPayment {
  /** The money that came in, in CHF, above 0. What exceeds `amountDue` is the client's credit. */
  amount: number;
  /** The day of the payment, YYYY-MM-DD, not in the future. Left out: today. */
  paidOn?: string | null;
  /** A note of at most 140 characters; not printed. */
  note?: string | null;
  /** How it was paid, at most 50 characters; shown with the payment. `cash` is booked on the account of cash, all else on that of the bank. */
  method?: string | null;
  /** True lets the discount for early payment settle the rest; where day or amount do not fit (5 Rappen more or less), that is 422. */
  skonto?: boolean | null;
  /** What it settles first: `charges_first` (interest and fees of reminders, Art. 85 OR; so when left out) or `rows_first` (the invoice). */
  order?: "charges_first" | "rows_first" | null;
  /** True: money from before a reminder also pays the interest and fee which that reminder charged. Left out or false: such money pays the invoice first, and they lapse once it has paid all of it. */
  keepCharges?: boolean | null;
  /** The invoice that it pays: one that is sent, overdue or written off, which it recovers. */
  invoiceId: string;
}

export type ReadPaymentQuery = Pick<ListPaymentsQuery, "expand">;

export interface RecordRefund {
  /** How much was paid back, in CHF. Left out: all credit that is left. */
  amount?: number | null;
  /** The day on which it was paid back, YYYY-MM-DD, not in the future. Left out: today. */
  refundedOn?: string | null;
  /** A note of at most 140 characters; not printed. */
  note?: string | null;
  /** How it was paid back: `cash` left the cash box, all else the bank account. */
  method?: string | null;
}

export type ListBankFilesQuery = Omit<ListQuestionsQuery, "state">;

export interface ImportBankFileQuery {
  /** An IBAN that is yours too, though it is not in the profile; may be repeated. */
  account?: string[];
}

export interface ListSeriesQuery extends ReadOfferQuery {
  /** Only what changed at or after this instant, an RFC 3339 timestamp with an offset. None is ever deleted; one that is over is `ended`. */
  updated_since?: string;
}

export interface CreateSeriesRuleEnd {
  /** The last day, YYYY-MM-DD. */
  on?: string | null;
  /** How many dates from `start`, 1 to 999, past and skipped ones too. */
  after?: number | null;
}

export interface CreateSeriesRule extends Omit<SeriesRule, "day" | "end"> {
  /** The day of the month, 1 to 31 or `last`. Left out: that of `start`. In shorter months the last day. */
  day?: number | "last" | null;
  /** When it ends: `on` or `after`. Left out or null: never. */
  end?: CreateSeriesRuleEnd | null;
}

export interface CreateSeriesTemplate
  extends
    Pick<
      CreateBatch,
      | "subject"
      | "purchaseOrder"
      | "project"
      | "currency"
      | "notes"
      | "discount"
      | "skonto"
      | "pricesIncludeVat"
      | "slip"
      | "paymentReferenceType"
    >,
    Partial<Pick<SeriesTemplate, "clientId" | "group">> {
  /** Of a recurring invoice: who pays, saved as a client when there is none with the same name and e-mail address. Not needed with `clientId`. */
  recipient?: CreateInvoiceRecipient | null;
  /** The language of its invoices: `en`, `de`, `fr` or `it`. Left out: the client's, else the account's. */
  language?: "en" | "de" | "fr" | "it" | null;
  /** Days from issue to due date, 1 to 365. Left out: 30. */
  termDays?: number | null;
  /** 1 to 200 rows. */
  items: CreateInvoiceItem[];
}

export interface CreateSeries extends Pick<SendOffer, "version"> {
  /** What the series is called, 2 to 99 characters. Left out: its subject or first row. */
  name?: string | null;
  /** When invoices are written. */
  rule: CreateSeriesRule;
  /** `draft` writes drafts; `send` issues and sends each, which needs a confirmed e-mail address. Left out: `draft`. */
  mode?: "draft" | "send" | null;
  /** What each invoice says. In `subject`, `notes` and descriptions the placeholders `{month}`, `{month-1}`, `{month+1}`, `{month-1 year}`, `{month+1 year}`, `{quarter}`, `{year}`, `{year-1}`, `{year+1}`, `{period}`, `{period_start}` and `{period_end}` are filled in. `{year}` is that of the period: beside `{month+1}` it would be the old one each December, so write `{month+1 year}`; the answer to the other has a warning `field.torn_year`. */
  template: CreateSeriesTemplate;
}

export type ReadSeriesQuery = ReadOfferQuery;

export interface UpdateSeriesTemplate extends Omit<CreateSeriesTemplate, "paymentReferenceType"> {
  /** `QRR` (QR reference, with a QR-IBAN), `SCOR` (creditor reference) or `NON` (none). Left out or empty: what fits the account. */
  paymentReferenceType?: "" | "NON" | "QRR" | "SCOR" | null;
}

export interface UpdateSeries
  extends
    Omit<CreateSeries, "template">,
    Partial<Omit<Series, "name" | "mode" | "rule" | "template" | "version">> {
  /** What each invoice says. In `subject`, `notes` and descriptions the placeholders `{month}`, `{month-1}`, `{month+1}`, `{month-1 year}`, `{month+1 year}`, `{quarter}`, `{year}`, `{year-1}`, `{year+1}`, `{period}`, `{period_start}` and `{period_end}` are filled in. `{year}` is that of the period: beside `{month+1}` it would be the old one each December, so write `{month+1 year}`; the answer to the other has a warning `field.torn_year`. */
  template: UpdateSeriesTemplate;
}

export interface PatchSeriesRule extends Pick<CreateSeriesRule, "day" | "end"> {
  /** One invoice every so many units, 1 to 366. */
  every?: number | null;
  /** `day`, `week`, `month` or `year`. */
  unit?: "day" | "week" | "month" | "year" | null;
  /** The first date, YYYY-MM-DD. Periods that began before today are not invoiced. */
  start?: string | null;
}

export interface PatchSeriesTemplate extends Omit<UpdateSeriesTemplate, "recipient" | "items"> {
  /** Of a recurring invoice: who pays, saved as a client when there is none with the same name and e-mail address. Not needed with `clientId`. */
  recipient?: PatchInvoiceRecipient | null;
  /** 1 to 200 rows. */
  items?: CreateInvoiceItem[] | null;
}

export interface PatchSeries extends Omit<UpdateSeries, "rule" | "template"> {
  /** When invoices are written. */
  rule?: PatchSeriesRule | null;
  /** What each invoice says. In `subject`, `notes` and descriptions the placeholders `{month}`, `{month-1}`, `{month+1}`, `{month-1 year}`, `{month+1 year}`, `{quarter}`, `{year}`, `{year-1}`, `{year+1}`, `{period}`, `{period_start}` and `{period_end}` are filled in. `{year}` is that of the period: beside `{month+1}` it would be the old one each December, so write `{month+1 year}`; the answer to the other has a warning `field.torn_year`. */
  template?: PatchSeriesTemplate | null;
}

export interface ListTaxPeriodsQuery {
  /** How many entries a page holds, 1 to 100. Left out: 10. */
  limit?: number;
  /** The number of the page, from 1. Means nothing together with `starting_after`. */
  page?: number;
}

export interface PatchTaxPeriod
  extends Pick<PatchOffer, "version" | "id">, Partial<Omit<TaxPeriod, "id" | "version">> {
  /** Acquisitions, without tax. */
  383?: number | null;
  /** Input tax on material and services. */
  400?: number | null;
  /** Input tax on investments and other operating costs. */
  405?: number | null;
  /** Subsequent input tax deduction. */
  410?: number | null;
  /** Input tax corrections. */
  415?: number | null;
  /** Input tax reductions. */
  420?: number | null;
  /** Subsidies, tourist taxes and the like. */
  900?: number | null;
  /** Donations, dividends, damages and the like. */
  910?: number | null;
}

export interface CloseTaxPeriod {
  /** The `hash` of the return that was read. */
  hash: string;
}

export interface ListTaxDocumentsQuery {
  /** The `ziffer` of a line that documents stand behind, such as `200`, `303` or `undecided`. */
  line?: string;
  /** How many entries a page holds, 1 to 100. Left out: 10. */
  limit?: number;
  /** The `next_cursor` of the page before, of the same list. */
  starting_after?: string;
}

export interface CreateVatMethodActivity {
  /** Five characters, as the tax administration approved it. */
  code: string;
  /** As people call it. */
  name?: string | null;
  /** The net tax rate, per cent. */
  rate: number;
}

export interface CreateVatMethod extends Pick<
  VatMethod,
  "validFrom" | "method" | "consideration" | "period"
> {
  /** Whether the payable tax is rounded to 5 Rappen in the taxpayer's favour. */
  roundsToFive?: boolean | null;
  /** Of the net tax rates, at most nine; empty otherwise. */
  activities?: CreateVatMethodActivity[] | null;
  /** Of the first step: whether VAT of what was supplied before was declared elsewhere; null while nobody has said it. */
  registeredBefore?: boolean | null;
}

export interface CreateTaxDecision {
  /** The ids of the invoices and credit notes. */
  invoiceIds: string[];
  /** Why they are at 0 %; null where it was not said. */
  reason?: "export" | "abroad" | "exempt" | null;
  /** The code of their activity; null where it was not said. */
  activity?: string | null;
}

export interface ListJournalQuery {
  /** The first day; that of the current business year where it is left out, or the first of all with `since` alone. */
  from?: string;
  /** The last day; that of the current business year where it is left out, or the last of all with `since` alone. */
  to?: string;
  /** Only bookings whose `sequence` is above this one, in the order of `sequence`: ask with the last one that you have. 0 for all. */
  since?: number;
  /** Only bookings on the account of this number in the business's chart, in debit or credit. */
  account?: string;
  /** Only what was written before this instant, an RFC 3339 timestamp with an offset: the journal as it was then. */
  recordedBefore?: string;
  /** How many entries a page holds, 1 to 100. Left out: 10. */
  limit?: number;
  /** The `next_cursor` of the page before, of the same list. */
  starting_after?: string;
}

export interface CreateBooking extends Pick<
  ManualBooking,
  "day" | "text" | "debitAccount" | "creditAccount" | "amount"
> {
  /** The number of the receipt, at most 40 characters; empty without. */
  reference?: string | null;
}

export interface UploadBookingReceiptQuery {
  /** `true` keeps a receipt that another expense has, too. */
  keepTwice?: boolean;
}

export interface CreateHandover {
  /** The last day. */
  to: string;
}

export type ListHandoversQuery = ListBankFilesQuery;

export interface DownloadHandoverQuery {
  /** Of the file. Left out: `csv`. */
  format?: "csv" | "xlsx" | "banana" | "bexio" | "abacus";
}

export interface ListAccountsQuery {
  /** The first day; that of the current business year where it is left out. */
  from?: string;
  /** The last day; that of the current business year where it is left out. */
  to?: string;
}

export interface ListYearChangesQuery {
  /** How many entries a page holds, 1 to 100. Left out: 10. */
  limit?: number;
  /** The `next_cursor` of the page before, of the same list. */
  starting_after?: string;
}

export interface ReadYearLineQuery {
  /** How many entries a page holds, 1 to 100. Left out: 10. */
  limit?: number;
  /** The `next_cursor` of the page before, of the same list. */
  starting_after?: string;
}

export interface CloseYear {
  /** The `hash` of the year that was read. */
  hash: string;
}

export interface ReopenYear {
  /** Why; it is kept with the closing. */
  reason: string;
}

export interface ListTemplatesQuery extends Pick<ListOffersQuery, "limit" | "page" | "expand"> {
  /** Search, in any case and without regard to accents. */
  q?: string;
  /** Only what changed at or after this instant, an RFC 3339 timestamp with an offset. The first page then names what was deleted. */
  updated_since?: string;
}

export interface CreateTemplate
  extends
    Omit<CreateSeriesTemplate, "group" | "recipient" | "paymentReferenceType">,
    Pick<SendOffer, "version"> {
  /** The name of the template, 2 to 99 characters, once in a business. */
  name: string;
}

export type ReadTemplateQuery = ReadOfferQuery;

export type UpdateTemplate = CreateTemplate & Partial<Pick<Client, "id" | "createdAt" | "updatedAt">>;

export interface PatchTemplate extends Omit<UpdateTemplate, "name" | "items"> {
  /** The name of the template, 2 to 99 characters, once in a business. */
  name?: string | null;
  /** 1 to 200 rows. */
  items?: CreateInvoiceItem[] | null;
}

export interface CreateWebhook extends Pick<Webhook, "url" | "events"> {
  /** Whether events are sent. Left out: a new webhook is active, any other stays as it is. */
  isActive?: boolean | null;
}

export type UpdateWebhook = CreateWebhook & Partial<Omit<Webhook, "url" | "events" | "isActive">>;

export interface PatchWebhook extends Omit<UpdateWebhook, "url" | "events"> {
  /** The address that events are posted to, https, at most 500 characters. It must lead to the public internet. */
  url?: string | null;
  /** The events that it wishes to have, at least one. */
  events?: WebhookEvent[] | null;
}

export interface ListDeliveriesQuery {
  /** How many entries a page holds, 1 to 100. Left out: 20. */
  limit?: number;
  /** The number of the page, from 1. Means nothing together with `starting_after`. */
  page?: number;
}

export interface ListEventsQuery {
  /** How many entries a page holds, 1 to 100. Left out: 10. */
  limit?: number;
  /** The `next_cursor` of the page before, of the same list. */
  starting_after?: string;
  /** One type of event, or several separated by commas. */
  type?: WebhookEvent[];
  /** Only events that happened at or after this instant, an RFC 3339 timestamp with an offset. */
  created_since?: string;
}

export interface ReplayEvent {
  /** The webhook to send it to. Left out: all active ones that subscribe to its type. */
  webhookId?: string | null;
}

export interface ListRequestsQuery {
  /** How many entries a page holds, 1 to 100. Left out: 10. */
  limit?: number;
  /** The `next_cursor` of the page before, of the same list. */
  starting_after?: string;
  /** The status of the answer, such as `404`, or `4xx` for all that begin with 4. */
  status?: string;
  /** The method of the call. */
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With what the path of the call begins, such as `/api/v1/invoices`. */
  path?: string;
  /** The id of a key, or of the connection of an application. */
  keyId?: string;
  /** Only calls answered at or after this instant, an RFC 3339 timestamp with an offset. */
  from?: string;
  /** Only calls answered at or before this instant, an RFC 3339 timestamp with an offset. */
  to?: string;
}

export interface ExportDataQuery {
  /** The kind of file. Needed. */
  format?: "excel" | "csv" | "json";
  /** `true` exports invoices. */
  includeInvoices?: boolean;
  /** `true` adds the rows of invoices; in JSON they are within the invoices. */
  includeItems?: boolean;
  /** `true` exports offers. */
  includeOffers?: boolean;
  /** `true` exports clients. */
  includeCustomers?: boolean;
  /** `true` exports payments in every state. */
  includePayments?: boolean;
  /** `true` exports every charge and settlement of the invoices issued in the period, with the balance after it. */
  includeLedger?: boolean;
  /** `true` exports expenses. */
  includeExpenses?: boolean;
  /** `true` exports the catalogue, with what is archived. */
  includeCatalogue?: boolean;
  /** `true` exports figures. */
  includeStats?: boolean;
  /** Only invoices issued and payments made on this day or later. */
  dateFrom?: string;
  /** Only invoices issued and payments made on this day or earlier. */
  dateTo?: string;
  /** What separates the columns of a CSV file. Left out: `semicolon`. */
  separator?: "semicolon" | "comma";
  /** `translated` names columns in the language of the account; `stable` names them as in this API, with ids and plain numbers, for programs. Left out: `translated`. */
  headings?: "translated" | "stable";
}

export interface ValidateIban {
  /** The IBAN to judge, with or without spaces. */
  iban: string;
}

export interface ValidateAddressAddress extends PatchInvoiceRecipientAddress {
  /** The name of person or firm. */
  name?: string | null;
}

export interface ValidateAddress {
  /** The address to judge. */
  address: ValidateAddressAddress;
}

export interface ValidateAmount {
  /** The amount to judge, as a number or a text. */
  amount: number;
}

export interface ValidateReference {
  /** The reference to judge, with or without spaces. */
  reference?: string | null;
  /** `QRR`, `SCOR` or `NON`. Left out: guessed from reference and account. */
  referenceType?: string | null;
  /** The account that it must fit. Left out: only the reference itself is judged. */
  creditorIBAN?: string | null;
}

export interface PreviewSlipFormattingMargins {
  /** At the top, in millimetres. */
  top?: number | null;
  /** On the right, in millimetres. */
  right?: number | null;
  /** At the bottom, in millimetres. */
  bottom?: number | null;
  /** On the left, in millimetres. */
  left?: number | null;
}

export interface PreviewSlipFormatting {
  /** The font. */
  fontFamily?: "Arial" | null;
  /** The size of the text, in points. */
  fontSize?: number | null;
  /** The margins, in millimetres. */
  margins?: PreviewSlipFormattingMargins | null;
}

export interface PreviewSlip {
  /** The account to pay to. Left out: that of the profile. */
  creditorIBAN?: string | null;
  /** Who is paid. Left out: the name of the profile. */
  creditorName?: string | null;
  /** The address of who is paid. Left out: that of the profile. */
  creditorAddress?: PatchInvoiceRecipientAddress | null;
  /** Who pays. */
  debtorName?: string | null;
  /** The address of who pays. A missing postal code counts as 0000, in a preview only. */
  debtorAddress?: PatchInvoiceRecipientAddress | null;
  /** The amount in CHF, above 0. */
  amount?: number | null;
  /** The reference without spaces. */
  reference?: string | null;
  /** `QRR`, `SCOR` or `NON`. Left out: guessed from reference and account. */
  referenceType?: string | null;
  /** The number that a reference is made from, when none is sent. */
  invoiceNumber?: string | null;
  /** The language of the payment part. Left out: that of the account. */
  language?: "en" | "de" | "fr" | "it" | null;
  /** How the letter is set. It is checked and given back, and changes nothing on the payment part. */
  formatting?: PreviewSlipFormatting | null;
  /** What the payment part says, as an invoice's `slip`; at first `standard`. */
  slip?: "standard" | "without_amount" | "without_debtor" | "donation" | "notification" | null;
}

export interface GenerateReference {
  /** The account that it must fit. */
  creditorIBAN?: string | null;
  /** The number to make it from. Left out: the day and chance. */
  number?: string | null;
  /** The id of an invoice to make it from, instead of `number`. */
  invoice?: string | null;
}

export interface UpdateProfile
  extends
    Pick<PatchClient, "phone" | "_id" | "id" | "createdAt">,
    Partial<Pick<Profile, "email" | "emailVerified" | "subscription">> {
  /** First name, 2 to 99 characters. */
  firstName?: string | null;
  /** Last name, 2 to 99 characters. */
  lastName?: string | null;
  /** The language of the account: `en`, `de`, `fr` or `it`. A test key cannot change it. */
  preferredLanguage?: "en" | "de" | "fr" | "it" | null;
  /** The name of the business on invoices and payment parts, at most 70 characters; empty: the name of the person. */
  companyName?: string | null;
  /** The VAT number, as CHE-123.456.789 or LI 12345; empty without one. A wrong check digit is a warning. */
  vatNumber?: string | null;
  /** The account to pay to, a Swiss or Liechtenstein IBAN. */
  iban?: string | null;
  /** The address of the business. */
  address?: PatchInvoiceRecipientAddress | null;
  /** The QR-IBAN, if the bank gave one. Invoices in CHF use it, with QR references, unless they name another account or type of reference. */
  qrIban?: string | null;
  /** What numbers of invoices begin with, at most 20 characters; needs Pro. Null or empty for ours. */
  customInvoicePrefix?: string | null;
  /** What numbers of credit notes begin with, at most 20 characters; null or empty for ours. */
  creditNotePrefix?: string | null;
  /** What numbers of offers begin with, at most 20 characters; null or empty for ours. */
  offerPrefix?: string | null;
  /** The running part of the number that the next invoice gets, without its prefix. Set, it must be higher than any that was given or exists with this prefix, and needs Pro; an import of invoices sets it too. A text such as `081` also says how many digits the numbers have, a whole number leaves them. Left out, or as it was read: the numbers go on. */
  nextInvoiceNumber?: number | null;
  /** As `nextInvoiceNumber`, for credit notes, on every plan. */
  nextCreditNoteNumber?: number | null;
  /** As `nextInvoiceNumber`, for offers, on every plan. */
  nextOfferNumber?: number | null;
  /** Whether invoices without a reference of their own get one. Left out: it stays as it is; at first true. */
  referenceOnEveryInvoice?: boolean | null;
  /** Whether totals are rounded to 5 Rappen. Left out: it stays as it is; at first false. */
  roundsToFive?: boolean | null;
  /** Whether the payment part of invoices to firms carries billing information (Swico S1), as long as the business has a VAT number. Left out: it stays as it is; at first true. */
  billingInformation?: boolean | null;
  /** Which PDFs of invoices and credit notes hold their data as XML (Factur-X / ZUGFeRD, profile EN 16931), added when they are issued: `abroad` those for clients outside Switzerland and Liechtenstein, `all`, or `off` none. A client's `eInvoice` goes first. Left out: it stays as it is; at first `abroad`. */
  eInvoices?: "abroad" | "all" | "off" | null;
  /** Whether invoices in EUR may be written. Left out: it stays as it is; at first false. */
  eurInvoices?: boolean | null;
  /** Whether sending an invoice makes a page for its client. Left out: it stays as it is; at first true. */
  publicPages?: boolean | null;
  /** Whether it is counted how often clients open their pages. Left out: it stays as it is; at first true. */
  countsViews?: boolean | null;
  /** Whether an invoice is paid, not written off, when a rest of up to 5 % or CHF 5 beside money is let go. Left out: it stays as it is; at first true. */
  restCountsAsPaid?: boolean | null;
  /** Whether no two clients, no two invoices, no two credit notes, no two offers and no two expenses may have the same `externalId`. While it is on, a call that would give one twice answers 409 `external_id.taken` with the record that has it in `existing`. Switching it on while some are shared answers 409 `external_id.not_unique` and names them. Left out: it stays as it is; at first false. */
  uniqueExternalIds?: boolean | null;
  /** Whether "Made with Rappen" stands below e-mails and pages for clients. Only Pro can switch it off, and on Free it is always shown. Left out: it stays as it is; at first true. */
  showsMadeWith?: boolean | null;
  /** Whether the person wishes to have news by e-mail. A test key cannot change it. */
  marketingOptIn?: boolean | null;
}

export type PatchProfile = UpdateProfile;

export interface CreateSandbox {
  /** What it is called, at most 60 characters; unlike every other sandbox of the business. */
  name: string;
}

export interface MoveClockOfSandbox {
  /** The day to move on to, YYYY-MM-DD: today of the sandbox or later. */
  day: string;
}

export interface MoveSandboxClock {
  /** The day to move on to, YYYY-MM-DD: today of the sandbox or later. */
  day: string;
}

export interface ReceiveTestPayment {
  /** The money that arrives, in CHF, above 0. */
  amount: number;
  /** `CHF`, or `EUR` where the account's `eurInvoices` is on. Left out: CHF. */
  currency?: "CHF" | "EUR" | null;
  /** The day on which it arrives, YYYY-MM-DD, not in the future. Left out: today of the sandbox. */
  paidOn?: string | null;
  /** The reference of the payment slip, QRR or SCOR, with or without spaces. Left out: one that stands in `message`. */
  reference?: string | null;
  /** The name of the payer. */
  payerName?: string | null;
  /** The account of the payer, of any country. */
  payerIban?: string | null;
  /** What the payer writes; the number of an invoice is found in it. */
  message?: string | null;
}

/** The types by the names that they have in the OpenAPI file. */
export interface components {
  schemas: {
    Invoice: Invoice;
    InvoiceList: InvoiceList;
    BulkInvoices: BulkInvoices;
    Batch: Batch;
    DeletedInvoice: DeletedInvoice;
    Offer: Offer;
    OfferList: OfferList;
    Comment: Comment;
    Question: Question;
    QuestionList: QuestionList;
    Client: Client;
    ClientList: ClientList;
    FoundClient: FoundClient;
    CatalogueItem: CatalogueItem;
    CatalogueList: CatalogueList;
    ProjectList: ProjectList;
    Service: Service;
    ServiceList: ServiceList;
    Reminder: Reminder;
    ReminderList: ReminderList;
    ReminderLetters: ReminderLetters;
    ReminderLetterList: ReminderLetterList;
    ReminderSettings: ReminderSettings;
    Payment: Payment;
    PaymentList: PaymentList;
    Expense: Expense;
    ExpenseList: ExpenseList;
    Series: Series;
    SeriesList: SeriesList;
    BankFile: BankFile;
    BankFileList: BankFileList;
    BankFileImport: BankFileImport;
    TaxPeriod: TaxPeriod;
    TaxPeriodList: TaxPeriodList;
    Journal: Journal;
    TaxDocumentList: TaxDocumentList;
    VatMethod: VatMethod;
    VatMethodList: VatMethodList;
    Reconciliation: Reconciliation;
    TaxDecision: TaxDecision;
    Year: Year;
    YearChanges: YearChanges;
    YearLines: YearLines;
    YearLine: YearLine;
    ManualBooking: ManualBooking;
    Handover: Handover;
    HandoverList: HandoverList;
    AccountBalances: AccountBalances;
    Template: Template;
    TemplateList: TemplateList;
    Languages: Languages;
    FormattingOptions: FormattingOptions;
    IbanCheck: IbanCheck;
    AddressCheck: AddressCheck;
    AmountCheck: AmountCheck;
    ReferenceCheck: ReferenceCheck;
    SlipPreview: SlipPreview;
    NewReference: NewReference;
    Profile: Profile;
    Statistics: Statistics;
    Webhook: Webhook;
    WebhookWithSecret: WebhookWithSecret;
    WebhookList: WebhookList;
    DeliveryList: DeliveryList;
    Queued: Queued;
    Event: Event;
    EventList: EventList;
    RequestList: RequestList;
    Replayed: Replayed;
    Account: Account;
    Seats: Seats;
    SandboxClock: SandboxClock;
    Sandbox: Sandbox;
    SandboxWithKey: SandboxWithKey;
    SandboxList: SandboxList;
    ClientPage: ClientPage;
    Deleted: Deleted;
    Preview: Preview;
  };
}
