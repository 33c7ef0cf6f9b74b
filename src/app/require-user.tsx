import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { signInPath } from '#src/lib/return-to.ts';

/** Lets signed-in users through; anyone else goes to /signin and comes back afterwards. */
export function RequireUser() {
  const { user, isLoading } = useCurrentUser();
  const { pathname, search } = useLocation();
  if (isLoading) return <Spinner page label="Checking who is signed in" />;
  if (!user) return <Navigate to={signInPath(`${pathname}${search}`)} replace />;
  return <Outlet />;
}
