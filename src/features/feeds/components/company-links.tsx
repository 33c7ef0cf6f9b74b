import { useLocation, useNavigate } from 'react-router-dom';
import type { AssociatedCompany } from '#contract/feeds.ts';
import { isAllowed, roleOf } from '#contract/kit/access.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './company-links.module.css';

const premiumFeature = { title: 'Premium feature', description: 'Company profiles need premium membership.' };

/**
 * The companies an item is about. Opening one from here is for professionals: visitors are sent to sign
 * in, free members to the plans, and both are told why (rule feed-actions).
 */
export function CompanyLinks({ companies }: { companies: readonly AssociatedCompany[] }) {
  const open = useOpenCompany();
  if (companies.length === 0) return null;
  return (
    <p className={styles.companies}>
      <span className={styles.label}>About</span>
      {companies.map((company) => (
        <button key={company.id} type="button" className={styles.company} onClick={() => open(company)}>
          {company.name}
          {company.type && <span className={styles.type}>{company.type}</span>}
        </button>
      ))}
    </p>
  );
}

function useOpenCompany() {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ id }: AssociatedCompany) => {
    const role = roleOf(user);
    if (isAllowed('professional', role)) {
      void navigate(pathTo(paths.company, { id }));
      return;
    }
    const isVisitor = role === 'anonymous';
    const target = isVisitor ? signInPath(`${pathname}${search}`) : paths.pricing;
    void navigate(target);
    toast({
      ...premiumFeature,
      action: { label: isVisitor ? 'Sign in' : 'See plans', onSelect: () => void navigate(target) },
    });
  };
}
