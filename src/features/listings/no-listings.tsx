import { FileSearchOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';

import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import type { MessagePanel } from '#src/components/message-panel.tsx';

/** The message where nothing matches, or nothing has been posted yet (rule empty-lists). */
export function noListings(isFiltered: boolean, onClear: () => void): ComponentProps<typeof MessagePanel> {
  if (!isFiltered) {
    return {
      art: <FileSearchOutlined />,
      title: 'No listings yet',
      text: 'Be the first to post a company, a technology, a partnership or a job.',
      action: <ButtonLink to={paths.listingCreate}>Post the first listing</ButtonLink>,
    };
  }
  return {
    art: <FileSearchOutlined />,
    title: 'No listings found matching your filters.',
    text: 'Try fewer words or another focus area.',
    action: (
      <Button kind="primary" onClick={onClear}>
        Clear Filters
      </Button>
    ),
  };
}
