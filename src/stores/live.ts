import { create } from 'zustand';

interface LiveState {
  /** Whether changes arrive by themselves: pages then ask far less often. */
  isUp: boolean;
  /** In which conversations the other member is typing, and when they last were (milliseconds of the page). */
  typing: Readonly<Record<number, number>>;
  setUp: (isUp: boolean) => void;
  noteTyping: (conversationId: number, at: number) => void;
  /** They have stopped, or sent what they typed. */
  endTyping: (conversationId: number) => void;
}

/** What the stream of events says that no query holds. */
export const useLive = create<LiveState>((set) => ({
  isUp: false,
  typing: {},
  setUp: (isUp) => set({ isUp }),
  noteTyping: (conversationId, at) => set(({ typing }) => ({ typing: { ...typing, [conversationId]: at } })),
  endTyping: (conversationId) =>
    set(({ typing: { [conversationId]: ended, ...others } }) => (ended === undefined ? {} : { typing: others })),
}));
