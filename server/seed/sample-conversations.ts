import { day, hour } from '#contract/kit/durations.ts';

/** Messages between sample members; `ago` counts back from the day the sample is made (milliseconds). */
export interface SampleConversation {
  between: readonly [string, string];
  /** The last messages, which are unread for their receivers. */
  unread: number;
  messages: readonly { from: string; ago: number; body: string }[];
}

export const sampleConversations: readonly SampleConversation[] = [
  {
    between: ['member', 'mei.tanaka'],
    unread: 0,
    messages: [
      {
        from: 'mei.tanaka',
        ago: 6 * day,
        body: 'Are you still looking at blade recycling? We have numbers from the first hundred tonnes.',
      },
      {
        from: 'member',
        ago: 6 * day - hour,
        body: 'Yes. What does the glass fibre fetch, and who takes the resin?',
      },
    ],
  },
  {
    between: ['member', 'ines.okafor'],
    unread: 1,
    messages: [
      {
        from: 'ines.okafor',
        ago: 2 * day + 3 * hour,
        body: 'Hello Morgan, I read your note on long-duration storage. We are raising for our second iron-flow site and would value a critical eye on the dispatch model.',
      },
      {
        from: 'member',
        ago: 2 * day + 2 * hour,
        body: 'Gladly. Which market do you model, and do you count the capacity payments?',
      },
      {
        from: 'ines.okafor',
        ago: 2 * day + hour,
        body: 'Day-ahead only for now. Capacity is in a separate sheet, because the auction rules change next spring and I do not want the case to hang on them.',
      },
      {
        from: 'member',
        ago: day + 5 * hour,
        body: 'That is the right order.\nSend me the sheet and I will mark what I would ask in a first meeting.',
      },
      {
        from: 'ines.okafor',
        ago: 3 * hour,
        body: 'Done, it is with your office. I am in Lisbon on Thursday should you prefer to talk it through.',
      },
    ],
  },
  {
    between: ['admin', 'ines.okafor'],
    unread: 1,
    messages: [
      {
        from: 'admin',
        ago: day + 2 * hour,
        body: 'Your listing is live. The description is clear; a picture of the site would help it.',
      },
      { from: 'ines.okafor', ago: day, body: 'Thank you, Alex. I will take one on the next site visit.' },
    ],
  },
];
