import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { safeReturnTo } from '#src/lib/return-to.ts';

/**
 * Shows the sign-in and sign-up forms to visitors; signed-in users are redirected to the page that follows these forms.
 * A form that is already open stays open: after signing in it navigates itself, with its own message.
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
