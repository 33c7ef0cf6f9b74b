import { enquiryBounds } from '#contract/enquiries.ts';
import { paths } from '#contract/kit/paths.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { FileReply } from '#server/platform/mail/incoming-mail.ts';
import { findAnswers, insertReply } from './answer-store.ts';
import { findAnswered, markUnread } from './store.ts';

/**
 * Files what a visitor replies to an answer, and tells the owner (rule replies-by-mail). It must come from the address that
 * the visitor typed: the answer went there, and nowhere else.
 */
export const fileVisitorReply: FileReply = async (deps, id, mail) => {
  const outcome = await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'enquiries', id);
    const enquiry = await findAnswered({ db: trx }, id);
    if (!enquiry || enquiry.email.toLowerCase() !== mail.from) return 'wrong-sender' as const;
    if (mail.text === '') return 'empty' as const;
    const replies = (await findAnswers({ db: trx }, [id]))(id).filter(({ is_reply: isReply }) => isReply === 1);
    if (replies.length >= enquiryBounds.replies) return 'refused' as const;
    const at = deps.now().toISOString();
    const isNew = await insertReply(trx, { enquiryId: id, body: mail.text, at, mailKey: mail.key });
    if (!isNew) return 'filed' as const;
    await markUnread(trx, id);
    await notify(trx, deps, {
      userId: enquiry.receiver_id,
      subjectId: null,
      kind: 'enquiry',
      title: `${enquiry.name} replied to your answer`,
      body: enquiry.kind === 'member' ? 'Their reply stands at their enquiry.' : `It is about "${enquiry.item_title}".`,
      path: paths.enquiries,
    });
    return 'filed' as const;
  });
  deps.mail.wake();
  return outcome;
};
