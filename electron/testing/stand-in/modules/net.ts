import { netRequest } from '../../net-request.ts';
import { guarded } from '../support/guarded.ts';
import { needsReady } from '../support/readiness.ts';
import { user } from '../support/user.ts';

export const net = guarded('net', {
  isOnline: () => user.isOnline,
  request: (options: Parameters<typeof netRequest>[0]) => {
    needsReady('net module can only be used after app is ready');
    return netRequest(options);
  },
});
