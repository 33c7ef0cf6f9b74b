import { ProjectOutlined, UnorderedListOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import type { MenuItem } from '#src/components/menu-button.tsx';
import { menuItem } from '#src/components/menu-item.ts';
import { useAddToPipeline } from '#src/features/pipelines/index.ts';
import type { Listed } from '../api.ts';
import { useAddToList } from './add-to-list-button.tsx';

/** The entries of a menu that add a record to lists and pipelines, and their dialogs, which are placed beside the menu. */
export function useKeepItems(record: Listed & { name: string }): { items: MenuItem[]; dialogs: ReactNode } {
  const list = useAddToList(record);
  const pipeline = useAddToPipeline(record);
  return {
    items: [
      menuItem('Add to list', <UnorderedListOutlined aria-hidden="true" />, list.trigger.onClick),
      menuItem('Add to pipeline', <ProjectOutlined aria-hidden="true" />, pipeline.trigger.onClick),
    ],
    dialogs: (
      <>
        {list.dialog}
        {pipeline.dialog}
      </>
    ),
  };
}
