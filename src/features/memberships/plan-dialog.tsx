import type { CurrentUser } from '#contract/accounts.ts';
import { chargeOf, endOfPeriod, type MembershipPlan } from '#contract/memberships.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { formatDate, formatDollars } from '#src/lib/format.ts';
import type { Billing } from './billing-toggle.tsx';
import styles from './plan-dialog.module.css';

interface PlanDialogProps {
  plan: MembershipPlan;
  billing: Billing;
  /** Payment on a payment page at once, or by invoice after the team has approved the request. */
  payment: 'page' | 'invoice';
  user: CurrentUser;
  isBusy: boolean;
  /** The shown price, in cents. */
  onConfirm: (shownCents: number) => void;
  onClose: () => void;
}

/** The chosen plan with its price now and later. Nothing is ordered until the member confirms it. */
export function PlanDialog({ plan, billing, payment, user, isBusy, onConfirm, onClose }: PlanDialogProps) {
  const [priceCents, annualPriceCents] = [Math.round(plan.price * 100), Math.round(plan.annualPrice * 100)];
  const cents = chargeOf({ priceCents, annualPriceCents }, billing);
  const price = formatDollars(cents / 100);
  const period = billing === 'annual' ? 'year' : 'month';
  const isPage = payment === 'page';
  const renewal = formatDate(endOfPeriod(new Date(), billing).toISOString());
  const facts = [
    ['Plan', plan.name],
    ['Billing', billing === 'annual' ? 'Annually' : 'Monthly'],
    ['Price', `${price} for one ${period}`],
    ['You pay now', isPage ? price : 'Nothing'],
    isPage
      ? ['Renews', `On ${renewal} for ${price}, and every ${period} after that, until you turn it off`]
      : ['Renews', `No: it ends after one ${period}`],
  ] as const;
  return (
    <Dialog title={`Choose ${plan.name}`} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>
        {isPage
          ? 'You pay on the page of our payment provider. Your membership begins once the payment is confirmed, and we email you then. You can turn renewal off in Settings, Membership.'
          : `Our team reviews your request and writes to ${user.email}. Once they approve it, your membership begins and you receive the invoice by email. You can withdraw your request until then.`}
      </p>
      {!user.isEmailConfirmed && (
        <p className={styles.text}>
          Please confirm {user.email} first: until then we send no email there, so neither an answer nor an invoice
          would reach you.
        </p>
      )}
      <DialogActions>
        <Button size="large" onClick={onClose}>
          Cancel
        </Button>
        <Button size="large" kind="primary" disabled={isBusy} onClick={() => onConfirm(cents)}>
          {isPage ? `Pay ${price}` : `Request for ${price}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
