import { CheckCircleOutlined, EditOutlined, FlagOutlined, StopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Listing } from '#contract/listings.ts';
import type { MenuItem } from '#src/components/menu-button.tsx';
import { menuItem } from '#src/components/menu-item.ts';
import { shareItem } from '#src/components/share-item.tsx';
import { useKeepItems } from '#src/features/lists/index.ts';
import { useReport } from '#src/features/moderation/index.ts';
import { useLifeSteps } from '../use-life-step.ts';

interface Viewer {
  isOwn: boolean;
  isAdmin: boolean;
}

/** The actions under More on a listing's page, and the dialogs that they open, which are placed beside the menu. */
export function useListingMenu(
  { id, title, status }: Listing,
  { isOwn, isAdmin }: Viewer,
): { items: MenuItem[]; dialogs: ReactNode } {
  const navigate = useNavigate();
  const keep = useKeepItems({ kind: 'listing', id, name: title });
  const report = useReport('listing', id);
  const { take, isPending } = useLifeSteps();
  const isAdminOfOthers = isAdmin && !isOwn;
  const items: (MenuItem | false)[] = [
    isAdminOfOthers &&
      menuItem('Edit', <EditOutlined aria-hidden="true" />, () => void navigate(pathTo(paths.listingEdit, { id }))),
    ...(isOwn ? [] : keep.items),
    shareItem(pathTo(paths.listing, { id })),
    isAdminOfOthers &&
      status === 'closed' && {
        ...menuItem('Publish again', <CheckCircleOutlined aria-hidden="true" />, () => take(id, 'reopen')),
        isDisabled: isPending,
      },
    (isOwn || isAdmin) &&
      status !== 'closed' && {
        ...menuItem('Close', <StopOutlined aria-hidden="true" />, () => take(id, 'close')),
        isDisabled: isPending,
      },
    !isOwn && menuItem('Report', <FlagOutlined aria-hidden="true" />, report.trigger.onClick),
  ];
  return {
    items: items.filter((item) => item !== false),
    dialogs: (
      <>
        {keep.dialogs}
        {report.dialog}
      </>
    ),
  };
}
