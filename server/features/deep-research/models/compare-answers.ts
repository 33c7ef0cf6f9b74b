import type { AnswerSentence, Comparison, ModelAnswer } from '#contract/deep-research-questions.ts';
import { tellingLexemesOf } from '#contract/kit/search-words.ts';

/** Two sentences are about the same point when so much of their words is the same. */
const alike = 0.2;

interface Said extends AnswerSentence {
  model: string;
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  isNegative: boolean;
}

/**
 * Where complete answers agree and where they differ; `null` with fewer than two. Sentences of two models are about the
 * same point when they rest on a passage in common and share words. They differ when each has a number that the other has
 * not, or when only one of them denies something. No model judges another.
 */
export function compareAnswers(answers: readonly ModelAnswer[]): Comparison | null {
  const complete = answers.filter(({ status }) => status === 'done');
  if (complete.length < 2) return null;
  const said = complete.flatMap(({ model, sentences }) => sentences.map((sentence) => readSentence(model, sentence)));
  const comparison: Comparison = { agreed: [], differing: [] };
  const taken = new Set<Said>();
  for (const one of said) {
    if (taken.has(one)) continue;
    const others = saidByOthers(one, said, taken);
    if (others.length === 0) continue;
    const differing = others.filter((other) => differ(one, other));
    const agreeing = others.filter((other) => !differing.includes(other));
    for (const sentence of [one, ...others]) taken.add(sentence);
    if (agreeing.length > 0) comparison.agreed.push(pointOf([one, ...agreeing], one.text));
    if (differing.length > 0) {
      const all = [one, ...differing];
      comparison.differing.push(pointOf(all, all.map(({ model, text }) => `${model}: “${text}”`).join(' ')));
    }
  }
  return comparison;
}

function readSentence(model: string, sentence: AnswerSentence): Said {
  return {
    ...sentence,
    model,
    words: new Set(tellingLexemesOf(sentence.text.toLowerCase())),
    // 1,200 and 1200 are the same; so are 5 and 5.0.
    numbers: new Set((sentence.text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => numberOf(number))),
    isNegative: /\b(?:not|no|never|none|cannot|without|nobody)\b|n['’]t\b/i.test(sentence.text),
  };
}

function numberOf(written: string): string {
  return String(Number(written.replace(/,(?=\d{3}\b)/g, '').replace(',', '.')));
}

/** The closest sentence of each other model about the same point. */
function saidByOthers(one: Said, said: readonly Said[], taken: ReadonlySet<Said>): Said[] {
  const best = new Map<string, { sentence: Said; likeness: number }>();
  for (const other of said) {
    if (other.model === one.model || taken.has(other)) continue;
    if (!other.citations.some((number) => one.citations.includes(number))) continue;
    const common = [...one.words].filter((word) => other.words.has(word)).length;
    const likeness = common / Math.max(1, one.words.size + other.words.size - common);
    if (likeness >= alike && likeness > (best.get(other.model)?.likeness ?? 0)) {
      best.set(other.model, { sentence: other, likeness });
    }
  }
  return [...best.values()].map(({ sentence }) => sentence);
}

function differ(one: Said, other: Said): boolean {
  const missing = (from: Said, to: Said) => [...from.numbers].some((number) => !to.numbers.has(number));
  return (missing(one, other) && missing(other, one)) || one.isNegative !== other.isNegative;
}

function pointOf(sentences: readonly Said[], text: string): Comparison['agreed'][number] {
  return {
    text,
    models: sentences.map(({ model }) => model),
    citations: [...new Set(sentences.flatMap(({ citations }) => citations))].toSorted((a, b) => a - b),
  };
}
