import { EllipsisOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { MenuButton } from './menu-button.tsx';
import styles from './row-menu.module.css';

export interface RowAction {
  label: string;
  /** What cannot be undone, or hurts somebody. It is last, in red. */
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Asked before the action. */
  question?: { title: string; text: string; submit: string; keep?: string };
  onSelect: () => void;
}

/** An action that leads to another page. */
export interface RowLink {
  label: string;
  to: string;
}

interface RowMenuProps {
  /** The noun for the button, which says `Actions for Solar Wire`. */
  name: string;
  /** `false` stands for an action that this row does not have. */
  actions: readonly (RowAction | RowLink | false)[];
}

/** The actions on one row of a table, behind one button; nothing if there are none. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<RowAction>();
  const given = actions.filter((action) => action !== false);
  if (given.length === 0) return null;
  return (
    <>
      <MenuButton
        label={`Actions for ${name}`}
        className={styles.button}
        items={given.map((action) => ({
          key: action.label,
          label: action.label,
          ...('to' in action
            ? { onSelect: () => void navigate(action.to) }
            : {
                isDanger: action.isDanger === true,
                isDisabled: action.isDisabled === true,
                onSelect: () => (action.question ? setAsking(action) : action.onSelect()),
              }),
        }))}
      >
        <EllipsisOutlined aria-hidden="true" />
      </MenuButton>
      {asking?.question && (
        <ConfirmDialog
          {...asking.question}
          isDanger={asking.isDanger === true}
          onClose={() => setAsking(undefined)}
          onSubmit={() => {
            setAsking(undefined);
            asking.onSelect();
          }}
        />
      )}
    </>
  );
}
