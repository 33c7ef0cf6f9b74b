import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { useIdentityCheck } from '#src/stores/identity-check.ts';
import { AntdProvider } from '#src/theme/antd-provider.tsx';

const IdentityDialog = lazy(async () => ({
  default: (await import('#src/features/accounts/settings/components/identity-dialog.tsx')).IdentityDialog,
}));

/** Everything below may use Ant Design. */
export function AntdLayout() {
  const isAsking = useIdentityCheck((state) => state.isAsking);
  return (
    <AntdProvider>
      <Outlet />
      {isAsking && (
        <Suspense fallback={null}>
          <IdentityDialog />
        </Suspense>
      )}
    </AntdProvider>
  );
}
