// Made by `node scripts/client.mjs` from the OpenAPI file.

export interface paths {
  "/invoices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List invoices */
    get: operations["listInvoices"];
    put?: never;
    /** Create a draft */
    post: operations["createInvoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/bulk": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create up to 100 drafts, with a result each */
    post: operations["createInvoices"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download several invoices as one PDF */
    get: operations["downloadInvoices"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/duplicate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a draft with the same content */
    post: operations["duplicateInvoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read an invoice */
    get: operations["readInvoice"];
    /** Replace a draft */
    put: operations["updateInvoice"];
    post?: never;
    /** Delete a draft, archive any other invoice */
    delete: operations["deleteInvoice"];
    options?: never;
    head?: never;
    /** Change some fields of a draft */
    patch: operations["patchInvoice"];
    trace?: never;
  };
  "/invoices/{id}/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download the PDF */
    get: operations["downloadInvoice"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/send": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send by e-mail */
    post: operations["sendInvoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/mark-sent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Issue a draft that is posted or handed over; one already issued stays as it is */
    post: operations["markSent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/mark-paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Book what is due as paid; an invoice already paid stays as it is */
    post: operations["markPaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/mark-unpaid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take the newest payments back; an invoice not paid stays as it is */
    post: operations["markUnpaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancel; a cancelled invoice stays as it is */
    post: operations["cancelInvoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Set the status; never takes a payment back */
    put: operations["changeStatus"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/credit-notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Issue a credit note for all or some rows of an invoice */
    post: operations["issueCreditNote"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/withdraw": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a credit note that nobody has received or used */
    post: operations["withdrawCreditNote"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/write-off": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Write off what is due, or part of it */
    post: operations["writeOff"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/write-off/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Let an invoice owe again what was written off of it */
    post: operations["undoWriteOff"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/reminders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List an invoice's reminders */
    get: operations["listReminders"];
    put?: never;
    /** Write the next reminder of an overdue invoice, and send it if asked to */
    post: operations["createReminder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoices/{id}/reminders/{rid}/pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download a reminder's PDF */
    get: operations["downloadReminder"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reminder-settings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the settings of reminders */
    get: operations["readReminderSettings"];
    /** Replace the settings of reminders */
    put: operations["updateReminderSettings"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/clients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List clients by name */
    get: operations["listClients"];
    put?: never;
    /** Create a client */
    post: operations["createClient"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/clients/find-or-create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Find a client by name and e-mail, or create it */
    post: operations["findOrCreateClient"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/clients/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a client */
    get: operations["readClient"];
    /** Replace a client */
    put: operations["updateClient"];
    post?: never;
    /** Delete a client */
    delete: operations["deleteClient"];
    options?: never;
    head?: never;
    /** Change some fields of a client */
    patch: operations["patchClient"];
    trace?: never;
  };
  "/catalogue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the catalogue by name */
    get: operations["listCatalogue"];
    put?: never;
    /** Add a product or service to the catalogue */
    post: operations["createCatalogueItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/catalogue/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a product or service */
    get: operations["readCatalogueItem"];
    /** Replace a product or service */
    put: operations["updateCatalogueItem"];
    post?: never;
    /** Delete a product or service */
    delete: operations["deleteCatalogueItem"];
    options?: never;
    head?: never;
    /** Change some fields of a product or service */
    patch: operations["patchCatalogueItem"];
    trace?: never;
  };
  "/payments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List payments, the newest first */
    get: operations["listPayments"];
    put?: never;
    /** Record money that came in for an invoice */
    post: operations["recordPayment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a payment */
    get: operations["readPayment"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/{id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take a payment back; one that the bank reported is left unassigned */
    post: operations["undoPayment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payments/{id}/refund": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record that a client's credit was paid back */
    post: operations["recordRefund"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank-files": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Import a camt.053 or camt.054 file, or a ZIP with several; 200 when all of it is known */
    post: operations["importBankFile"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank-files/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read an imported bank file */
    get: operations["readBankFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bank-files/{id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back everything that a bank file has changed */
    post: operations["undoBankFile"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/series": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List recurring invoices by name */
    get: operations["listSeries"];
    put?: never;
    /** Create a recurring invoice */
    post: operations["createSeries"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/series/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a recurring invoice */
    get: operations["readSeries"];
    /** Replace a recurring invoice */
    put: operations["updateSeries"];
    post?: never;
    /** End a recurring invoice; the invoices that it has written stay */
    delete: operations["endSeries"];
    options?: never;
    head?: never;
    /** Change some fields of a recurring invoice */
    patch: operations["patchSeries"];
    trace?: never;
  };
  "/series/{id}/pause": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Write no invoices until it is resumed */
    post: operations["pauseSeries"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/series/{id}/resume": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Go on after a pause, or once the reason for which it stopped is gone */
    post: operations["resumeSeries"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/series/{id}/skip": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Leave out the next invoice */
    post: operations["skipNext"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/templates": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List templates by name */
    get: operations["listTemplates"];
    put?: never;
    /** Create a template */
    post: operations["createTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/templates/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a template */
    get: operations["readTemplate"];
    /** Replace a template */
    put: operations["updateTemplate"];
    post?: never;
    /** Delete a template */
    delete: operations["deleteTemplate"];
    options?: never;
    head?: never;
    /** Change some fields of a template */
    patch: operations["patchTemplate"];
    trace?: never;
  };
  "/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List webhooks */
    get: operations["listWebhooks"];
    put?: never;
    /** Create a webhook; its signing secret is told once. It is active unless isActive is false */
    post: operations["createWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a webhook */
    get: operations["readWebhook"];
    /** Replace address and events of a webhook; without isActive it stays on or off */
    put: operations["updateWebhook"];
    post?: never;
    /** Delete a webhook */
    delete: operations["deleteWebhook"];
    options?: never;
    head?: never;
    /** Change some fields of a webhook */
    patch: operations["patchWebhook"];
    trace?: never;
  };
  "/webhooks/{id}/rotate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a new signing secret; the present one signs for another 24 hours */
    post: operations["rotateWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/{id}/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a test event of the type ping, to an inactive webhook too */
    post: operations["testWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/{id}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what was sent to a webhook, the newest first, with every attempt */
    get: operations["listDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/deliveries/{id}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a delivery again, with the same event id */
    post: operations["resendDelivery"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the events of the last 30 days, the newest first; several types are separated by commas */
    get: operations["listEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read an event as it was posted */
    get: operations["readEvent"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events/{id}/replay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send an event again to one webhook, or to all active ones that subscribe to its type */
    post: operations["replayEvent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/data/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download data as a file: format is required, and at least one part; several CSV files are a ZIP */
    get: operations["exportData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/qr-bill/languages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the languages */
    get: operations["listLanguages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/qr-bill/formatting-options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List how a letter can be set */
    get: operations["readFormattingOptions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/qr-bill/validate-iban": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Judge an IBAN */
    post: operations["validateIban"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/qr-bill/validate-address": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Judge an address */
    post: operations["validateAddress"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/qr-bill/validate-amount": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Judge an amount */
    post: operations["validateAmount"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/qr-bill/validate-reference": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Judge a reference, and whether it fits the account */
    post: operations["validateReference"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/qr-bill/generate-preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Judge a payment part and draw its Swiss QR Code; at most 90 a minute */
    post: operations["previewSlip"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/qr-bill/generate-reference": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a reference that fits the account */
    post: operations["generateReference"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read whose key this is, what it opens, and the plan with its usage */
    get: operations["readAccount"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/user/profile": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the profile */
    get: operations["readProfile"];
    /** Change the profile; what is not sent stays */
    put: operations["updateProfile"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change some fields of the profile */
    patch: operations["patchProfile"];
    trace?: never;
  };
  "/dashboard/stats": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count invoices and sum what is open */
    get: operations["readStatistics"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  "invoice.created": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.created */
    post: operations["invoice.created"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.updated": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.updated */
    post: operations["invoice.updated"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.deleted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.deleted */
    post: operations["invoice.deleted"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.sent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.sent */
    post: operations["invoice.sent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.send_failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.send_failed */
    post: operations["invoice.send_failed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.partially_paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.partially_paid */
    post: operations["invoice.partially_paid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.paid */
    post: operations["invoice.paid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.unpaid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.unpaid */
    post: operations["invoice.unpaid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.overdue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.overdue */
    post: operations["invoice.overdue"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "invoice.cancelled": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to invoice.cancelled */
    post: operations["invoice.cancelled"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "credit_note.created": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to credit_note.created */
    post: operations["credit_note.created"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "credit_note.sent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to credit_note.sent */
    post: operations["credit_note.sent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "credit_note.send_failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to credit_note.send_failed */
    post: operations["credit_note.send_failed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.received": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to payment.received */
    post: operations["payment.received"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "payment.reversed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to payment.reversed */
    post: operations["payment.reversed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "series.invoice_created": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to series.invoice_created */
    post: operations["series.invoice_created"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "series.stopped": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to series.stopped */
    post: operations["series.stopped"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "reminder.sent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to reminder.sent */
    post: operations["reminder.sent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "client.created": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to client.created */
    post: operations["client.created"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "client.updated": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to client.updated */
    post: operations["client.updated"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "client.deleted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent to webhooks that subscribe to client.deleted */
    post: operations["client.deleted"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    Error: {
      /** @enum {boolean} */
      success: false;
      error: string;
      code: string;
      errors: {
        field: string;
        code: string;
        message: string;
      }[];
      /** Format: uuid */
      requestId: string;
    };
    Invoice: {
      /** Format: uuid */
      _id: string;
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status:
        | "draft"
        | "sent"
        | "paid"
        | "overdue"
        | "credited"
        | "written_off"
        | "cancelled"
        | "issued"
        | "withdrawn";
      /** @enum {string} */
      currency: "CHF";
      total: number;
      /** Format: uuid */
      clientId: string | null;
      /** @enum {string} */
      kind?: "invoice" | "credit_note";
      corrects?: {
        /** Format: uuid */
        id: string;
        invoiceNumber: string;
        /** Format: date */
        issueDate: string;
        isWhole: boolean;
      };
      reason?: string;
      invoiceNumber: string;
      /** Format: date */
      issueDate: string;
      /** Format: date */
      dueDate: string;
      /** Format: date */
      serviceFrom: string | null;
      /** Format: date */
      serviceTo: string | null;
      /** @enum {string} */
      language: "en" | "de" | "fr" | "it";
      subject: string;
      purchaseOrder: string;
      notes: string;
      discount?: {
        percent?: number;
        amount?: number;
        label?: string;
      };
      skonto?: {
        percent: number;
        days: number;
      }[];
      /** @enum {boolean} */
      pricesIncludeVat?: true;
      sender: {
        name: string;
        iban: string;
        email: string;
        phone: string;
        vatNumber: string;
        address: {
          street: string;
          buildingNumber: string;
          postalCode: string;
          city: string;
          country: string;
        };
      };
      recipient: {
        name: string;
        contact: string;
        email: string;
        phone: string;
        address: {
          street: string;
          buildingNumber: string;
          postalCode: string;
          city: string;
          country: string;
        };
      };
      items: {
        name: string;
        description: string;
        quantity: number;
        unit: string;
        unitPrice: number;
        vatRate: number;
        discount?: {
          percent?: number;
          amount?: number;
          label?: string;
        };
        details?: string;
        total: number;
      }[];
      subtotal: number;
      vat: {
        rate: number;
        net: number;
        amount: number;
      }[];
      discountTotal?: number;
      rounding?: number;
      vatTotal: number;
      vatPercent: number;
      /** @enum {string} */
      paymentReferenceType: "QRR" | "SCOR" | "NON";
      paymentReference: string;
      qrBill: {
        reference: string;
      };
      qrBillOptions: {
        referenceType: string;
      };
      externalId: string | null;
      metadata: {
        [key: string]: string;
      };
      /** Format: date */
      paidOn: string | null;
      amountPaid: number;
      amountDue: number;
      allocations: {
        /** Format: uuid */
        id: string;
        /** Format: uuid */
        invoiceId: string;
        /** Format: uuid */
        paymentId: string | null;
        /** @enum {string} */
        kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
        amount: number;
        /** Format: date */
        settledOn: string;
        note?: string;
        vat?: {
          rate: number;
          net: number;
          amount: number;
        }[];
      }[];
      delivery: {
        /** @enum {string} */
        state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
        recipient: string;
        /** Format: date-time */
        at: string;
        error: string | null;
      } | null;
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    InvoiceList: {
      invoices: components["schemas"]["Invoice"][];
      page: number;
      limit: number;
      total: number;
      has_more: boolean;
      next_cursor: string | null;
      deleted?: {
        /** Format: uuid */
        id: string;
        /** Format: date-time */
        deletedAt: string;
      }[];
      deleted_has_more?: boolean;
    };
    BulkInvoices: {
      results: {
        status: number;
        invoice?: components["schemas"]["Invoice"];
        error?: {
          code: string;
          message: string;
          errors: {
            field: string;
            code: string;
            message: string;
          }[];
        };
      }[];
      created: number;
      refused: number;
    };
    DeletedInvoice: {
      isArchived: boolean;
    };
    Client: {
      /** Format: uuid */
      _id: string;
      /** Format: uuid */
      id: string;
      name: string;
      contact: string;
      email: string;
      phone: string;
      address: {
        street: string;
        buildingNumber: string;
        postalCode: string;
        city: string;
        country: string;
      };
      vatNumber: string;
      /** @enum {string} */
      language: "en" | "de" | "fr" | "it";
      externalId: string | null;
      metadata: {
        [key: string]: string;
      };
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    ClientList: {
      clients: components["schemas"]["Client"][];
      page: number;
      limit: number;
      total: number;
      has_more: boolean;
      next_cursor: string | null;
      deleted?: {
        /** Format: uuid */
        id: string;
        /** Format: date-time */
        deletedAt: string;
      }[];
      deleted_has_more?: boolean;
    };
    FoundClient: {
      client: components["schemas"]["Client"];
      isNew: boolean;
    };
    CatalogueItem: {
      /** Format: uuid */
      id: string;
      name: {
        en: string;
        de: string;
        fr: string;
        it: string;
      };
      number: string;
      description: string;
      unit: string;
      unitPrice: number;
      pricesIncludeVat: boolean;
      /** @enum {string} */
      vatClass: "normal" | "reduced" | "lodging" | "none";
      archived: boolean;
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    CatalogueList: {
      items: components["schemas"]["CatalogueItem"][];
      page: number;
      limit: number;
      total: number;
      has_more: boolean;
      next_cursor: string | null;
      deleted?: {
        /** Format: uuid */
        id: string;
        /** Format: date-time */
        deletedAt: string;
      }[];
      deleted_has_more?: boolean;
    };
    Reminder: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      invoiceId: string;
      level: number;
      /** @enum {string} */
      state: "draft" | "ready" | "sent";
      /** Format: date */
      createdOn: string;
      /** Format: date */
      dueDate: string;
      openAmount: number;
      interest: number;
      interestDays: number;
      fee: number;
      feeVat: {
        rate: number;
        net: number;
        vat: number;
      }[];
      amountClaimed: number;
      /** @enum {string} */
      language: "en" | "de" | "fr" | "it";
      /** Format: date-time */
      interestWaivedAt: string | null;
      /** Format: date-time */
      feeWaivedAt: string | null;
      delivery: {
        state: string;
        recipient: string;
        /** Format: date-time */
        at: string;
      } | null;
      /** Format: date-time */
      createdAt: string;
    };
    ReminderList: {
      reminders: components["schemas"]["Reminder"][];
    };
    ReminderSettings: {
      /** @enum {string} */
      mode: "off" | "suggest" | "draft" | "send";
      hour: number;
      minimumAmount: number;
      bankFileDays: number | null;
      interest: {
        percent: number;
        /** @enum {string} */
        dayCount: "30/360" | "act/365";
        /** @enum {string} */
        from: "due_date" | "first_reminder";
      };
      levels: {
        daysAfter: number;
        newTermDays: number;
        fee: number;
        interest: boolean;
        texts: {
          de: string;
          fr: string;
          it: string;
          en: string;
        };
      }[];
      /** Format: date */
      activatedOn: string | null;
      includePast: boolean;
    };
    Payment: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      state: "booked" | "proposed" | "unassigned" | "ignored" | "reversed" | "credit" | "withdrawn";
      amount: number;
      /** @enum {string} */
      currency: "CHF";
      /** Format: date */
      paidOn: string;
      /** @enum {string} */
      source: "manual" | "import" | "bank" | "credit_note";
      note: string;
      /** Format: uuid */
      clientId: string | null;
      payer: {
        name: string;
        iban: string;
      };
      reference: string;
      message: string;
      instructed: {
        amount: number;
        currency: string;
      } | null;
      charges: number;
      reason: string;
      proposal: {
        /** Format: uuid */
        invoiceId: string;
        /** @enum {string} */
        kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
        amount: number;
      }[];
      allocations: {
        /** Format: uuid */
        id: string;
        /** Format: uuid */
        invoiceId: string;
        /** Format: uuid */
        paymentId: string | null;
        /** @enum {string} */
        kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
        amount: number;
        /** Format: date */
        settledOn: string;
        note?: string;
        vat?: {
          rate: number;
          net: number;
          amount: number;
        }[];
      }[];
      credit: number;
      refunded?: number;
      /** Format: uuid */
      bankFileId: string | null;
      /** Format: date-time */
      reversedAt: string | null;
      /** Format: date-time */
      createdAt: string;
    };
    PaymentList: {
      payments: components["schemas"]["Payment"][];
      page: number;
      limit: number;
      total: number;
      has_more: boolean;
      next_cursor: string | null;
    };
    Series: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @enum {string} */
      state: "active" | "paused" | "stopped" | "ended";
      /** @enum {string} */
      stopReason?:
        | "client_missing"
        | "account_missing"
        | "plan_over"
        | "vat_number_changed"
        | "vat_rates_changed"
        | "limit_reached"
        | "not_possible";
      /** @enum {string} */
      mode: "draft" | "send";
      rule: {
        every: number;
        /** @enum {string} */
        unit: "day" | "week" | "month" | "year";
        /** Format: date */
        start: string;
        day?: number | "last";
        end?:
          | {
              /** Format: date */
              on: string;
            }
          | {
              after: number;
            };
      };
      next: string[];
      template: {
        /** Format: uuid */
        clientId: string | null;
        /** @enum {string} */
        language: "en" | "de" | "fr" | "it";
        subject: string;
        purchaseOrder: string;
        notes: string;
        discount?: {
          percent?: number;
          amount?: number;
          label?: string;
        };
        skonto?: {
          percent: number;
          days: number;
        }[];
        /** @enum {boolean} */
        pricesIncludeVat?: true;
        /** @enum {string} */
        paymentReferenceType: "" | "NON" | "QRR" | "SCOR";
        termDays: number;
        items: {
          description: string;
          quantity: number;
          unit: string;
          unitPrice: number;
          vatRate: number;
          discount?: {
            percent?: number;
            amount?: number;
            label?: string;
          };
          details?: string;
        }[];
      };
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    SeriesList: {
      series: components["schemas"]["Series"][];
    };
    BankFile: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @enum {string} */
      state: "reading" | "done" | "undone";
      counts: {
        booked: number;
        proposed: number;
        unassigned: number;
        known: number;
        skipped: number;
        reversed: number;
      };
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      undoneAt: string | null;
    };
    BankFileImport: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @enum {string} */
      state: "reading" | "done" | "undone";
      counts: {
        booked: number;
        proposed: number;
        unassigned: number;
        known: number;
        skipped: number;
        reversed: number;
      };
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      undoneAt: string | null;
      transactions: {
        /** @enum {string} */
        outcome: "booked" | "proposed" | "unassigned" | "known" | "skipped" | "reversed";
        reason: string;
        /** Format: uuid */
        paymentId: string | null;
        amount: number;
        currency: string;
        paidOn: string;
        references: string[];
        payer: {
          name: string;
          iban: string;
        };
        message: string;
        invoiceIds: string[];
      }[];
    };
    Template: {
      /** Format: uuid */
      id: string;
      name: string;
      /** Format: uuid */
      clientId: string | null;
      /** @enum {string} */
      language: "en" | "de" | "fr" | "it";
      subject: string;
      purchaseOrder: string;
      notes: string;
      discount?: {
        percent?: number;
        amount?: number;
        label?: string;
      };
      skonto?: {
        percent: number;
        days: number;
      }[];
      /** @enum {boolean} */
      pricesIncludeVat?: true;
      termDays: number;
      items: {
        description: string;
        quantity: number;
        unit: string;
        unitPrice: number;
        vatRate: number;
        discount?: {
          percent?: number;
          amount?: number;
          label?: string;
        };
        details?: string;
      }[];
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    TemplateList: {
      templates: components["schemas"]["Template"][];
      page: number;
      limit: number;
      total: number;
    };
    Languages: {
      languages: {
        /** @enum {string} */
        code: "en" | "de" | "fr" | "it";
        name: string;
        locale: string;
      }[];
      /** @enum {string} */
      current: "en" | "de" | "fr" | "it";
    };
    FormattingOptions: {
      fontFamilies: string[];
      ranges: {
        fontSize: {
          min: number;
          max: number;
        };
        margins: {
          min: number;
          max: number;
        };
      };
      defaults: {
        fontFamily: string;
        fontSize: number;
        margins: {
          top: number;
          right: number;
          bottom: number;
          left: number;
        };
      };
      units: {
        fontSize: string;
        margins: string;
      };
    };
    IbanCheck: {
      isValid: boolean;
      errors: {
        field: string;
        code: string;
        message: string;
      }[];
      iban: string;
      formatted: string;
      isQrIban: boolean;
    };
    AddressCheck: {
      isValid: boolean;
      errors: {
        field: string;
        code: string;
        message: string;
      }[];
      address: {
        name?: string;
        street: string;
        buildingNumber: string;
        postalCode: string;
        city: string;
        country: string;
      };
      formatted: string[];
    };
    AmountCheck: {
      isValid: boolean;
      errors: {
        field: string;
        code: string;
        message: string;
      }[];
      amount: number | null;
      formatted: string;
    };
    ReferenceCheck: {
      reference: string;
      /** @enum {string} */
      referenceType: "QRR" | "SCOR" | "NON";
      formatted: string;
      isValid: boolean;
      errors: {
        field: string;
        code: string;
        message: string;
      }[];
    };
    SlipPreview: {
      isValid: boolean;
      errors: {
        field: string;
        code: string;
        message: string;
      }[];
      validationError: string | null;
      qrBillData: {
        creditorIBAN: string;
        creditorName: string;
        creditorAddress: {
          street: string;
          buildingNumber: string;
          postalCode: string;
          city: string;
          country: string;
        };
        debtorName: string;
        debtorAddress: {
          street: string;
          buildingNumber: string;
          postalCode: string;
          city: string;
          country: string;
        } | null;
        amount: number | null;
        currency: string;
        /** @enum {string} */
        referenceType: "QRR" | "SCOR" | "NON";
        reference: string;
        message: string;
        /** @enum {string} */
        language: "en" | "de" | "fr" | "it";
        formatting: {
          fontFamily: string;
          fontSize: number;
          margins: {
            top: number;
            right: number;
            bottom: number;
            left: number;
          };
        };
        formatted: {
          creditorIBAN: string;
          amount: string;
          reference: string;
        };
      };
      svg: string | null;
    };
    NewReference: {
      reference: string;
      /** @enum {string} */
      referenceType: "QRR" | "SCOR" | "NON";
      formatted: string;
    };
    Profile: {
      /** Format: uuid */
      _id: string;
      /** Format: uuid */
      id: string;
      email: string;
      emailVerified: boolean;
      firstName: string;
      lastName: string;
      phone: string;
      companyName: string;
      vatNumber: string;
      iban: string;
      qrIban: string;
      referenceOnEveryInvoice: boolean;
      creditNotePrefix: string;
      roundsToFive: boolean;
      /** @enum {string} */
      preferredLanguage: "en" | "de" | "fr" | "it";
      marketingOptIn: boolean;
      address: {
        street: string;
        buildingNumber: string;
        postalCode: string;
        city: string;
        country: string;
      };
      subscription: {
        /** @enum {string} */
        status: "free" | "pro";
        billingPeriod: string | null;
        invoicesGenerated: number;
        monthlyLimit: number | null;
        editsUsed: number;
        customInvoicePrefix: string;
        lastInvoiceNumber: number;
        currentPeriodEnd: string | null;
        endsAt: string | null;
      };
      /** Format: date-time */
      createdAt: string;
    };
    Statistics: {
      totalInvoices: number;
      paidInvoices: number;
      pendingInvoices: number;
      overdueInvoices: number;
      draftInvoices: number;
      cancelledInvoices: number;
      openAmount: number;
      overdueAmount: number;
    };
    Webhook: {
      /** Format: uuid */
      id: string;
      url: string;
      events: (
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
        | "credit_note.created"
        | "credit_note.sent"
        | "credit_note.send_failed"
        | "payment.received"
        | "payment.reversed"
        | "series.invoice_created"
        | "series.stopped"
        | "reminder.sent"
        | "client.created"
        | "client.updated"
        | "client.deleted"
      )[];
      isActive: boolean;
      /** Format: date-time */
      failingSince: string | null;
      /** Format: date-time */
      switchedOffAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    WebhookWithSecret: {
      /** Format: uuid */
      id: string;
      url: string;
      events: (
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
        | "credit_note.created"
        | "credit_note.sent"
        | "credit_note.send_failed"
        | "payment.received"
        | "payment.reversed"
        | "series.invoice_created"
        | "series.stopped"
        | "reminder.sent"
        | "client.created"
        | "client.updated"
        | "client.deleted"
      )[];
      isActive: boolean;
      /** Format: date-time */
      failingSince: string | null;
      /** Format: date-time */
      switchedOffAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      secret: string;
    };
    WebhookList: {
      webhooks: components["schemas"]["Webhook"][];
    };
    DeliveryList: {
      deliveries: {
        /** Format: uuid */
        id: string;
        /** Format: uuid */
        eventId: string;
        /** @enum {string} */
        type:
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
          | "credit_note.created"
          | "credit_note.sent"
          | "credit_note.send_failed"
          | "payment.received"
          | "payment.reversed"
          | "series.invoice_created"
          | "series.stopped"
          | "reminder.sent"
          | "client.created"
          | "client.updated"
          | "client.deleted"
          | "ping";
        /** @enum {string} */
        state: "pending" | "delivered" | "failed";
        /** Format: date-time */
        nextAt: string | null;
        /** Format: date-time */
        createdAt: string;
        attempts: {
          /** Format: date-time */
          at: string;
          statusCode: number | null;
          outcome: string;
          extract: string;
          durationMs: number;
        }[];
      }[];
      page: number;
      limit: number;
      total: number;
    };
    Queued: {
      /** @enum {boolean} */
      queued: true;
    };
    Event:
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.created";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.updated";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.deleted";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.sent";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.send_failed";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
            delivery: {
              /** @enum {string} */
              state: "failed" | "uncertain";
              recipient: string;
              /** Format: date-time */
              at: string;
              error: string | null;
              /** Format: uuid */
              reminderId: string | null;
            };
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.partially_paid";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.paid";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.unpaid";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.overdue";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.cancelled";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "credit_note.created";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            creditNote: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "credit_note.sent";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            creditNote: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "credit_note.send_failed";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            creditNote: components["schemas"]["Invoice"];
            delivery: {
              /** @enum {string} */
              state: "failed" | "uncertain";
              recipient: string;
              /** Format: date-time */
              at: string;
              error: string | null;
              /** Format: uuid */
              reminderId: string | null;
            };
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "payment.received";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            payment: components["schemas"]["Payment"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "payment.reversed";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            payment: components["schemas"]["Payment"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "series.invoice_created";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            series: components["schemas"]["Series"];
            invoice: components["schemas"]["Invoice"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "series.stopped";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            series: components["schemas"]["Series"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "reminder.sent";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            reminder: components["schemas"]["Reminder"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "client.created";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            client: components["schemas"]["Client"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "client.updated";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            client: components["schemas"]["Client"];
          };
        }
      | {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "client.deleted";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            client: components["schemas"]["Client"];
          };
        };
    EventList: {
      events: components["schemas"]["Event"][];
      limit: number;
      has_more: boolean;
      next_cursor: string | null;
    };
    Replayed: {
      queued: number;
    };
    Account: {
      business: {
        /** Format: uuid */
        id: string;
        name: string;
        isSandbox: boolean;
      };
      /** @enum {string} */
      plan: "free" | "pro";
      usage: {
        invoices: number;
        edits: number;
      };
      user: {
        /** Format: uuid */
        id: string;
        email: string;
      };
      key: {
        /** Format: uuid */
        id: string;
        name: string;
        /** @enum {string} */
        mode: "live" | "test";
        /** @enum {string} */
        access: "read_only" | "full" | "custom";
        scopes: (
          | "invoices:read"
          | "invoices:write"
          | "clients:read"
          | "clients:write"
          | "catalogue:read"
          | "catalogue:write"
          | "payments:read"
          | "payments:write"
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
        )[];
        /** Format: date */
        expiresOn: string | null;
        /** Format: date-time */
        expiresAt: string | null;
      };
    };
    Deleted: {
      /** @enum {boolean} */
      deleted: true;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Version and digest of the record, for If-Match and If-None-Match */
    ETag: string;
    /** @description Where the new record is */
    Location: string;
    /** @description Seconds until another try makes sense */
    "Retry-After": number;
    /** @description Asks for an API key as a bearer token (RFC 6750) */
    "WWW-Authenticate": string;
    /** @description This answer was given before, to the first call with the same Idempotency-Key */
    "Idempotent-Replayed": "true";
    /** @description The limit: q calls in w seconds */
    "RateLimit-Policy": string;
    /** @description What is left of the limit: r calls, for another t seconds */
    RateLimit: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listInvoices: {
    parameters: {
      query?: {
        limit?: number;
        starting_after?: string;
        page?: number;
        status?: ("draft" | "sent" | "paid" | "overdue" | "credited" | "written_off" | "cancelled")[];
        paid?: "partly";
        kind?: "invoice" | "credit_note";
        client?: string;
        q?: string;
        sort?:
          | "date"
          | "-date"
          | "due"
          | "-due"
          | "number"
          | "-number"
          | "client"
          | "-client"
          | "amount"
          | "-amount";
        issued_from?: string;
        issued_to?: string;
        due_from?: string;
        due_to?: string;
        updated_since?: string;
        number?: string;
        reference?: string;
        externalId?: string;
        amount_min?: number;
        amount_max?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description InvoiceList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["InvoiceList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createInvoice: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "recipient": {
         *         "name": "Kulturhaus Obertor",
         *         "email": "rechnung@kulturhaus.example",
         *         "address": {
         *           "street": "Obertor 14",
         *           "postalCode": "8400",
         *           "city": "Winterthur",
         *           "country": "CH"
         *         }
         *       },
         *       "items": [
         *         {
         *           "description": "Konzept",
         *           "quantity": 3,
         *           "unitPrice": 199.95,
         *           "vatRate": 8.1
         *         }
         *       ],
         *       "language": "de"
         *     }
         */
        "application/json": {
          invoiceNumber?: string | null;
          /** Format: date */
          issueDate?: string | null;
          /** Format: date */
          dueDate?: string | null;
          /** Format: date */
          serviceFrom?: string | null;
          /** Format: date */
          serviceTo?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          subject?: string | null;
          purchaseOrder?: string | null;
          notes?: string | null;
          discount?: {
            percent?: number | null;
            amount?: number | null;
            label?: string | null;
          } | null;
          skonto?:
            | {
                percent: number;
                days: number;
              }[]
            | null;
          pricesIncludeVat?: boolean | null;
          /** @enum {string|null} */
          paymentReferenceType?: "NON" | "QRR" | "SCOR" | null;
          paymentReference?: string | null;
          recipient?: {
            name: string;
            contact?: string | null;
            /** Format: email */
            email: string;
            phone?: string | null;
            address: {
              street?: string | null;
              buildingNumber?: string | null;
              postalCode: string;
              city: string;
              country?: string | null;
            };
          } | null;
          items?:
            | {
                description: string;
                quantity: number;
                unit?: string | null;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number | null;
                  amount?: number | null;
                  label?: string | null;
                } | null;
                details?: string | null;
                name?: string | null;
              }[]
            | null;
          sender?: {
            name?: string | null;
            iban?: string | null;
            address?: {
              street?: string | null;
              buildingNumber?: string | null;
              postalCode: string;
              city: string;
              country?: string | null;
            } | null;
          } | null;
          externalId?: string | null;
          metadata?: {
            [key: string]: string;
          } | null;
          clientId?: string | null;
          saveClient?: boolean | null;
          templateId?: string | null;
          send?:
            | true
            | {
                /** @enum {string|null} */
                language?: "en" | "de" | "fr" | "it" | null;
                /** Format: email */
                recipient?: string | null;
                cc?: string | null;
                subject?: string | null;
                message?: string | null;
                copyToMe?: boolean | null;
                version?: number | null;
              }
            | null;
          version?: number | null;
        };
      };
    };
    responses: {
      /** @description Invoice */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createInvoices: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invoices": [
         *         {
         *           "recipient": {
         *             "name": "Kulturhaus Obertor",
         *             "email": "rechnung@kulturhaus.example",
         *             "address": {
         *               "street": "Obertor 14",
         *               "postalCode": "8400",
         *               "city": "Winterthur",
         *               "country": "CH"
         *             }
         *           },
         *           "items": [
         *             {
         *               "description": "Konzept",
         *               "quantity": 3,
         *               "unitPrice": 199.95,
         *               "vatRate": 8.1
         *             }
         *           ],
         *           "language": "de"
         *         }
         *       ]
         *     }
         */
        "application/json": {
          invoices: {
            invoiceNumber?: string | null;
            /** Format: date */
            issueDate?: string | null;
            /** Format: date */
            dueDate?: string | null;
            /** Format: date */
            serviceFrom?: string | null;
            /** Format: date */
            serviceTo?: string | null;
            /** @enum {string|null} */
            language?: "en" | "de" | "fr" | "it" | null;
            subject?: string | null;
            purchaseOrder?: string | null;
            notes?: string | null;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            skonto?:
              | {
                  percent: number;
                  days: number;
                }[]
              | null;
            pricesIncludeVat?: boolean | null;
            /** @enum {string|null} */
            paymentReferenceType?: "NON" | "QRR" | "SCOR" | null;
            paymentReference?: string | null;
            recipient?: {
              name: string;
              contact?: string | null;
              /** Format: email */
              email: string;
              phone?: string | null;
              address: {
                street?: string | null;
                buildingNumber?: string | null;
                postalCode: string;
                city: string;
                country?: string | null;
              };
            } | null;
            items?:
              | {
                  description: string;
                  quantity: number;
                  unit?: string | null;
                  unitPrice: number;
                  vatRate: number;
                  discount?: {
                    percent?: number | null;
                    amount?: number | null;
                    label?: string | null;
                  } | null;
                  details?: string | null;
                  name?: string | null;
                }[]
              | null;
            sender?: {
              name?: string | null;
              iban?: string | null;
              address?: {
                street?: string | null;
                buildingNumber?: string | null;
                postalCode: string;
                city: string;
                country?: string | null;
              } | null;
            } | null;
            externalId?: string | null;
            metadata?: {
              [key: string]: string;
            } | null;
            clientId?: string | null;
            saveClient?: boolean | null;
            templateId?: string | null;
            send?:
              | true
              | {
                  /** @enum {string|null} */
                  language?: "en" | "de" | "fr" | "it" | null;
                  /** Format: email */
                  recipient?: string | null;
                  cc?: string | null;
                  subject?: string | null;
                  message?: string | null;
                  copyToMe?: boolean | null;
                  version?: number | null;
                }
              | null;
            version?: number | null;
          }[];
        };
      };
    };
    responses: {
      /** @description BulkInvoices */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["BulkInvoices"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  downloadInvoices: {
    parameters: {
      query?: {
        ids?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The PDF */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  duplicateInvoice: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invoice */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readInvoice: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  updateInvoice: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "recipient": {
         *         "name": "Kulturhaus Obertor",
         *         "email": "rechnung@kulturhaus.example",
         *         "address": {
         *           "street": "Obertor 14",
         *           "postalCode": "8400",
         *           "city": "Winterthur",
         *           "country": "CH"
         *         }
         *       },
         *       "items": [
         *         {
         *           "description": "Konzept",
         *           "quantity": 3,
         *           "unitPrice": 199.95,
         *           "vatRate": 8.1
         *         }
         *       ],
         *       "language": "de"
         *     }
         */
        "application/json": {
          invoiceNumber?: string | null;
          /** Format: date */
          issueDate?: string | null;
          /** Format: date */
          dueDate?: string | null;
          /** Format: date */
          serviceFrom?: string | null;
          /** Format: date */
          serviceTo?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          subject?: string | null;
          purchaseOrder?: string | null;
          notes?: string | null;
          discount?: {
            percent?: number | null;
            amount?: number | null;
            label?: string | null;
          } | null;
          skonto?:
            | {
                percent: number;
                days: number;
              }[]
            | null;
          pricesIncludeVat?: boolean | null;
          /** @enum {string|null} */
          paymentReferenceType?: "NON" | "QRR" | "SCOR" | null;
          paymentReference?: string | null;
          recipient?: {
            name: string;
            contact?: string | null;
            /** Format: email */
            email: string;
            phone?: string | null;
            address: {
              street?: string | null;
              buildingNumber?: string | null;
              postalCode: string;
              city: string;
              country?: string | null;
            };
          } | null;
          items: {
            description: string;
            quantity: number;
            unit?: string | null;
            unitPrice: number;
            vatRate: number;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            details?: string | null;
            name?: string | null;
            readonly total?: number;
          }[];
          sender?: {
            name?: string | null;
            iban?: string | null;
            address?: {
              street?: string | null;
              buildingNumber?: string | null;
              postalCode: string;
              city: string;
              country?: string | null;
            } | null;
            readonly email?: string;
            readonly phone?: string;
            readonly vatNumber?: string;
          } | null;
          externalId?: string | null;
          metadata?: {
            [key: string]: string;
          } | null;
          clientId?: string | null;
          saveClient?: boolean | null;
          version?: number | null;
          /** Format: uuid */
          readonly _id?: string;
          /** Format: uuid */
          readonly id?: string;
          /** @enum {string} */
          readonly status?:
            | "draft"
            | "sent"
            | "paid"
            | "overdue"
            | "credited"
            | "written_off"
            | "cancelled"
            | "issued"
            | "withdrawn";
          /** @enum {string} */
          readonly currency?: "CHF";
          readonly total?: number;
          /** @enum {string} */
          readonly kind?: "invoice" | "credit_note";
          readonly corrects?: {
            /** Format: uuid */
            id: string;
            invoiceNumber: string;
            /** Format: date */
            issueDate: string;
            isWhole: boolean;
          };
          readonly reason?: string;
          readonly subtotal?: number;
          readonly vat?: {
            rate: number;
            net: number;
            amount: number;
          }[];
          readonly discountTotal?: number;
          readonly rounding?: number;
          readonly vatTotal?: number;
          readonly vatPercent?: number;
          readonly qrBill?: {
            reference: string;
          };
          readonly qrBillOptions?: {
            referenceType: string;
          };
          /** Format: date */
          readonly paidOn?: string | null;
          readonly amountPaid?: number;
          readonly amountDue?: number;
          readonly allocations?: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            invoiceId: string;
            /** Format: uuid */
            paymentId: string | null;
            /** @enum {string} */
            kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
            amount: number;
            /** Format: date */
            settledOn: string;
            note?: string;
            vat?: {
              rate: number;
              net: number;
              amount: number;
            }[];
          }[];
          readonly delivery?: {
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
            recipient: string;
            /** Format: date-time */
            at: string;
            error: string | null;
          } | null;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  deleteInvoice: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description DeletedInvoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["DeletedInvoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  patchInvoice: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "purchaseOrder": "4711",
         *       "notes": null
         *     }
         */
        "application/json": {
          invoiceNumber?: string | null;
          /** Format: date */
          issueDate?: string | null;
          /** Format: date */
          dueDate?: string | null;
          /** Format: date */
          serviceFrom?: string | null;
          /** Format: date */
          serviceTo?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          subject?: string | null;
          purchaseOrder?: string | null;
          notes?: string | null;
          discount?: {
            percent?: number | null;
            amount?: number | null;
            label?: string | null;
          } | null;
          skonto?:
            | {
                percent: number;
                days: number;
              }[]
            | null;
          pricesIncludeVat?: boolean | null;
          /** @enum {string|null} */
          paymentReferenceType?: "NON" | "QRR" | "SCOR" | null;
          paymentReference?: string | null;
          recipient?: {
            name?: string;
            contact?: string | null;
            /** Format: email */
            email?: string;
            phone?: string | null;
            address?: {
              street?: string | null;
              buildingNumber?: string | null;
              postalCode?: string;
              city?: string;
              country?: string | null;
            };
          };
          items?: {
            description: string;
            quantity: number;
            unit?: string | null;
            unitPrice: number;
            vatRate: number;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            details?: string | null;
            name?: string | null;
            readonly total?: number;
          }[];
          sender?: {
            name?: string | null;
            iban?: string | null;
            address?: {
              street?: string | null;
              buildingNumber?: string | null;
              postalCode?: string;
              city?: string;
              country?: string | null;
            } | null;
            readonly email?: string;
            readonly phone?: string;
            readonly vatNumber?: string;
          } | null;
          externalId?: string | null;
          metadata?: {
            [key: string]: string | null;
          } | null;
          clientId?: string | null;
          saveClient?: boolean | null;
          version?: number | null;
          /** Format: uuid */
          readonly _id?: string;
          /** Format: uuid */
          readonly id?: string;
          /** @enum {string} */
          readonly status?:
            | "draft"
            | "sent"
            | "paid"
            | "overdue"
            | "credited"
            | "written_off"
            | "cancelled"
            | "issued"
            | "withdrawn";
          /** @enum {string} */
          readonly currency?: "CHF";
          readonly total?: number;
          /** @enum {string} */
          readonly kind?: "invoice" | "credit_note";
          readonly corrects?: {
            /** Format: uuid */
            id: string;
            invoiceNumber: string;
            /** Format: date */
            issueDate: string;
            isWhole: boolean;
          };
          readonly reason?: string;
          readonly subtotal?: number;
          readonly vat?: {
            rate: number;
            net: number;
            amount: number;
          }[];
          readonly discountTotal?: number;
          readonly rounding?: number;
          readonly vatTotal?: number;
          readonly vatPercent?: number;
          readonly qrBill?: {
            reference: string;
          };
          readonly qrBillOptions?: {
            referenceType: string;
          };
          /** Format: date */
          readonly paidOn?: string | null;
          readonly amountPaid?: number;
          readonly amountDue?: number;
          readonly allocations?: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            invoiceId: string;
            /** Format: uuid */
            paymentId: string | null;
            /** @enum {string} */
            kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
            amount: number;
            /** Format: date */
            settledOn: string;
            note?: string;
            vat?: {
              rate: number;
              net: number;
              amount: number;
            }[];
          }[];
          readonly delivery?: {
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
            recipient: string;
            /** Format: date-time */
            at: string;
            error: string | null;
          } | null;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  downloadInvoice: {
    parameters: {
      query?: {
        language?: "en" | "de" | "fr" | "it";
      };
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The PDF */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  sendInvoice: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "language": "de"
         *     }
         */
        "application/json": {
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          /** Format: email */
          recipient?: string | null;
          cc?: string | null;
          subject?: string | null;
          message?: string | null;
          copyToMe?: boolean | null;
          version?: number | null;
        };
      };
    };
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  markSent: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  markPaid: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paidOn": "2026-11-20"
         *     }
         */
        "application/json": {
          /** Format: date */
          paidOn?: string | null;
        };
      };
    };
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  markUnpaid: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  cancelInvoice: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  changeStatus: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "sent"
         *     }
         */
        "application/json": {
          /** Format: date */
          paidOn?: string | null;
          /** @enum {string} */
          status: "sent" | "paid" | "overdue" | "cancelled";
          version?: number | null;
          /** Format: uuid */
          readonly _id?: string;
          /** Format: uuid */
          readonly id?: string;
          /** @enum {string} */
          readonly currency?: "CHF";
          readonly total?: number;
          /** Format: uuid */
          readonly clientId?: string | null;
          /** @enum {string} */
          readonly kind?: "invoice" | "credit_note";
          readonly corrects?: {
            /** Format: uuid */
            id: string;
            invoiceNumber: string;
            /** Format: date */
            issueDate: string;
            isWhole: boolean;
          };
          readonly reason?: string;
          readonly invoiceNumber?: string;
          /** Format: date */
          readonly issueDate?: string;
          /** Format: date */
          readonly dueDate?: string;
          /** Format: date */
          readonly serviceFrom?: string | null;
          /** Format: date */
          readonly serviceTo?: string | null;
          /** @enum {string} */
          readonly language?: "en" | "de" | "fr" | "it";
          readonly subject?: string;
          readonly purchaseOrder?: string;
          readonly notes?: string;
          readonly discount?: {
            percent?: number;
            amount?: number;
            label?: string;
          };
          readonly skonto?: {
            percent: number;
            days: number;
          }[];
          /** @enum {boolean} */
          readonly pricesIncludeVat?: true;
          readonly sender?: {
            name: string;
            iban: string;
            email: string;
            phone: string;
            vatNumber: string;
            address: {
              street: string;
              buildingNumber: string;
              postalCode: string;
              city: string;
              country: string;
            };
          };
          readonly recipient?: {
            name: string;
            contact: string;
            email: string;
            phone: string;
            address: {
              street: string;
              buildingNumber: string;
              postalCode: string;
              city: string;
              country: string;
            };
          };
          readonly items?: {
            name: string;
            description: string;
            quantity: number;
            unit: string;
            unitPrice: number;
            vatRate: number;
            discount?: {
              percent?: number;
              amount?: number;
              label?: string;
            };
            details?: string;
            total: number;
          }[];
          readonly subtotal?: number;
          readonly vat?: {
            rate: number;
            net: number;
            amount: number;
          }[];
          readonly discountTotal?: number;
          readonly rounding?: number;
          readonly vatTotal?: number;
          readonly vatPercent?: number;
          /** @enum {string} */
          readonly paymentReferenceType?: "QRR" | "SCOR" | "NON";
          readonly paymentReference?: string;
          readonly qrBill?: {
            reference: string;
          };
          readonly qrBillOptions?: {
            referenceType: string;
          };
          readonly externalId?: string | null;
          readonly metadata?: {
            [key: string]: string;
          };
          readonly amountPaid?: number;
          readonly amountDue?: number;
          readonly allocations?: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            invoiceId: string;
            /** Format: uuid */
            paymentId: string | null;
            /** @enum {string} */
            kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
            amount: number;
            /** Format: date */
            settledOn: string;
            note?: string;
            vat?: {
              rate: number;
              net: number;
              amount: number;
            }[];
          }[];
          readonly delivery?: {
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
            recipient: string;
            /** Format: date-time */
            at: string;
            error: string | null;
          } | null;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  issueCreditNote: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "position": 1,
         *           "quantity": 1
         *         }
         *       ],
         *       "reason": "One hour too many"
         *     }
         */
        "application/json": {
          items?:
            | {
                position: number;
                quantity: number;
              }[]
            | null;
          reason: string;
          version?: number | null;
        };
      };
    };
    responses: {
      /** @description Invoice */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  withdrawCreditNote: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  writeOff: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 12.5,
         *       "reason": "Bankruptcy"
         *     }
         */
        "application/json": {
          amount?: number | null;
          reason: string;
          /** Format: date */
          writtenOffOn?: string | null;
        };
      };
    };
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  undoWriteOff: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Invoice */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Invoice"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listReminders: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ReminderList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["ReminderList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createReminder: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "send": false
         *     }
         */
        "application/json": {
          level?: 1 | 2 | 3 | null;
          /** @default false */
          send?: boolean | null;
        };
      };
    };
    responses: {
      /** @description Reminder */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Reminder"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  downloadReminder: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
        rid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The PDF */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readReminderSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ReminderSettings */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["ReminderSettings"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  updateReminderSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mode": "draft",
         *       "hour": 9,
         *       "minimumAmount": 10,
         *       "bankFileDays": 7,
         *       "interest": {
         *         "percent": 5,
         *         "dayCount": "30/360",
         *         "from": "due_date"
         *       },
         *       "levels": [
         *         {
         *           "daysAfter": 10,
         *           "newTermDays": 10
         *         },
         *         {
         *           "daysAfter": 20,
         *           "newTermDays": 10,
         *           "interest": true
         *         },
         *         {
         *           "daysAfter": 15,
         *           "newTermDays": 10,
         *           "fee": 20,
         *           "interest": true
         *         }
         *       ]
         *     }
         */
        "application/json": {
          /** @enum {string} */
          mode: "off" | "suggest" | "draft" | "send";
          /** @default 8 */
          hour?: number | null;
          /** @default 5 */
          minimumAmount?: number | null;
          bankFileDays?: number | null;
          interest?: {
            /** @default 5 */
            percent?: number | null;
            /**
             * @default 30/360
             * @enum {string|null}
             */
            dayCount?: "30/360" | "act/365" | null;
            /**
             * @default due_date
             * @enum {string|null}
             */
            from?: "due_date" | "first_reminder" | null;
          } | null;
          levels: {
            daysAfter: number;
            newTermDays: number;
            /** @default 0 */
            fee?: number | null;
            interest?: boolean | null;
            texts?: {
              de?: string | null;
              fr?: string | null;
              it?: string | null;
              en?: string | null;
            } | null;
          }[];
          includePast?: boolean | null;
          version?: number | null;
          /** Format: date */
          readonly activatedOn?: string | null;
        };
      };
    };
    responses: {
      /** @description ReminderSettings */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["ReminderSettings"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listClients: {
    parameters: {
      query?: {
        limit?: number;
        starting_after?: string;
        page?: number;
        q?: string;
        email?: string;
        externalId?: string;
        updated_since?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ClientList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["ClientList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createClient: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Kulturhaus Obertor",
         *       "email": "rechnung@kulturhaus.example",
         *       "address": {
         *         "street": "Obertor 14",
         *         "postalCode": "8400",
         *         "city": "Winterthur",
         *         "country": "CH"
         *       }
         *     }
         */
        "application/json": {
          name: string;
          contact?: string | null;
          /** Format: email */
          email: string;
          phone?: string | null;
          address?: {
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          } | null;
          vatNumber?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          externalId?: string | null;
          metadata?: {
            [key: string]: string;
          } | null;
          version?: number | null;
        };
      };
    };
    responses: {
      /** @description Client */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Client"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  findOrCreateClient: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Kulturhaus Obertor",
         *       "email": "rechnung@kulturhaus.example",
         *       "address": {
         *         "street": "Obertor 14",
         *         "postalCode": "8400",
         *         "city": "Winterthur",
         *         "country": "CH"
         *       }
         *     }
         */
        "application/json": {
          name: string;
          contact?: string | null;
          /** Format: email */
          email: string;
          phone?: string | null;
          address?: {
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          } | null;
          vatNumber?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          externalId?: string | null;
          metadata?: {
            [key: string]: string;
          } | null;
          version?: number | null;
        };
      };
    };
    responses: {
      /** @description FoundClient */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["FoundClient"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description FoundClient */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["FoundClient"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readClient: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Client */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Client"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  updateClient: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Kulturhaus Obertor",
         *       "email": "rechnung@kulturhaus.example",
         *       "address": {
         *         "street": "Obertor 14",
         *         "postalCode": "8400",
         *         "city": "Winterthur",
         *         "country": "CH"
         *       }
         *     }
         */
        "application/json": {
          name: string;
          contact?: string | null;
          /** Format: email */
          email: string;
          phone?: string | null;
          address?: {
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          } | null;
          vatNumber?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          externalId?: string | null;
          metadata?: {
            [key: string]: string;
          } | null;
          version?: number | null;
          /** Format: uuid */
          readonly _id?: string;
          /** Format: uuid */
          readonly id?: string;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Client */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Client"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  deleteClient: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Deleted"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  patchClient: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "phone": null,
         *       "language": "fr"
         *     }
         */
        "application/json": {
          name?: string;
          contact?: string | null;
          /** Format: email */
          email?: string;
          phone?: string | null;
          address?: {
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          } | null;
          vatNumber?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          externalId?: string | null;
          metadata?: {
            [key: string]: string | null;
          } | null;
          version?: number | null;
          /** Format: uuid */
          readonly _id?: string;
          /** Format: uuid */
          readonly id?: string;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Client */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Client"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listCatalogue: {
    parameters: {
      query?: {
        limit?: number;
        starting_after?: string;
        page?: number;
        q?: string;
        archived?: boolean;
        updated_since?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description CatalogueList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["CatalogueList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createCatalogueItem: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "number": "K-100",
         *       "name": {
         *         "de": "Konzept",
         *         "fr": "Concept"
         *       },
         *       "unit": "h",
         *       "unitPrice": 140,
         *       "vatClass": "normal"
         *     }
         */
        "application/json": {
          name: {
            en?: string | null;
            de?: string | null;
            fr?: string | null;
            it?: string | null;
          };
          number?: string | null;
          description?: string | null;
          unit?: string | null;
          unitPrice: number;
          pricesIncludeVat?: boolean | null;
          /** @default normal */
          vatClass?: string | null;
          archived?: boolean | null;
          version?: number | null;
        };
      };
    };
    responses: {
      /** @description CatalogueItem */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["CatalogueItem"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readCatalogueItem: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description CatalogueItem */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["CatalogueItem"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  updateCatalogueItem: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "number": "K-100",
         *       "name": {
         *         "de": "Konzept",
         *         "fr": "Concept"
         *       },
         *       "unit": "h",
         *       "unitPrice": 140,
         *       "vatClass": "normal"
         *     }
         */
        "application/json": {
          name: {
            en?: string | null;
            de?: string | null;
            fr?: string | null;
            it?: string | null;
          };
          number?: string | null;
          description?: string | null;
          unit?: string | null;
          unitPrice: number;
          pricesIncludeVat?: boolean | null;
          /** @default normal */
          vatClass?: string | null;
          archived?: boolean | null;
          version?: number | null;
          /** Format: uuid */
          readonly id?: string;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description CatalogueItem */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["CatalogueItem"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  deleteCatalogueItem: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Deleted"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  patchCatalogueItem: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "unitPrice": 150
         *     }
         */
        "application/json": {
          name?: {
            en?: string | null;
            de?: string | null;
            fr?: string | null;
            it?: string | null;
          };
          number?: string | null;
          description?: string | null;
          unit?: string | null;
          unitPrice?: number;
          pricesIncludeVat?: boolean | null;
          /** @default normal */
          vatClass?: string | null;
          archived?: boolean | null;
          version?: number | null;
          /** Format: uuid */
          readonly id?: string;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description CatalogueItem */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["CatalogueItem"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listPayments: {
    parameters: {
      query?: {
        limit?: number;
        starting_after?: string;
        page?: number;
        state?: "booked" | "proposed" | "unassigned" | "ignored" | "reversed";
        client?: string;
        bank_file?: string;
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description PaymentList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["PaymentList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  recordPayment: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invoiceId": "01a20268-8c39-7000-b77a-91b874bb7555",
         *       "amount": 200,
         *       "paidOn": "2026-11-20",
         *       "note": "First part"
         *     }
         */
        "application/json": {
          amount: number;
          /** Format: date */
          paidOn?: string | null;
          note?: string | null;
          skonto?: boolean | null;
          /** Format: uuid */
          invoiceId: string;
        };
      };
    };
    responses: {
      /** @description Payment */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Payment"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readPayment: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Payment */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Payment"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  undoPayment: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Payment */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Payment"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  recordRefund: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 1.5,
         *       "refundedOn": "2026-11-20"
         *     }
         */
        "application/json": {
          amount?: number | null;
          /** Format: date */
          refundedOn?: string | null;
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description Payment */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Payment"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  importBankFile: {
    parameters: {
      query?: {
        account?: string[];
      };
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/xml": string;
        "application/zip": string;
        "multipart/form-data": {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description BankFileImport */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["BankFileImport"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description BankFileImport */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["BankFileImport"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too busy; see Retry-After */
      503: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readBankFile: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description BankFile */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["BankFile"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  undoBankFile: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description BankFile */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["BankFile"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listSeries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description SeriesList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["SeriesList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createSeries: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Rent",
         *       "rule": {
         *         "every": 1,
         *         "unit": "month",
         *         "start": "2027-01-31",
         *         "day": "last",
         *         "end": {
         *           "after": 24
         *         }
         *       },
         *       "mode": "draft",
         *       "template": {
         *         "clientId": "01a20268-8c39-7000-b77a-91b874bb7555",
         *         "language": "de",
         *         "subject": "Miete {month+1} {year}",
         *         "items": [
         *           {
         *             "description": "Miete {month+1}",
         *             "quantity": 1,
         *             "unitPrice": 1200,
         *             "vatRate": 0
         *           }
         *         ]
         *       }
         *     }
         */
        "application/json": {
          name?: string | null;
          rule: {
            every: number;
            /** @enum {string} */
            unit: "day" | "week" | "month" | "year";
            /** Format: date */
            start: string;
            day?: number | "last" | null;
            end?: {
              /** Format: date */
              on?: string | null;
              after?: number | null;
            } | null;
          };
          /**
           * @default draft
           * @enum {string|null}
           */
          mode?: "draft" | "send" | null;
          template: {
            clientId?: string | null;
            recipient?: {
              name: string;
              contact?: string | null;
              /** Format: email */
              email: string;
              phone?: string | null;
              address: {
                street?: string | null;
                buildingNumber?: string | null;
                postalCode: string;
                city: string;
                country?: string | null;
              };
            } | null;
            /** @enum {string|null} */
            language?: "en" | "de" | "fr" | "it" | null;
            subject?: string | null;
            purchaseOrder?: string | null;
            notes?: string | null;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            skonto?:
              | {
                  percent: number;
                  days: number;
                }[]
              | null;
            pricesIncludeVat?: boolean | null;
            /** @enum {string|null} */
            paymentReferenceType?: "NON" | "QRR" | "SCOR" | null;
            /** @default 30 */
            termDays?: number | null;
            items: {
              description: string;
              quantity: number;
              unit?: string | null;
              unitPrice: number;
              vatRate: number;
              discount?: {
                percent?: number | null;
                amount?: number | null;
                label?: string | null;
              } | null;
              details?: string | null;
              name?: string | null;
            }[];
          };
          version?: number | null;
        };
      };
    };
    responses: {
      /** @description Series */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Series"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readSeries: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Series */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Series"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  updateSeries: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Rent",
         *       "rule": {
         *         "every": 1,
         *         "unit": "month",
         *         "start": "2027-01-31",
         *         "day": "last",
         *         "end": {
         *           "after": 24
         *         }
         *       },
         *       "mode": "draft",
         *       "template": {
         *         "clientId": "01a20268-8c39-7000-b77a-91b874bb7555",
         *         "language": "de",
         *         "subject": "Miete {month+1} {year}",
         *         "items": [
         *           {
         *             "description": "Miete {month+1}",
         *             "quantity": 1,
         *             "unitPrice": 1200,
         *             "vatRate": 0
         *           }
         *         ]
         *       }
         *     }
         */
        "application/json": {
          name?: string | null;
          rule: {
            every: number;
            /** @enum {string} */
            unit: "day" | "week" | "month" | "year";
            /** Format: date */
            start: string;
            day?: number | "last" | null;
            end?: {
              /** Format: date */
              on?: string | null;
              after?: number | null;
            } | null;
          };
          /**
           * @default draft
           * @enum {string|null}
           */
          mode?: "draft" | "send" | null;
          template: {
            clientId?: string | null;
            recipient?: {
              name: string;
              contact?: string | null;
              /** Format: email */
              email: string;
              phone?: string | null;
              address: {
                street?: string | null;
                buildingNumber?: string | null;
                postalCode: string;
                city: string;
                country?: string | null;
              };
            } | null;
            /** @enum {string|null} */
            language?: "en" | "de" | "fr" | "it" | null;
            subject?: string | null;
            purchaseOrder?: string | null;
            notes?: string | null;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            skonto?:
              | {
                  percent: number;
                  days: number;
                }[]
              | null;
            pricesIncludeVat?: boolean | null;
            /** @enum {string|null} */
            paymentReferenceType?: "" | "NON" | "QRR" | "SCOR" | null;
            /** @default 30 */
            termDays?: number | null;
            items: {
              description: string;
              quantity: number;
              unit?: string | null;
              unitPrice: number;
              vatRate: number;
              discount?: {
                percent?: number | null;
                amount?: number | null;
                label?: string | null;
              } | null;
              details?: string | null;
              name?: string | null;
            }[];
          };
          version?: number | null;
          /** Format: uuid */
          readonly id?: string;
          /** @enum {string} */
          readonly state?: "active" | "paused" | "stopped" | "ended";
          /** @enum {string} */
          readonly stopReason?:
            | "client_missing"
            | "account_missing"
            | "plan_over"
            | "vat_number_changed"
            | "vat_rates_changed"
            | "limit_reached"
            | "not_possible";
          readonly next?: string[];
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Series */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Series"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  endSeries: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Series */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Series"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  patchSeries: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Rent of the shop"
         *     }
         */
        "application/json": {
          name?: string | null;
          rule?: {
            every?: number;
            /** @enum {string} */
            unit?: "day" | "week" | "month" | "year";
            /** Format: date */
            start?: string;
            day?: number | "last" | null;
            end?: {
              /** Format: date */
              on?: string | null;
              after?: number | null;
            } | null;
          };
          /**
           * @default draft
           * @enum {string|null}
           */
          mode?: "draft" | "send" | null;
          template?: {
            clientId?: string | null;
            recipient?: {
              name?: string;
              contact?: string | null;
              /** Format: email */
              email?: string;
              phone?: string | null;
              address?: {
                street?: string | null;
                buildingNumber?: string | null;
                postalCode?: string;
                city?: string;
                country?: string | null;
              };
            } | null;
            /** @enum {string|null} */
            language?: "en" | "de" | "fr" | "it" | null;
            subject?: string | null;
            purchaseOrder?: string | null;
            notes?: string | null;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            skonto?:
              | {
                  percent: number;
                  days: number;
                }[]
              | null;
            pricesIncludeVat?: boolean | null;
            /** @enum {string|null} */
            paymentReferenceType?: "" | "NON" | "QRR" | "SCOR" | null;
            /** @default 30 */
            termDays?: number | null;
            items?: {
              description: string;
              quantity: number;
              unit?: string | null;
              unitPrice: number;
              vatRate: number;
              discount?: {
                percent?: number | null;
                amount?: number | null;
                label?: string | null;
              } | null;
              details?: string | null;
              name?: string | null;
            }[];
          };
          version?: number | null;
          /** Format: uuid */
          readonly id?: string;
          /** @enum {string} */
          readonly state?: "active" | "paused" | "stopped" | "ended";
          /** @enum {string} */
          readonly stopReason?:
            | "client_missing"
            | "account_missing"
            | "plan_over"
            | "vat_number_changed"
            | "vat_rates_changed"
            | "limit_reached"
            | "not_possible";
          readonly next?: string[];
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Series */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Series"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  pauseSeries: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Series */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Series"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  resumeSeries: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Series */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Series"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  skipNext: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Series */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Series"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listTemplates: {
    parameters: {
      query?: {
        limit?: number;
        page?: number;
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description TemplateList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["TemplateList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createTemplate: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Monthly concept",
         *       "language": "de",
         *       "termDays": 30,
         *       "items": [
         *         {
         *           "description": "Konzept",
         *           "quantity": 3,
         *           "unitPrice": 199.95,
         *           "vatRate": 8.1
         *         }
         *       ]
         *     }
         */
        "application/json": {
          name: string;
          clientId?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          subject?: string | null;
          purchaseOrder?: string | null;
          notes?: string | null;
          discount?: {
            percent?: number | null;
            amount?: number | null;
            label?: string | null;
          } | null;
          skonto?:
            | {
                percent: number;
                days: number;
              }[]
            | null;
          pricesIncludeVat?: boolean | null;
          termDays: number;
          items: {
            description: string;
            quantity: number;
            unit?: string | null;
            unitPrice: number;
            vatRate: number;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            details?: string | null;
            name?: string | null;
          }[];
          version?: number | null;
        };
      };
    };
    responses: {
      /** @description Template */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Template"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readTemplate: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Template */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Template"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  updateTemplate: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Monthly concept",
         *       "language": "de",
         *       "termDays": 30,
         *       "items": [
         *         {
         *           "description": "Konzept",
         *           "quantity": 3,
         *           "unitPrice": 199.95,
         *           "vatRate": 8.1
         *         }
         *       ]
         *     }
         */
        "application/json": {
          name: string;
          clientId?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          subject?: string | null;
          purchaseOrder?: string | null;
          notes?: string | null;
          discount?: {
            percent?: number | null;
            amount?: number | null;
            label?: string | null;
          } | null;
          skonto?:
            | {
                percent: number;
                days: number;
              }[]
            | null;
          pricesIncludeVat?: boolean | null;
          termDays: number;
          items: {
            description: string;
            quantity: number;
            unit?: string | null;
            unitPrice: number;
            vatRate: number;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            details?: string | null;
            name?: string | null;
          }[];
          version?: number | null;
          /** Format: uuid */
          readonly id?: string;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Template */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Template"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  deleteTemplate: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Deleted"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  patchTemplate: {
    parameters: {
      query?: never;
      header?: {
        "If-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "termDays": 20
         *     }
         */
        "application/json": {
          name?: string;
          clientId?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          subject?: string | null;
          purchaseOrder?: string | null;
          notes?: string | null;
          discount?: {
            percent?: number | null;
            amount?: number | null;
            label?: string | null;
          } | null;
          skonto?:
            | {
                percent: number;
                days: number;
              }[]
            | null;
          pricesIncludeVat?: boolean | null;
          termDays?: number;
          items?: {
            description: string;
            quantity: number;
            unit?: string | null;
            unitPrice: number;
            vatRate: number;
            discount?: {
              percent?: number | null;
              amount?: number | null;
              label?: string | null;
            } | null;
            details?: string | null;
            name?: string | null;
          }[];
          version?: number | null;
          /** Format: uuid */
          readonly id?: string;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Template */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Template"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Changed since it was read (If-Match) */
      412: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description WebhookList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["WebhookList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://example.ch/webhooks",
         *       "events": [
         *         "invoice.paid",
         *         "invoice.unpaid"
         *       ]
         *     }
         */
        "application/json": {
          url: string;
          events: (
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
            | "credit_note.created"
            | "credit_note.sent"
            | "credit_note.send_failed"
            | "payment.received"
            | "payment.reversed"
            | "series.invoice_created"
            | "series.stopped"
            | "reminder.sent"
            | "client.created"
            | "client.updated"
            | "client.deleted"
          )[];
          isActive?: boolean | null;
        };
      };
    };
    responses: {
      /** @description WebhookWithSecret */
      201: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          Location: components["headers"]["Location"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["WebhookWithSecret"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readWebhook: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Webhook */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Webhook"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://example.ch/webhooks",
         *       "events": [
         *         "invoice.paid",
         *         "invoice.unpaid"
         *       ]
         *     }
         */
        "application/json": {
          url: string;
          events: (
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
            | "credit_note.created"
            | "credit_note.sent"
            | "credit_note.send_failed"
            | "payment.received"
            | "payment.reversed"
            | "series.invoice_created"
            | "series.stopped"
            | "reminder.sent"
            | "client.created"
            | "client.updated"
            | "client.deleted"
          )[];
          isActive?: boolean | null;
          /** Format: uuid */
          readonly id?: string;
          /** Format: date-time */
          readonly failingSince?: string | null;
          /** Format: date-time */
          readonly switchedOffAt?: string | null;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Webhook */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Webhook"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Deleted"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  patchWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "isActive": false
         *     }
         */
        "application/json": {
          url?: string;
          events?: (
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
            | "credit_note.created"
            | "credit_note.sent"
            | "credit_note.send_failed"
            | "payment.received"
            | "payment.reversed"
            | "series.invoice_created"
            | "series.stopped"
            | "reminder.sent"
            | "client.created"
            | "client.updated"
            | "client.deleted"
          )[];
          isActive?: boolean | null;
          /** Format: uuid */
          readonly id?: string;
          /** Format: date-time */
          readonly failingSince?: string | null;
          /** Format: date-time */
          readonly switchedOffAt?: string | null;
          /** Format: date-time */
          readonly createdAt?: string;
          /** Format: date-time */
          readonly updatedAt?: string;
        };
      };
    };
    responses: {
      /** @description Webhook */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Webhook"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  rotateWebhook: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description WebhookWithSecret */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["WebhookWithSecret"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Queued */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Queued"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listDeliveries: {
    parameters: {
      query?: {
        limit?: number;
        page?: number;
      };
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description DeliveryList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["DeliveryList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  resendDelivery: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Queued */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Queued"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        limit?: number;
        starting_after?: string;
        type?: (
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
          | "credit_note.created"
          | "credit_note.sent"
          | "credit_note.send_failed"
          | "payment.received"
          | "payment.reversed"
          | "series.invoice_created"
          | "series.stopped"
          | "reminder.sent"
          | "client.created"
          | "client.updated"
          | "client.deleted"
        )[];
        created_since?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description EventList */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["EventList"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readEvent: {
    parameters: {
      query?: never;
      header?: {
        "If-None-Match"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Event */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Event"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description Unchanged (If-None-Match) */
      304: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  replayEvent: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": {
          webhookId?: string | null;
        };
      };
    };
    responses: {
      /** @description Replayed */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Replayed"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  exportData: {
    parameters: {
      query?: {
        format?: "excel" | "csv" | "json";
        includeInvoices?: boolean;
        includeItems?: boolean;
        includeCustomers?: boolean;
        includePayments?: boolean;
        includeCatalogue?: boolean;
        includeStats?: boolean;
        dateFrom?: string;
        dateTo?: string;
        separator?: "semicolon" | "comma";
        headings?: "translated" | "stable";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "application/zip": string;
          "application/json": Record<string, never>;
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listLanguages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Languages */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Languages"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readFormattingOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description FormattingOptions */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["FormattingOptions"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  validateIban: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "iban": "CH93 0076 2011 6238 5295 7"
         *     }
         */
        "application/json": {
          iban: string;
        };
      };
    };
    responses: {
      /** @description IbanCheck */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["IbanCheck"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  validateAddress: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "address": {
         *         "name": "Kulturhaus Obertor",
         *         "street": "Obertor",
         *         "buildingNumber": "14",
         *         "postalCode": "8400",
         *         "city": "Winterthur",
         *         "country": "CH"
         *       }
         *     }
         */
        "application/json": {
          address: {
            name?: string | null;
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          };
        };
      };
    };
    responses: {
      /** @description AddressCheck */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["AddressCheck"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  validateAmount: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 648.45
         *     }
         */
        "application/json": {
          amount: number;
        };
      };
    };
    responses: {
      /** @description AmountCheck */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["AmountCheck"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  validateReference: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reference": "RF18539007547034",
         *       "creditorIBAN": "CH93 0076 2011 6238 5295 7"
         *     }
         */
        "application/json": {
          reference?: string | null;
          referenceType?: string | null;
          creditorIBAN?: string | null;
        };
      };
    };
    responses: {
      /** @description ReferenceCheck */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["ReferenceCheck"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  previewSlip: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "debtorName": "Kulturhaus Obertor",
         *       "debtorAddress": {
         *         "street": "Obertor",
         *         "buildingNumber": "14",
         *         "postalCode": "8400",
         *         "city": "Winterthur",
         *         "country": "CH"
         *       },
         *       "amount": 648.45
         *     }
         */
        "application/json": {
          creditorIBAN?: string | null;
          creditorName?: string | null;
          creditorAddress?: {
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          } | null;
          debtorName?: string | null;
          debtorAddress?: {
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          } | null;
          amount?: number | null;
          reference?: string | null;
          referenceType?: string | null;
          invoiceNumber?: string | null;
          /** @enum {string|null} */
          language?: "en" | "de" | "fr" | "it" | null;
          formatting?: {
            /**
             * @default Arial
             * @enum {string|null}
             */
            fontFamily?: "Arial" | null;
            /** @default 10 */
            fontSize?: number | null;
            margins?: {
              /** @default 5 */
              top?: number | null;
              /** @default 5 */
              right?: number | null;
              /** @default 5 */
              bottom?: number | null;
              /** @default 5 */
              left?: number | null;
            } | null;
          } | null;
        };
      };
    };
    responses: {
      /** @description SlipPreview */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["SlipPreview"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  generateReference: {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "creditorIBAN": "CH93 0076 2011 6238 5295 7",
         *       "number": "2026-0042"
         *     }
         */
        "application/json": {
          creditorIBAN?: string | null;
          number?: string | null;
          invoice?: string | null;
        };
      };
    };
    responses: {
      /** @description NewReference */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["NewReference"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not found */
      404: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The current state, or the Idempotency-Key, does not allow it */
      409: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Account */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Account"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Profile */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Profile"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "companyName": "Studio Muster",
         *       "address": {
         *         "street": "Seestrasse",
         *         "buildingNumber": "12"
         *       }
         *     }
         */
        "application/json": {
          firstName?: string;
          lastName?: string;
          phone?: string | null;
          /** @enum {string|null} */
          preferredLanguage?: "en" | "de" | "fr" | "it" | null;
          companyName?: string | null;
          vatNumber?: string | null;
          iban?: string | null;
          address?: {
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          } | null;
          qrIban?: string | null;
          customInvoicePrefix?: string | null;
          creditNotePrefix?: string | null;
          referenceOnEveryInvoice?: boolean | null;
          roundsToFive?: boolean | null;
          marketingOptIn?: boolean | null;
          /** Format: uuid */
          readonly _id?: string;
          /** Format: uuid */
          readonly id?: string;
          readonly email?: string;
          readonly emailVerified?: boolean;
          readonly subscription?: {
            /** @enum {string} */
            status: "free" | "pro";
            billingPeriod: string | null;
            invoicesGenerated: number;
            monthlyLimit: number | null;
            editsUsed: number;
            customInvoicePrefix: string;
            lastInvoiceNumber: number;
            currentPeriodEnd: string | null;
            endsAt: string | null;
          };
          /** Format: date-time */
          readonly createdAt?: string;
        };
      };
    };
    responses: {
      /** @description Profile */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Profile"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  patchProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "companyName": "Studio Muster",
         *       "address": {
         *         "street": "Seestrasse",
         *         "buildingNumber": "12"
         *       }
         *     }
         */
        "application/json": {
          firstName?: string;
          lastName?: string;
          phone?: string | null;
          /** @enum {string|null} */
          preferredLanguage?: "en" | "de" | "fr" | "it" | null;
          companyName?: string | null;
          vatNumber?: string | null;
          iban?: string | null;
          address?: {
            street?: string | null;
            buildingNumber?: string | null;
            postalCode?: string | null;
            city?: string | null;
            country?: string | null;
          } | null;
          qrIban?: string | null;
          customInvoicePrefix?: string | null;
          creditNotePrefix?: string | null;
          referenceOnEveryInvoice?: boolean | null;
          roundsToFive?: boolean | null;
          marketingOptIn?: boolean | null;
          /** Format: uuid */
          readonly _id?: string;
          /** Format: uuid */
          readonly id?: string;
          readonly email?: string;
          readonly emailVerified?: boolean;
          readonly subscription?: {
            /** @enum {string} */
            status: "free" | "pro";
            billingPeriod: string | null;
            invoicesGenerated: number;
            monthlyLimit: number | null;
            editsUsed: number;
            customInvoicePrefix: string;
            lastInvoiceNumber: number;
            currentPeriodEnd: string | null;
            endsAt: string | null;
          };
          /** Format: date-time */
          readonly createdAt?: string;
        };
      };
    };
    responses: {
      /** @description Profile */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Profile"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description The request cannot be read */
      400: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too large */
      413: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not of the content type that is asked for */
      415: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readStatistics: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Statistics */
      200: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["Statistics"];
            warnings?: {
              field: string;
              code: string;
              message: string;
            }[];
          };
        };
      };
      /** @description No valid API key */
      401: {
        headers: {
          "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Not on Pro, a key without the scope, or a limit of the plan */
      403: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Some fields break a rule */
      422: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description Too many requests; see Retry-After */
      429: {
        headers: {
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "Retry-After": components["headers"]["Retry-After"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  "invoice.created": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.created";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.updated": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.updated";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.deleted": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.deleted";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.sent": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.sent";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.send_failed": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.send_failed";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
            delivery: {
              /** @enum {string} */
              state: "failed" | "uncertain";
              recipient: string;
              /** Format: date-time */
              at: string;
              error: string | null;
              /** Format: uuid */
              reminderId: string | null;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.partially_paid": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.partially_paid";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.paid": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.paid";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.unpaid": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.unpaid";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.overdue": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.overdue";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "invoice.cancelled": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "invoice.cancelled";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "credit_note.created": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "credit_note.created";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            creditNote: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "credit_note.sent": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "credit_note.sent";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            creditNote: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "credit_note.send_failed": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "credit_note.send_failed";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            creditNote: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
            delivery: {
              /** @enum {string} */
              state: "failed" | "uncertain";
              recipient: string;
              /** Format: date-time */
              at: string;
              error: string | null;
              /** Format: uuid */
              reminderId: string | null;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "payment.received": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "payment.received";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            payment: {
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              state: "booked" | "proposed" | "unassigned" | "ignored" | "reversed" | "credit" | "withdrawn";
              amount: number;
              /** @enum {string} */
              currency: "CHF";
              /** Format: date */
              paidOn: string;
              /** @enum {string} */
              source: "manual" | "import" | "bank" | "credit_note";
              note: string;
              /** Format: uuid */
              clientId: string | null;
              payer: {
                name: string;
                iban: string;
              };
              reference: string;
              message: string;
              instructed: {
                amount: number;
                currency: string;
              } | null;
              charges: number;
              reason: string;
              proposal: {
                /** Format: uuid */
                invoiceId: string;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
              }[];
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              credit: number;
              refunded?: number;
              /** Format: uuid */
              bankFileId: string | null;
              /** Format: date-time */
              reversedAt: string | null;
              /** Format: date-time */
              createdAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "payment.reversed": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "payment.reversed";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            payment: {
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              state: "booked" | "proposed" | "unassigned" | "ignored" | "reversed" | "credit" | "withdrawn";
              amount: number;
              /** @enum {string} */
              currency: "CHF";
              /** Format: date */
              paidOn: string;
              /** @enum {string} */
              source: "manual" | "import" | "bank" | "credit_note";
              note: string;
              /** Format: uuid */
              clientId: string | null;
              payer: {
                name: string;
                iban: string;
              };
              reference: string;
              message: string;
              instructed: {
                amount: number;
                currency: string;
              } | null;
              charges: number;
              reason: string;
              proposal: {
                /** Format: uuid */
                invoiceId: string;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
              }[];
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              credit: number;
              refunded?: number;
              /** Format: uuid */
              bankFileId: string | null;
              /** Format: date-time */
              reversedAt: string | null;
              /** Format: date-time */
              createdAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "series.invoice_created": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "series.invoice_created";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            series: {
              /** Format: uuid */
              id: string;
              name: string;
              /** @enum {string} */
              state: "active" | "paused" | "stopped" | "ended";
              /** @enum {string} */
              stopReason?:
                | "client_missing"
                | "account_missing"
                | "plan_over"
                | "vat_number_changed"
                | "vat_rates_changed"
                | "limit_reached"
                | "not_possible";
              /** @enum {string} */
              mode: "draft" | "send";
              rule: {
                every: number;
                /** @enum {string} */
                unit: "day" | "week" | "month" | "year";
                /** Format: date */
                start: string;
                day?: number | "last";
                end?:
                  | {
                      /** Format: date */
                      on: string;
                    }
                  | {
                      after: number;
                    };
              };
              next: string[];
              template: {
                /** Format: uuid */
                clientId: string | null;
                /** @enum {string} */
                language: "en" | "de" | "fr" | "it";
                subject: string;
                purchaseOrder: string;
                notes: string;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                skonto?: {
                  percent: number;
                  days: number;
                }[];
                /** @enum {boolean} */
                pricesIncludeVat?: true;
                /** @enum {string} */
                paymentReferenceType: "" | "NON" | "QRR" | "SCOR";
                termDays: number;
                items: {
                  description: string;
                  quantity: number;
                  unit: string;
                  unitPrice: number;
                  vatRate: number;
                  discount?: {
                    percent?: number;
                    amount?: number;
                    label?: string;
                  };
                  details?: string;
                }[];
              };
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
            invoice: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              status:
                | "draft"
                | "sent"
                | "paid"
                | "overdue"
                | "credited"
                | "written_off"
                | "cancelled"
                | "issued"
                | "withdrawn";
              /** @enum {string} */
              currency: "CHF";
              total: number;
              /** Format: uuid */
              clientId: string | null;
              /** @enum {string} */
              kind?: "invoice" | "credit_note";
              corrects?: {
                /** Format: uuid */
                id: string;
                invoiceNumber: string;
                /** Format: date */
                issueDate: string;
                isWhole: boolean;
              };
              reason?: string;
              invoiceNumber: string;
              /** Format: date */
              issueDate: string;
              /** Format: date */
              dueDate: string;
              /** Format: date */
              serviceFrom: string | null;
              /** Format: date */
              serviceTo: string | null;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              subject: string;
              purchaseOrder: string;
              notes: string;
              discount?: {
                percent?: number;
                amount?: number;
                label?: string;
              };
              skonto?: {
                percent: number;
                days: number;
              }[];
              /** @enum {boolean} */
              pricesIncludeVat?: true;
              sender: {
                name: string;
                iban: string;
                email: string;
                phone: string;
                vatNumber: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              recipient: {
                name: string;
                contact: string;
                email: string;
                phone: string;
                address: {
                  street: string;
                  buildingNumber: string;
                  postalCode: string;
                  city: string;
                  country: string;
                };
              };
              items: {
                name: string;
                description: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                vatRate: number;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                details?: string;
                total: number;
              }[];
              subtotal: number;
              vat: {
                rate: number;
                net: number;
                amount: number;
              }[];
              discountTotal?: number;
              rounding?: number;
              vatTotal: number;
              vatPercent: number;
              /** @enum {string} */
              paymentReferenceType: "QRR" | "SCOR" | "NON";
              paymentReference: string;
              qrBill: {
                reference: string;
              };
              qrBillOptions: {
                referenceType: string;
              };
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              /** Format: date */
              paidOn: string | null;
              amountPaid: number;
              amountDue: number;
              allocations: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                invoiceId: string;
                /** Format: uuid */
                paymentId: string | null;
                /** @enum {string} */
                kind: "payment" | "credit" | "skonto" | "rounding" | "write_off";
                amount: number;
                /** Format: date */
                settledOn: string;
                note?: string;
                vat?: {
                  rate: number;
                  net: number;
                  amount: number;
                }[];
              }[];
              delivery: {
                /** @enum {string} */
                state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
                recipient: string;
                /** Format: date-time */
                at: string;
                error: string | null;
              } | null;
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "series.stopped": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "series.stopped";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            series: {
              /** Format: uuid */
              id: string;
              name: string;
              /** @enum {string} */
              state: "active" | "paused" | "stopped" | "ended";
              /** @enum {string} */
              stopReason?:
                | "client_missing"
                | "account_missing"
                | "plan_over"
                | "vat_number_changed"
                | "vat_rates_changed"
                | "limit_reached"
                | "not_possible";
              /** @enum {string} */
              mode: "draft" | "send";
              rule: {
                every: number;
                /** @enum {string} */
                unit: "day" | "week" | "month" | "year";
                /** Format: date */
                start: string;
                day?: number | "last";
                end?:
                  | {
                      /** Format: date */
                      on: string;
                    }
                  | {
                      after: number;
                    };
              };
              next: string[];
              template: {
                /** Format: uuid */
                clientId: string | null;
                /** @enum {string} */
                language: "en" | "de" | "fr" | "it";
                subject: string;
                purchaseOrder: string;
                notes: string;
                discount?: {
                  percent?: number;
                  amount?: number;
                  label?: string;
                };
                skonto?: {
                  percent: number;
                  days: number;
                }[];
                /** @enum {boolean} */
                pricesIncludeVat?: true;
                /** @enum {string} */
                paymentReferenceType: "" | "NON" | "QRR" | "SCOR";
                termDays: number;
                items: {
                  description: string;
                  quantity: number;
                  unit: string;
                  unitPrice: number;
                  vatRate: number;
                  discount?: {
                    percent?: number;
                    amount?: number;
                    label?: string;
                  };
                  details?: string;
                }[];
              };
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "reminder.sent": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "reminder.sent";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            reminder: {
              /** Format: uuid */
              id: string;
              /** Format: uuid */
              invoiceId: string;
              level: number;
              /** @enum {string} */
              state: "draft" | "ready" | "sent";
              /** Format: date */
              createdOn: string;
              /** Format: date */
              dueDate: string;
              openAmount: number;
              interest: number;
              interestDays: number;
              fee: number;
              feeVat: {
                rate: number;
                net: number;
                vat: number;
              }[];
              amountClaimed: number;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              /** Format: date-time */
              interestWaivedAt: string | null;
              /** Format: date-time */
              feeWaivedAt: string | null;
              delivery: {
                state: string;
                recipient: string;
                /** Format: date-time */
                at: string;
              } | null;
              /** Format: date-time */
              createdAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "client.created": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "client.created";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            client: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              name: string;
              contact: string;
              email: string;
              phone: string;
              address: {
                street: string;
                buildingNumber: string;
                postalCode: string;
                city: string;
                country: string;
              };
              vatNumber: string;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "client.updated": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "client.updated";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            client: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              name: string;
              contact: string;
              email: string;
              phone: string;
              address: {
                street: string;
                buildingNumber: string;
                postalCode: string;
                city: string;
                country: string;
              };
              vatNumber: string;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  "client.deleted": {
    parameters: {
      query?: never;
      header: {
        "Rappen-Signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          type: "client.deleted";
          /** Format: date-time */
          createdAt: string;
          /** @enum {string} */
          apiVersion: "v1";
          data: {
            client: {
              /** Format: uuid */
              _id: string;
              /** Format: uuid */
              id: string;
              name: string;
              contact: string;
              email: string;
              phone: string;
              address: {
                street: string;
                buildingNumber: string;
                postalCode: string;
                city: string;
                country: string;
              };
              vatNumber: string;
              /** @enum {string} */
              language: "en" | "de" | "fr" | "it";
              externalId: string | null;
              metadata: {
                [key: string]: string;
              };
              version: number;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
            };
          };
        };
      };
    };
    responses: {
      /** @description Accepted; after any other status the event is sent again, with the same id */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
