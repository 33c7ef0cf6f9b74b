import { ModelProblem } from './model-problem.ts';

/** The longest event, and the most that is read in all (bytes). */
const most = { event: 64 * 1024, all: 4 * 1024 * 1024 };

/**
 * The data of the server-sent events of a body, one after the other. Throws `ModelProblem` for more than anybody sends
 * in good faith. An event that the end of the body cuts off is left out.
 */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let [rest, total] = ['', 0];
  for await (const chunk of body) {
    total += chunk.length;
    rest += decoder.decode(chunk, { stream: true });
    if (total > most.all) throw tooMuch();
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > most.event) throw tooMuch();
    for (const line of lines) {
      // Models send each event in one line; other fields and comments say nothing.
      if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
    }
  }
}

function tooMuch(): ModelProblem {
  return new ModelProblem('It sent more than an answer can be.');
}
