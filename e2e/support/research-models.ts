import { once } from 'node:events';
import { createServer } from 'node:http';

/** Three models on this machine: Larch answers at once, Birch when it is let go on, and Rowan fails. */
export interface ResearchModels {
  /** The server's setting that names them. */
  setting: string;
  letBirchGoOn: () => void;
  stop: () => Promise<void>;
}

const answers: Record<string, string> = {
  larch: 'Perovskite cells are short-lived. [1] Prices will fall.',
  birch: 'Perovskite cells are short-lived. [1] Tandems reach above 34%. [2]',
};

/** Starts the models. They speak as much of OpenAI's protocol as an answer needs. */
export async function startResearchModels(): Promise<ResearchModels> {
  const waiting: (() => void)[] = [];
  const server = createServer((req, res) => {
    const model = req.url?.split('/')[1] ?? '';
    const answer = answers[model];
    if (answer === undefined) {
      res.writeHead(500).end();
      return;
    }
    res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const say = (content: string) => res.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    const [first = '', ...rest] = answer.split(' ');
    say(first);
    const goOn = () => {
      for (const word of rest) say(` ${word}`);
      res.end('data: [DONE]\n\n');
    };
    if (model === 'birch') waiting.push(goOn);
    else goOn();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The models have no port');
  const model = (name: string) => ({
    name,
    url: `http://127.0.0.1:${address.port}/${name.toLowerCase()}`,
    model: name,
  });
  return {
    setting: JSON.stringify(['Larch', 'Birch', 'Rowan'].map(model)),
    letBirchGoOn: () => {
      for (const goOn of waiting.splice(0)) goOn();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
