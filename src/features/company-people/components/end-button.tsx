import type { CompanyPerson } from '#contract/company-people.ts';
import { Button } from '#src/components/button.tsx';
import { usePlaces } from '../api.ts';

/** The company says that a member no longer works there. */
export function EndButton({ companyId, person }: { companyId: number; person: CompanyPerson }) {
  const { end } = usePlaces(companyId);
  return (
    <Button kind="quiet" size="small" disabled={end.isPending} onClick={() => end.mutate(person.id)}>
      No longer works here<span className="visually-hidden"> ({person.name})</span>
    </Button>
  );
}
