import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { signInPath } from '#src/lib/return-to.ts';

/** Shows the page to signed-in users; others go to /signin and return afterwards. */
export function RequireUser() {
  const { user, isLoading } = useCurrentUser();
  const { pathname, search } = useLocation();
  if (isLoading) return <Spinner page label="Checking who is signed in" />;
  if (!user) return <Navigate to={signInPath(`${pathname}${search}`)} replace />;
  return <Outlet />;
}
