import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy of TCP connections that cuts all of them now and then, as some do each minute. `await using` stops it. */
export interface CuttingProxy extends AsyncDisposable {
  url: string;
  /** How often it has cut something. */
  cuts: () => number;
}

/**
 * Forwards to the first of `targets` that accepts a connection, and cuts everything, or streams of events only, every
 * `interval` milliseconds.
 */
export async function startCuttingProxy(
  targets: readonly string[],
  interval: number,
  cut: 'everything' | 'streams' = 'everything',
): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  /** Those of `open` that are cut. */
  const cuttable = new Set<Socket>();
  let cuts = 0;
  const keep = (socket: Socket) => {
    open.add(socket);
    if (cut === 'everything') cuttable.add(socket);
    socket
      .on('error', () => undefined)
      .once('close', () => {
        open.delete(socket);
        cuttable.delete(socket);
      });
  };
  const forward = (inward: Socket, [target, ...others]: readonly string[]) => {
    if (!target) {
      inward.destroy();
      return;
    }
    const { hostname, port } = new URL(target);
    const outward = connect(Number(port), hostname);
    const next = () => forward(inward, others);
    outward.once('error', next);
    outward.once('connect', () => {
      outward.off('error', next);
      keep(outward);
      outward.on('data', (piece) => piece.includes('text/event-stream') && cuttable.add(outward));
      inward.pipe(outward).pipe(inward);
      outward.once('close', () => inward.destroy());
      inward.once('close', () => outward.destroy());
    });
  };
  const server = createServer((inward) => {
    keep(inward);
    forward(inward, targets);
  });
  const timer = setInterval(() => {
    if (cuttable.size > 0) cuts += 1;
    for (const socket of cuttable) socket.destroy();
  }, interval);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
