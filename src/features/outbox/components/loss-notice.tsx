import { DeleteOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { writeKeyDays } from '#contract/kit/queue.ts';
import { Button } from '#src/components/button.tsx';
import { platform } from '#src/platform/index.ts';
import { outboxLossesQuery } from '../entries.ts';
import { changes } from '../words.ts';

/** Says how many changes were deleted without having been sent, until somebody has read it. */
export function LossNotice({ className }: { className: string | undefined }) {
  const client = useQueryClient();
  const { data } = useQuery(outboxLossesQuery);
  const { mutate: dismiss } = useMutation({
    mutationFn: async () => platform.app?.forgetOutboxLosses(),
    onSuccess: () => client.setQueryData(outboxLossesQuery.queryKey, { ended: 0, old: 0 }),
  });
  if (!data || data.ended + data.old === 0) return null;
  return (
    <p className={className}>
      <DeleteOutlined aria-hidden="true" />
      <span>
        {data.ended > 0 && `${lost(data.ended)} when your session ended. `}
        {data.old > 0 && `${lost(data.old)} after ${writeKeyDays} days. `}
        <Button size="small" onClick={() => dismiss()}>
          Dismiss
        </Button>
      </span>
    </p>
  );
}

/** `1 change had not been sent and was deleted`. */
const lost = (count: number) => `${changes(count)} had not been sent and ${count === 1 ? 'was' : 'were'} deleted`;
