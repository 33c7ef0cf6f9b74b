import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import { currentUserQuery, useCurrentUser } from './current-user.ts';

/** The message for a visitor who selects something that needs an account (rule member-action). */
const memberFeature = { title: 'Member feature', description: 'Sign in or join to save or receive updates.' };

/**
 * Wraps something that only members can do. Signed-out visitors are sent to /signin, from where they
 * come back to this page, and are told why (rule member-action). While the current-user check is still running, the
 * action goes ahead for those who were signed in on their last visit, as the server has the last word; for others it
 * waits for the answer.
 */
export function useMemberAction(words: { title: string; description: string } = memberFeature) {
  const { isLoading, isExpected } = useCurrentUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // A user who leaves the page meanwhile is not moved to another one.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const askToSignIn = () => {
    const signIn = signInPath(`${pathname}${search}`);
    void navigate(signIn);
    toast({ ...words, action: { label: 'Sign in', onSelect: () => void navigate(signIn) } });
  };
  return (action: () => void) => {
    if (isExpected) action();
    else if (!isLoading) askToSignIn();
    else {
      void client.ensureQueryData(currentUserQuery).then((user) => {
        if (user) action();
        else if (isHere.current) askToSignIn();
      });
    }
  };
}
