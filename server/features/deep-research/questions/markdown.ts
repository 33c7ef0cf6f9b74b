import { type ModelAnswer, type Passage, passageKinds, type Question } from '#contract/deep-research-questions.ts';

/** A question with its answers and sources as a Markdown file; `baseUrl` makes the addresses of the sources whole. */
export function questionFile(question: Question, baseUrl: string): string {
  const parts = [
    `# ${inline(question.question)}`,
    `Asked on ${question.askedAt.slice(0, 10)} (UTC).`,
    ...(question.problem === null ? [] : [inline(question.problem)]),
    ...question.answers.map(answerPart),
    ...comparisonPart(question),
    ...(question.answers.length === 0
      ? ['No model has written an answer: these are the passages that were found.']
      : []),
    ...question.subQuestions.flatMap((subQuestion, index) => {
      const passages = question.passages.filter((passage) => passage.subQuestion === index);
      const found = passages.length > 0 ? passages.map(passagePart) : ['Nothing was found.'];
      return [`## ${inline(subQuestion)}`, ...found];
    }),
    ...(question.passages.length === 0
      ? []
      : ['## Sources', question.passages.map((passage) => sourceLine(passage, baseUrl)).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function answerPart({ model, sentences, problem, text, status }: ModelAnswer): string {
  const said =
    sentences.length > 0
      ? sentences
          .map(({ text: sentence, citations }) =>
            citations.length > 0
              ? `${inline(sentence)} ${citations.map((number) => `\\[${number}\\]`).join('')}`
              : `${inline(sentence)} *(no source)*`,
          )
          .join(' ')
      : inline(problem ?? (text === '' ? `No answer (${status}).` : text));
  return `## Answer of ${inline(model)}\n\n${said}`;
}

function comparisonPart({ comparison }: Question): string[] {
  if (!comparison) return [];
  const list = (title: string, points: typeof comparison.agreed) =>
    points.length === 0
      ? []
      : [
          `## ${title}`,
          points.map(({ text, models }) => `- ${inline(text)} (${inline(models.join(', '))})`).join('\n'),
        ];
  return [...list('Where they agree', comparison.agreed), ...list('Where they differ', comparison.differing)];
}

function passagePart({ number, title, text }: Passage): string {
  return `> ${inline(text)}\n>\n> \\[${number}\\] ${inline(title)}`;
}

function sourceLine({ number, kind, title, path }: Passage, baseUrl: string): string {
  // Parentheses would end the address.
  const address = `${baseUrl}${path}`.replaceAll('(', '%28').replaceAll(')', '%29');
  return `- \\[${number}\\] ${passageKinds[kind]}: [${inline(title)}](${address})`;
}

/** Text in one line in which nothing is Markdown or HTML: words of others stay words. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, (sign) => `\\${sign}`);
}
