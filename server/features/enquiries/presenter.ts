import type { Enquiry } from '#contract/enquiries.ts';
import type { EnquiryRow } from './store.ts';

/** An enquiry as its receiver sees it. */
export function presentEnquiry(row: EnquiryRow): Enquiry {
  return {
    id: row.id,
    kind: row.kind,
    itemId: row.item_id,
    itemTitle: row.item_title,
    name: row.name,
    email: row.email,
    organization: row.organization,
    isFromMember: row.sender_id !== null,
    memberId: row.sender_has_profile === 1 ? row.sender_id : null,
    message: row.message,
    createdAt: row.created_at,
    isRead: row.read_at !== null,
  };
}
