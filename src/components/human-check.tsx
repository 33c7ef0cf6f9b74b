import { useEffect, useRef } from 'react';

import { getFormStamp } from '#contract/human-check.ts';
import { call } from '#src/lib/api-client.ts';
import { prepareStamp, traps } from '#src/lib/human-check.ts';
import styles from './human-check.module.css';

/** Attributes that tell password managers to leave a field alone. */
const notForManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/**
 * Part of every public form: a field that people cannot see or reach and that programs fill in, and the time at which
 * typing began.
 */
export function HumanCheck() {
  const trap = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = trap.current;
    const form = field?.closest('form');
    if (!field || !form) return;
    const begin = () => prepareStamp(() => call(getFormStamp, {}));
    traps.add(field);
    form.addEventListener('focusin', begin, { once: true });
    return () => {
      traps.delete(field);
      form.removeEventListener('focusin', begin);
    };
  }, []);
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label>
        Homepage
        <input ref={trap} name="homepage" type="text" tabIndex={-1} autoComplete="off" {...notForManagers} />
      </label>
    </div>
  );
}
