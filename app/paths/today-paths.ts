/** Acts of one press; each leads back to where it was pressed. */
export const todayPaths = {
  confirmAct: "/today/confirm",
  sendToday: (id: string) => `/today/${encodeURIComponent(id)}/send`,
  undoSend: (id: string) => `/today/${encodeURIComponent(id)}/undo-send`,
  sendOfferToday: (id: string) => `/today/offers/${encodeURIComponent(id)}/send`,
  undoSendOffer: (id: string) => `/today/offers/${encodeURIComponent(id)}/undo-send`,
  remindToday: (id: string) => `/today/${encodeURIComponent(id)}/remind`,
  undoReminder: (id: string, reminderId: string) =>
    `/today/${encodeURIComponent(id)}/undo-reminder/${encodeURIComponent(reminderId)}`,
};
