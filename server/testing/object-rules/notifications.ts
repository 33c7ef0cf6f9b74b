import { linkOfAMail, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'notifications.markRead': {
    ownRow: async (app) => {
      const { owner, id } = await owned.aNotification(app);
      return { owner, input: { body: { upTo: Number(id) } } };
    },
  },
  'notificationSettings.unsubscribe': linkOfAMail,
};
