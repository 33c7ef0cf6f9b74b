import { useState } from 'react';
import type { CompanyInvestor } from '#contract/company-investors.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { Link } from '#src/components/link.tsx';
import { Row } from '#src/components/row.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { useInvestorLinks, useInvestors } from '../api.ts';
import { isSameName } from './investor-names.tsx';
import styles from './investors.module.css';

const NameInvestor = lateDialog(async () => (await import('./name-investor.tsx')).NameInvestor);

interface InvestorLinksProps {
  companyId: number;
  /** The investors whom the rounds name. */
  names: readonly string[];
  canEdit: boolean;
  /** Whether somebody looks after the company, who can confirm. */
  isClaimed: boolean;
}

/** Who the investors of a company are: said, confirmed and ended here by the company and by the investors. */
export function InvestorLinks({ companyId, names, canEdit, isClaimed }: InvestorLinksProps) {
  const { user } = useCurrentUser();
  const { data } = useInvestors(companyId);
  const [isNaming, setNaming] = useState(false);
  if (!user || !data) return null;
  const all = [...data.items, ...data.waiting];
  const shown = all.filter(({ isOwn }) => canEdit || isOwn);
  const free = unique(names).filter((name) => !all.some((investor) => isSameName(investor.name, name)));
  const mayName = free.length > 0 && (canEdit || (isClaimed && !all.some(({ isOwn }) => isOwn)));
  if (shown.length === 0 && !mayName) return null;
  return (
    <Stack gap={12}>
      {shown.length > 0 && (
        <ul className={styles.links} aria-label="Investors on CARDI">
          {shown.map((investor) => (
            <Investor key={`${investor.kind} ${investor.id}`} companyId={companyId} investor={investor} />
          ))}
        </ul>
      )}
      {mayName && (
        <div>
          <Button onClick={() => setNaming(true)}>
            {canEdit ? 'Say who an investor is' : 'I am one of these investors'}
          </Button>
        </div>
      )}
      {isNaming && (
        <NameInvestor
          companyId={companyId}
          names={free}
          self={canEdit ? null : { kind: 'member', id: user.id }}
          onClose={() => setNaming(false)}
        />
      )}
    </Stack>
  );
}

function Investor({ companyId, investor }: { companyId: number; investor: CompanyInvestor }) {
  const { agree, end } = useInvestorLinks(companyId);
  const { name, title, path, agreedBy, isOwn } = investor;
  const isAsked = agreedBy === (isOwn ? 'company' : 'investor');
  const isBusy = agree.isPending || end.isPending;
  const about = (
    <span className="visually-hidden">
      {' '}
      that {title} is {name}
    </span>
  );
  return (
    <li className={styles.link}>
      <p>
        {name} is <Link to={path}>{title}</Link>
        <span className={styles.state}>{state(investor, isAsked)}</span>
      </p>
      <Row gap={8}>
        {isAsked && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => agree.mutate({ ...investor, name: null }, { onError: showRefusal })}
          >
            Confirm{about}
          </Button>
        )}
        <Button kind="quiet" size="small" disabled={isBusy} onClick={() => end.mutate(investor)}>
          {isAsked ? 'Decline' : agreedBy === 'both' ? 'Remove' : 'Withdraw'}
          {about}
        </Button>
      </Row>
    </li>
  );
}

function state({ agreedBy, isOwn }: CompanyInvestor, isAsked: boolean): string {
  if (agreedBy === 'both') return 'Confirmed';
  if (isAsked) return 'Waits for your answer';
  return isOwn ? 'Waits for the company' : 'Waits for the investor';
}

function unique(names: readonly string[]): string[] {
  return names.filter((name, place) => names.findIndex((other) => isSameName(name, other)) === place);
}
