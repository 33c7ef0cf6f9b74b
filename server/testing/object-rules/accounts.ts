import { samplePassword } from '../factories.ts';
import { by, linkOfAMail, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'accounts.resetPassword': linkOfAMail,
  'account.confirmEmail': linkOfAMail,
  'account.undoEmail': linkOfAMail,
  'sessions.end': { owned: by(owned.aSession, () => ({ body: { password: samplePassword } })) },
};
