import { ShopOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';

import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import type { MessagePanel } from '#src/components/message-panel.tsx';

/** The message for an empty directory (rule empty-lists). */
export function noCompanies(isFiltered: boolean, onClear: () => void): ComponentProps<typeof MessagePanel> {
  return {
    art: <ShopOutlined />,
    title: 'No Companies Found',
    ...(isFiltered
      ? {
          text: 'No companies match your current filters. Try adjusting your search criteria.',
          action: (
            <Button kind="primary" onClick={onClear}>
              Clear Filters
            </Button>
          ),
        }
      : {
          text: 'There are no companies in the database yet. Be the first to add one!',
          action: <ButtonLink to={paths.companyCreate}>Add Company</ButtonLink>,
        }),
  };
}
