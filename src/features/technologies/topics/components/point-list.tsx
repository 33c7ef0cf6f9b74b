import {
  BgColorsOutlined,
  ClockCircleOutlined,
  DashboardOutlined,
  DeleteOutlined,
  DollarOutlined,
  ExpandOutlined,
  ExperimentOutlined,
  FileProtectOutlined,
  FireOutlined,
  GoldOutlined,
  SafetyOutlined,
  SunOutlined,
  ThunderboltOutlined,
  ToolOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

import type { Point, PointIcon } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import styles from './point-list.module.css';

const icons: Record<PointIcon, ComponentType> = {
  area: SunOutlined,
  chemistry: ExperimentOutlined,
  clock: ClockCircleOutlined,
  cost: DollarOutlined,
  fuel: ThunderboltOutlined,
  heat: FireOutlined,
  law: FileProtectOutlined,
  light: BgColorsOutlined,
  material: GoldOutlined,
  pressure: DashboardOutlined,
  safety: SafetyOutlined,
  scale: ExpandOutlined,
  skill: ToolOutlined,
  warning: WarningOutlined,
  waste: DeleteOutlined,
};

interface PointListProps {
  points: readonly Point[];
  kind: 'benefit' | 'challenge';
}

/** Benefits or challenges, each with its icon. */
export function PointList({ points, kind }: PointListProps) {
  return (
    <ul className={styles.points} data-kind={kind}>
      {points.map(({ title, description, icon }) => {
        const Icon = icons[icon];
        return (
          <li key={title} className={styles.point}>
            <span className={styles.icon} aria-hidden="true">
              <Icon />
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>
                <Cited text={description} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
