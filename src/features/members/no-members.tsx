import { TeamOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';

import { Button } from '#src/components/button.tsx';
import type { MessagePanel } from '#src/components/message-panel.tsx';
import { isNarrowed, type MemberFilters } from './filters.ts';

/** The message for an empty directory (rule empty-lists). */
export function noMembers(filters: MemberFilters, onClear: () => void): ComponentProps<typeof MessagePanel> {
  return {
    art: <TeamOutlined />,
    title: 'No members found',
    text: filters.reach
      ? 'Try other filters, or connect with more members: their connections appear here.'
      : 'Try fewer words or other filters.',
    action: isNarrowed(filters) && (
      <Button kind="primary" onClick={onClear}>
        Clear Filters
      </Button>
    ),
  };
}
