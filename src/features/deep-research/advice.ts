export interface Advice {
  title: string;
  text: string;
  /** A question that follows the advice. Together the five are one line of research. */
  example: string;
}

/** The five pieces of advice on asking questions, in their order (rule deep-research). */
export const advice: readonly Advice[] = [
  {
    title: 'Be specific',
    text: 'Say which technology, which place, which years and which decision the answer is for. A narrow question gets a usable answer.',
    example:
      'What did 100 MW grid batteries cost per kWh, installed, in Germany and Spain in 2023 and 2024? I am sizing a first bid.',
  },
  {
    title: 'Use cleantech keywords',
    text: 'The words of the field lead the models to the right papers: levelised cost, capacity factor, technology readiness level, offtake.',
    example:
      'Compare the levelised cost of storage of LFP and vanadium redox flow at eight hours and 300 cycles a year.',
  },
  {
    title: 'Ask for multiple perspectives',
    text: 'Several models answer. Have them argue as the people around your table would, and look where they disagree.',
    example:
      'Answer once as a lender, once as a grid operator and once as a supplier, then list where the three disagree.',
  },
  {
    title: 'Request sources',
    text: 'Ask for the source of every figure, with its year, and open the ones that carry your conclusion. Models can be wrong, and sound sure.',
    example: 'Give a source with year and link for each figure, and mark those that rest on a single one.',
  },
  {
    title: 'Use follow-ups',
    text: 'The tool remembers the conversation. Narrow down, change one assumption, ask what would prove the answer wrong.',
    example: 'Keep everything, but assume 10% cost of capital. What would have to be true for flow batteries to win?',
  },
];

/** The same for our own tool, which answers from the records of the network alone. */
export const ownAdvice: readonly Advice[] = [
  {
    title: 'Be specific',
    text: 'Say which technology, which place and which years. A narrow question finds the passages that you can use.',
    example: 'Which molten salt reactor projects are planned in Europe, and how far are they?',
  },
  {
    title: 'Use cleantech keywords',
    text: 'Passages are found by the words of the field: levelised cost, capacity factor, technology readiness level, offtake.',
    example: 'What drives the levelised cost of green hydrogen from alkaline and PEM electrolyzers?',
  },
  {
    title: 'Ask for multiple perspectives',
    text: 'A question with several sides is divided into sub-questions, and each is looked up by itself. Name the sides.',
    example: 'What speaks for and against thorium fuel for a grid operator, for an investor and for a regulator?',
  },
  {
    title: 'Request sources',
    text: 'Every passage names its record and opens there. Read the ones that your decision depends on: where a sentence names no source, do not build on it.',
    example: 'Which figures are there on the lifetime of perovskite solar cells, and who measured them?',
  },
  {
    title: 'Use follow-ups',
    text: 'Ask on from a question that you have open, and both stay together as one conversation. Narrow it down, change one thing, or ask what would prove it wrong.',
    example: 'And without subsidies?',
  },
];
