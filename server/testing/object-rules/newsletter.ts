import { linkOfAMail, type ObjectRules } from '../object-rules.ts';

export const rules: ObjectRules = {
  'newsletter.confirm': linkOfAMail,
  'newsletter.unsubscribe': linkOfAMail,
  'newsletter.readTopics': linkOfAMail,
  'newsletter.chooseTopics': linkOfAMail,
};
