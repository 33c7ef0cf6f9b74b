import { useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';

import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { safeReturnTo } from '#src/lib/return-to.ts';

/**
 * Lets visitors through to the forms of sign-in and sign-up; anyone who is signed in already goes where these would lead.
 * Once open a form stays open: signing in, it leads on by itself, with its own words.
 */
export function RequireVisitor() {
  const { user, isLoading, isExpected } = useCurrentUser();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Outlet />;
  if (user) return <Navigate to={safeReturnTo(search.get('returnTo'))} replace />;
  if (isLoading && isExpected) return <Spinner page label="Checking who is signed in" />;
  setOpen(true);
  return <Outlet />;
}
