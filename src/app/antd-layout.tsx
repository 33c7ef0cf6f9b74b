import { Outlet } from 'react-router-dom';

import { AntdProvider } from '#src/theme/antd-provider.tsx';

/** Everything below may use Ant Design. */
export function AntdLayout() {
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
