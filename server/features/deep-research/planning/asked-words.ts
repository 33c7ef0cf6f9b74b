import { stemOf, stopWords, wordsOf } from '#contract/kit/search-words.ts';

/** Words that ask and say nothing of what is asked for. */
const asking = new Set(
  `about all also any anybody anyone anything been best between can could did do does doing done each else ever every
  exactly find get gets getting give given go going got had he her here him his how i'd it's know let like look looking
  made make makes many may me mean means might more most much must myself need needed needs new now off one only other
  others out over own people please possible really say says see she should show so some somebody someone something s t
  still take takes tell than thanks thing things think those through today too two under until up us use used uses using
  very want wants way well were what when where whether which while who whom whose why without work working works would
  you your network platform article articles read information question answer currently`.split(/\s+/),
);

/** A word to look up, with the other words for the same thing. */
export interface AskedWord {
  stem: string;
  /** Stems of words that mean nearly the same. */
  others: readonly string[];
}

/** Words of the field that stand for each other. A text with one of them is about what another asks for. */
const sameThing = `
  ev evs car vehicle
  ship vessel boat shipping maritime ferry
  aircraft airplane plane aviation jet airline flight
  farm farmer field agriculture farming crop
  house home building
  sewage wastewater
  clothes clothing textile garment fabric
  photovoltaic pv
  electrolyser electrolyzer electrolysis
  co2 carbon
  job vacancy position hire hiring recruit
  investor investment invest fund funding capital
  cost price expensive cheap money
  leak leakage
  recycle recycling recover recovery
  salt saline seawater
  factory plant industry industrial
  turbine wind
  desalinate desalination
  meet event conference webinar workshop
  start-up startup company firm supplier vendor manufacturer
  cement concrete
  partner partnership pilot
`
  .trim()
  .split('\n')
  .map((line) => [...new Set(wordsOf(line).map(stemOf))]);

/** The words of a question by which it is looked up: without those that every question has, each stem once. */
export function askedWords(text: string): AskedWord[] {
  const words = wordsOf(text).filter(
    (word) => !stopWords.has(word) && !asking.has(word) && (word.length > 1 || /\p{N}/u.test(word)),
  );
  return [...new Set(words.map(stemOf))].map((stem) => ({
    stem,
    others: sameThing.filter((group) => group.includes(stem)).flatMap((group) => group.filter((one) => one !== stem)),
  }));
}
