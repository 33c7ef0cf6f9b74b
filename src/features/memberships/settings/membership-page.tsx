import { paths, staticPages } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Row } from '#src/components/row.tsx';
import { Section } from '#src/components/section.tsx';
import styles from '#src/components/section-content.module.css';
import { SectionSkeleton } from '#src/components/section-skeleton.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { formatDate } from '#src/lib/format.ts';
import { WithdrawRequestButton } from '../withdraw-request-button.tsx';
import { useMembershipDetails } from './api.ts';
import { ChargesSection } from './charges-section.tsx';
import { EndRenewalButton } from './end-renewal-button.tsx';

/** /settings/membership */
export function MembershipPage() {
  usePageTitle(staticPages[paths.settingsMembership].title);
  const { data, isError, isFetching, refetch } = useMembershipDetails();
  if (!data && isError) {
    return (
      <RetryPanel title="Your membership could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <SectionSkeleton heights={[248, 200]} />;
  const { tier, billing, startsAt, renewsAt, isRenewing, pending, payment } = data.membership;
  const isProfessional = tier === 'professional';
  const facts = [
    { label: 'Billing', text: billing && (billing === 'annual' ? 'Annually' : 'Monthly') },
    { label: 'Since', text: startsAt && formatDate(startsAt) },
    { label: isRenewing ? 'Renews on' : 'Ends on', text: renewsAt && formatDate(renewsAt) },
  ].filter(({ text }) => text);
  return (
    <>
      <Section
        title={isProfessional ? 'Professional' : 'Free'}
        badge={<Badge tone={isProfessional ? 'premium' : 'plain'}>Your plan</Badge>}
        text={
          isProfessional
            ? renewsAt && !isRenewing
              ? 'It does not renew; to continue, choose a plan again.'
              : 'Everything the network offers is open to you.'
            : 'Articles, events, the market and your profile. Professional adds introductions, messages to everyone and more.'
        }
        action={
          <ButtonLink to={paths.pricing} kind={isProfessional ? 'secondary' : 'primary'}>
            {isProfessional ? 'See the plans' : 'Upgrade'}
          </ButtonLink>
        }
      >
        {pending && (
          <p className={styles.note} role="status">
            You asked for Professional, billed <strong>{pending.billing === 'annual' ? 'annually' : 'monthly'}</strong>,
            on {formatDate(pending.createdAt)}.{' '}
            {payment === 'page' ? (
              <>
                It begins once it is paid:{' '}
                <Link to={`${paths.pricing}?billing=${pending.billing}`}>continue with the payment</Link>.
              </>
            ) : (
              'We will write to you.'
            )}
          </p>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {pending && (
          <Row gap={12}>
            <WithdrawRequestButton request={pending} />
          </Row>
        )}
        {isRenewing && renewsAt && (
          <Row gap={12}>
            <EndRenewalButton renewsAt={renewsAt} />
          </Row>
        )}
      </Section>
      <ChargesSection charges={data.charges} />
    </>
  );
}
