import { useLocation, useNavigate } from 'react-router-dom';

import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import { useCurrentUser } from './current-user.ts';

/** The message for a visitor who selects something that needs an account (rule member-action). */
const memberFeature = { title: 'Member feature', description: 'Sign in or join to save or receive updates.' };

/**
 * Wraps something that only members can do. Signed-out visitors are sent to /signin, from where they
 * come back to this page, and are told why (rule member-action). While the current-user check is still
 * running the action goes ahead: the server has the last word.
 */
export function useMemberAction(words: { title: string; description: string } = memberFeature) {
  const { user, isLoading } = useCurrentUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (action: () => void) => {
    if (user || isLoading) {
      action();
      return;
    }
    const signIn = signInPath(`${pathname}${search}`);
    void navigate(signIn);
    toast({ ...words, action: { label: 'Sign in', onSelect: () => void navigate(signIn) } });
  };
}
