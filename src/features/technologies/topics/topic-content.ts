import type { TopicId } from '#contract/technologies-topics.ts';

/** Text with references: `[^id]` names one of the topic's sources. */
export type CitedText = string;

/** The source of a statement. */
export interface Source {
  id: string;
  title: string;
  /** The publisher, and the date. */
  publisher: string;
  url: string;
}

export interface KeyFigure {
  value: string;
  label: CitedText;
}

export interface Section {
  /** Also the address within the page. */
  id: string;
  title: string;
  paragraphs: readonly CitedText[];
}

/** A bar; metric-bars.ts computes how full it is. */
export interface Metric {
  label: string;
  /** As read, unit included. */
  value: string;
  /** 0 to 100. */
  percent: number;
  /** The benchmark and its position on the bar, 0 to 100. */
  benchmark?: { percent: number; label: string };
  note: CitedText;
}

export interface KeyPlayer {
  name: string;
  location: string;
  focus: CitedText;
  url: string;
  /** Extra content of the molten salt page. */
  details?: { type: string; reactorType: string; funding: CitedText };
}

export interface Question {
  question: string;
  answer: readonly CitedText[];
}

export interface ReadinessLevel {
  level: number;
  name: string;
  description: CitedText;
}

export interface TimelineEntry {
  year: string;
  event: string;
  description: CitedText;
}

export const pointIcons = [
  'area',
  'chemistry',
  'clock',
  'cost',
  'fuel',
  'heat',
  'law',
  'light',
  'material',
  'pressure',
  'safety',
  'scale',
  'skill',
  'warning',
  'waste',
] as const;
export type PointIcon = (typeof pointIcons)[number];

/** A benefit or a challenge. */
export interface Point {
  title: string;
  description: CitedText;
  icon: PointIcon;
}

export interface Specification {
  name: string;
  details: readonly CitedText[];
}

export interface RelatedTopic {
  label: string;
  to: string;
}

/** The texts and tones of their badges (rule technology-directory). */
export const developmentStatuses = {
  'early-stage': 'Early stage',
  developing: 'Developing',
  emerging: 'Emerging',
  mature: 'Mature',
} as const;

/** All content of a technology's topic page. Figures name their sources. */
export interface TopicContent {
  id: TopicId;
  title: string;
  standfirst: string;
  keyFigures: readonly KeyFigure[];
  status: {
    readinessLevel: number;
    focusArea: string;
    developmentStatus: keyof typeof developmentStatuses;
    firstDeveloped: string;
    lastUpdated: string;
  };
  overview: readonly Section[];
  metrics: readonly Metric[];
  technical: readonly Section[];
  specifications: readonly Specification[];
  readinessLevels: readonly ReadinessLevel[];
  benefits: readonly Point[];
  challenges: readonly Point[];
  outlook: readonly Section[];
  timeline: readonly TimelineEntry[];
  keyPlayers: readonly KeyPlayer[];
  questions: readonly Question[];
  related: readonly RelatedTopic[];
  sources: readonly Source[];
}
