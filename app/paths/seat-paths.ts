import { pageNumber, query } from "./query.ts";

const person = (id: string) => `/profile/people/${encodeURIComponent(id)}`;

/** Days as typed: the page itself says what is wrong with them. */
interface AuditAddress {
  person?: string;
  from?: string;
  to?: string;
  after?: string;
}

export const seatPaths = {
  people: "/profile/people",
  audit: (wanted: AuditAddress = {}) => `/profile/people/audit${query({ ...wanted })}`,
  auditFile: (wanted: AuditAddress) => `/profile/people/audit/download${query({ ...wanted })}`,
  changeRole: (userId: string) => `${person(userId)}/role`,
  endSeat: (userId: string) => `${person(userId)}/end`,
  openSeat: (userId: string) => `${person(userId)}/open`,
  handOver: (userId: string) => `${person(userId)}/hand-over`,
  withdrawHandover: "/profile/people/withdraw-handover",
  takeOver: "/seats/take-over",
  resendInvitation: (id: string) => `/profile/people/invitations/${encodeURIComponent(id)}/resend`,
  withdrawInvitation: (id: string) => `/profile/people/invitations/${encodeURIComponent(id)}/withdraw`,
  invitation: (token: string) => `/invitation${query({ token })}`,
  registerByInvitation: "/invitation/register",
  commentOnInvoice: (id: string) => `/invoice/${encodeURIComponent(id)}/comment`,
  commentOnOffer: (id: string) => `/offers/${encodeURIComponent(id)}/comment`,
  seats: "/seats",
  seatsOf: (month: string, page = 1) => `/seats${query({ month, page: pageNumber(page) })}`,
  seatsCalendar: "/seats/calendar",
  endSeatsCalendar: "/seats/calendar/end",
  leaveSeat: (businessId: string) => `/seats/${encodeURIComponent(businessId)}/leave`,
  startBusiness: "/seats/start",
} as const;
