import { TeamOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';

import { Button } from '#src/components/button.tsx';
import type { MessagePanel } from '#src/components/message-panel.tsx';

/** The message for an empty directory (rule empty-lists). */
export function noMembers(isFiltered: boolean, onClear: () => void): ComponentProps<typeof MessagePanel> {
  return {
    art: <TeamOutlined />,
    title: 'No members found',
    text: 'Try fewer words or other filters.',
    action: isFiltered && (
      <Button kind="primary" onClick={onClear}>
        Clear Filters
      </Button>
    ),
  };
}
