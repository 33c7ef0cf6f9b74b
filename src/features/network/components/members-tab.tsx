import { TeamOutlined } from '@ant-design/icons';

import type { ListingFilters } from '#contract/listings.ts';
import { Button } from '#src/components/button.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { MemberResults, useMembers } from '#src/features/members/index.ts';

interface MembersTabProps {
  filters: ListingFilters;
  onClear: () => void;
}

/** The hub's Members (rule empty-lists). Of the filters, only words and focus area apply to them. */
export function MembersTab({ filters: { search, focusArea }, onClear }: MembersTabProps) {
  const filters = { search, focusArea };
  const result = useMembers(filters);
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <MemberResults
      result={result}
      label="Members"
      order={search ? 'Most relevant first' : 'Most connections first'}
      // The button to clear them is beside the hub's search box.
      isFiltered={false}
      onClear={onClear}
      empty={
        <MessagePanel
          art={<TeamOutlined />}
          title={isFiltered ? 'No members found matching your filters.' : 'No members found'}
          text={isFiltered ? 'Try fewer words or another focus area.' : 'Nobody has joined yet.'}
          action={
            isFiltered && (
              <Button kind="primary" onClick={onClear}>
                Clear Filters
              </Button>
            )
          }
        />
      }
    />
  );
}
