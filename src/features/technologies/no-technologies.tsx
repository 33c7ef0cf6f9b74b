import { ExperimentOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';

import { Button } from '#src/components/button.tsx';
import type { MessagePanel } from '#src/components/message-panel.tsx';

/** The message for an empty directory (rule empty-lists). */
export function noTechnologies(isFiltered: boolean, onClear: () => void): ComponentProps<typeof MessagePanel> {
  return {
    art: <ExperimentOutlined />,
    title: 'No technologies found',
    text: isFiltered
      ? 'Try fewer words, another focus area or a lower readiness level.'
      : 'No technologies have been added yet.',
    action: isFiltered && (
      <Button kind="primary" onClick={onClear}>
        Clear Filters
      </Button>
    ),
  };
}
