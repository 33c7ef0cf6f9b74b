import { expect, test } from 'vitest';

import { startProxy } from '#electron/testing/proxy.ts';

const path = '/api/admin/mail-samples/events.proof/preview?theme=dark';

test('a mail is shown in a frame of the app, by the policy of the app, whatever the server says', async () => {
  const { send } = await startProxy((_, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src * 'unsafe-inline'",
        'x-frame-options': 'SAMEORIGIN',
      })
      .end('<p>Hello</p>'),
  );
  const answer = await send(path);
  expect([answer.status, await answer.text()]).toEqual([200, '<p>Hello</p>']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script');
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
