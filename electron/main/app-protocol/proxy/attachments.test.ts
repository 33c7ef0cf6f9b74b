import { expect, test } from 'vitest';

import { attachmentBounds, uploadAttachment } from '#contract/attachments.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { sendJson } from '#electron/testing/fake-server.ts';
import { startProxy } from '#electron/testing/proxy.ts';

const path = '/api/attachments/0b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11';
const upload = (body: Uint8Array<ArrayBuffer>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/octet-stream' },
  body,
});

test('a file reaches the server byte by byte, with its name and at its largest size', async () => {
  const { server, send } = await startProxy((_, response) => sendJson(response, {}, 201));
  const largest = new Uint8Array(attachmentBounds.bytes);
  expect((await send(`${uploadAttachment.path}?name=%C3%84.pdf`, upload(largest))).status).toBe(201);
  expect(server.seen[0]?.url).toBe('/api/attachments?name=%C3%84.pdf');
  expect(server.seen[0]?.body).toHaveLength(attachmentBounds.bytes);
  const larger = await send(`${uploadAttachment.path}?name=a.pdf`, upload(new Uint8Array(attachmentBounds.bytes + 1)));
  expect([larger.status, server.seen.length]).toEqual([413, 1]);
});

test.each(['application/pdf', 'image/png', 'text/csv'])('%s comes back as it is, and can run nothing', async (type) => {
  const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
  const { send } = await startProxy((_, response) =>
    response.writeHead(200, { 'content-type': type, 'content-disposition': 'attachment; filename="a"' }).end(bytes),
  );
  const answer = await send(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a"');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
});

test('without a server an upload is refused, and does not wait', async () => {
  const { server, send } = await startProxy((_, response) => sendJson(response, {}));
  await server.stop();
  const answer = await send(`${uploadAttachment.path}?name=a.pdf`, upload(new Uint8Array(3)));
  expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([503, 'unavailable']);
});
