import { useLayoutEffect, useRef, useState } from 'react';

/** The distance from the end that still counts as the end (pixels). */
const nearEnd = 80;
const nearTop = 160;

interface ScrollPlace {
  /** Ids of the first and the last message; 0 if there is none. */
  oldest: number;
  newest: number;
  /** The number of the user's own messages: when it grows, the end scrolls into view. */
  own: number;
  onTop: () => void;
}

/**
 * Keeps the scroll position in a history whose end is at the bottom. A reader at the end stays at the end when a
 * message is added. A reader further up stays at the same message, even if older ones are added above.
 */
export function useScrollPlace({ oldest, newest, own, onTop }: ScrollPlace) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ oldest: 0, newest: 0, own: 0, height: 0, isAtEnd: true });
  const [hasNews, setNews] = useState(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const last = before.current;
    const isFirst = last.newest === 0;
    if (!isFirst && oldest < last.oldest) {
      element.scrollTop += element.scrollHeight - last.height;
    } else if (isFirst || last.isAtEnd || own > last.own) {
      element.scrollTop = element.scrollHeight;
    } else if (newest > last.newest) {
      setNews(true);
    }
    before.current = { ...last, oldest, newest, own, height: element.scrollHeight };
  }, [oldest, newest, own]);

  return {
    ref,
    hasNews,
    onScroll() {
      const element = ref.current;
      if (!element) return;
      const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
      before.current.isAtEnd = isAtEnd;
      if (isAtEnd) setNews(false);
      if (element.scrollTop < nearTop) onTop();
    },
    toBottom() {
      ref.current?.scrollTo({ top: ref.current.scrollHeight });
    },
  };
}
