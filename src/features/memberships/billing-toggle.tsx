import { classNames } from '#src/lib/class-names.ts';
import styles from './billing-toggle.module.css';

export type Billing = 'monthly' | 'annual';

const choices: readonly (readonly [Billing, string])[] = [
  ['monthly', 'Monthly'],
  ['annual', 'Annually'],
];

interface BillingToggleProps {
  value: Billing;
  onChange: (billing: Billing) => void;
  /** The saving of annual billing, in percent. */
  saving: number;
}

/** Monthly or Annually: two radio buttons in the form of a switch. */
export function BillingToggle({ value, onChange, saving }: BillingToggleProps) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">Billing period</legend>
      {choices.map(([billing, label]) => (
        <label key={billing} className={classNames(styles.choice, billing === value && styles.chosen)}>
          <input
            type="radio"
            name="billing"
            className="visually-hidden"
            checked={billing === value}
            onChange={() => onChange(billing)}
          />
          {label}
          {billing === 'annual' && saving > 0 && <span className={styles.badge}>Save {saving}%</span>}
        </label>
      ))}
    </fieldset>
  );
}
