import { useEffect, useRef, useState } from 'react';

import { newsletterForm } from '#src/features/newsletter/index.ts';
import { useLateCode } from '#src/hooks/use-late-code.ts';
import { afterFirstInput } from '#src/lib/late-code.ts';
import styles from './footer.module.css';

/**
 * The field comes when the footer is near, or with the first press; an empty space is reserved for it. It is never drawn on
 * the server: its rules come with its code, and without scripts it could do nothing.
 */
export function LazyNewsletterForm() {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
      {
        rootMargin: '100px',
      },
    );
    if (place.current) observer.observe(place.current);
    const stop = afterFirstInput(want);
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);
  const { code: NewsletterForm } = useLateCode(newsletterForm, isWanted);
  return (
    <div ref={place} className={styles.newsletter}>
      {NewsletterForm && <NewsletterForm />}
    </div>
  );
}
