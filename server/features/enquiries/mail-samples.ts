import { paths } from '#contract/kit/paths.ts';
import type { MailSamples } from '#server/platform/feature.ts';
import { other, reader } from '#server/platform/mail/sample-people.ts';
import { answerMail, enquiryForMember, enquiryForOwner } from './mails.ts';

const about = 'your listing "Salt battery for sale"';
const enquiry = {
  to: reader.email,
  sender: other.name,
  senderInWords: `${other.name}, Brine Works,`,
  about,
  message: 'Is it still to be had? We could fetch it in spring.',
};

export const mailSamples: MailSamples = {
  'enquiries.to-member': (deps) => enquiryForMember(deps, enquiry, { path: paths.messages, replyTo: undefined }),
  'enquiries.to-owner': (deps) => enquiryForOwner(deps, enquiry, { path: '/network/listings/1', replyTo: other.email }),
  'enquiries.answer': () =>
    answerMail(
      { to: other.email, ownerEmail: reader.email, filed: undefined },
      { name: reader.name, about: 'about "Salt battery for sale"', body: 'Yes, it is.', more: [] },
      undefined,
    ),
};
