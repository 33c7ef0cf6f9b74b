import { AimOutlined, FlagOutlined, MailOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { MenuItem } from '#src/components/menu-button.tsx';
import { menuItem } from '#src/components/menu-item.ts';
import { shareItem } from '#src/components/share-item.tsx';
import { useCompareItem } from '#src/features/comparisons/index.ts';
import { useEnquiry } from '#src/features/enquiries/index.ts';
import { useKeepItems } from '#src/features/lists/index.ts';
import { useReport } from '#src/features/moderation/index.ts';
import type { Standing } from '../api.ts';

/** The actions under More on a company's page, and the dialogs that they open, which are placed beside the menu. */
export function useCompanyMenu(
  { id, name }: Pick<Company, 'id' | 'name'>,
  standing: Standing | undefined,
): { items: MenuItem[]; dialogs: ReactNode } {
  const record = { kind: 'company', id, name } as const;
  const navigate = useNavigate();
  const contact = useEnquiry({ kind: 'company', id, title: `Contact ${name}`, hasOrganization: true });
  const keep = useKeepItems(record);
  const comparison = useCompareItem(record);
  const report = useReport('company', id);
  const isOwner = standing?.isOwner ?? false;
  const canEdit = standing?.canEdit ?? false;
  const items: (MenuItem | false)[] = [
    canEdit &&
      menuItem('Seeks and Offers', <AimOutlined aria-hidden="true" />, () => {
        void navigate(pathTo(paths.companyMatchProfile, { id }));
      }),
    canEdit && !isOwner && menuItem('Contact', <MailOutlined aria-hidden="true" />, contact.trigger.onClick),
    ...keep.items,
    comparison,
    shareItem(pathTo(paths.company, { id })),
    !isOwner && menuItem('Report', <FlagOutlined aria-hidden="true" />, report.trigger.onClick),
  ];
  return {
    items: items.filter((item) => item !== false),
    dialogs: (
      <>
        {contact.dialog}
        {keep.dialogs}
        {report.dialog}
      </>
    ),
  };
}
