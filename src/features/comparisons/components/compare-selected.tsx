import { SwapOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { type ComparableKind, comparisonSize } from '#src/lib/compared.ts';
import { comparisonPath } from '../address.ts';

/** Leads from the chosen rows of a table to their comparison; says how many it takes where they are too few or many. */
export function CompareSelected({ kind, rows }: { kind: ComparableKind; rows: readonly { id: number }[] }) {
  const { least, most } = comparisonSize;
  const icon = <SwapOutlined aria-hidden="true" />;
  if (rows.length < least || rows.length > most) {
    return (
      <Button disabled icon={icon}>
        Compare ({least} to {most})
      </Button>
    );
  }
  const ids = rows.map(({ id }) => id);
  return (
    <ButtonLink kind="secondary" to={comparisonPath(kind, ids)}>
      {icon} Compare
    </ButtonLink>
  );
}
