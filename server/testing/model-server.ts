import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The key in the settings of every model. */
export const modelKey = 'sk-a-key-that-nobody-may-see';

interface Sent {
  messages: { role: string; content: string }[];
}

/** How a model answers a request. */
export type Speak = (res: ServerResponse, sent: Sent) => void;

/** Begins a stream of text. */
export const startStream = (res: ServerResponse) => res.writeHead(200, { 'Content-Type': 'text/event-stream' });

/** Sends a piece of text; `false` once the stream is full. */
export const say = (res: ServerResponse, content: string) =>
  res.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);

/** Says this in pieces of three letters, as models do; ends with the tokens used, where given. */
export function speaker(text: string, tokens?: number): Speak {
  return (res) => {
    startStream(res);
    res.write(': keep-alive\n\n');
    for (const piece of text.match(/.{1,3}/gsu) ?? []) say(res, piece);
    if (tokens !== undefined)
      res.write(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokens } })}\n\n`);
    res.end('data: [DONE]\n\n');
  };
}

/** Obeys what it reads outside of the quotes between `BEGIN` and `END`; within them it reads nothing but quotes. */
export const obedient: Speak = (res, sent) => {
  const system = sent.messages.find(({ role }) => role === 'system')?.content ?? '';
  const [, name = 'none', boundary = 'none'] = /BEGIN ([A-Z]+) ([0-9a-f]{32})/.exec(system) ?? [];
  const all = sent.messages.map(({ content }) => content).join('\n');
  const rest = all.replace(new RegExp(`\nBEGIN ${name} ${boundary}\n[^]*?\nEND ${name} ${boundary}\n`), '\n');
  speaker(/owned-by-attacker/i.test(rest) ? 'OBEYED [1].' : 'A sound answer [1].')(res, sent);
};

/** A server on this computer that speaks OpenAI's chat completions, with one model at each address. */
export async function startModelServer(models: Record<string, Speak>) {
  const received: { name: string; sent: Sent; authorization: string | undefined }[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const name = req.url?.split('/')[1] ?? '';
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
      received.push({ name, sent, authorization: req.headers.authorization });
      models[name]?.(res, sent);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Every request so far. */
    received,
    /** All that the last request said to its model. */
    lastPrompt: () =>
      received
        .at(-1)
        ?.sent.messages.map(({ content }) => content)
        .join('\n') ?? '',
    /** The settings of one of the models (RESEARCH_MODELS). */
    model: (name: string, more: object = {}) => ({
      name,
      url: `http://127.0.0.1:${port}/${name}/`,
      model: 'small',
      key: modelKey,
      ...more,
    }),
    openConnections: () =>
      new Promise<number>((resolve) => {
        server.getConnections((_error, open) => resolve(open));
      }),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
