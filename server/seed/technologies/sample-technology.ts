import type { Technology, TechnologyInput } from '#contract/technologies.ts';
import type { StageStatus } from '#contract/technologies-evidence.ts';
import type { TechnologyEvidence } from '#server/features/technologies/index.ts';

/** A sample technology. Its statements about the field are true and have sources; its company is invented. */
export interface SampleTechnology extends Omit<TechnologyInput, keyof TechnologyEvidence>, TechnologyEvidence {
  id: number;
  /** Name of a sample company; `null` where it is about the field as such. */
  company: string | null;
}

/** A publication with a DOI. */
export function paper(doi: string, title: string, journal: string, year: number): Technology['publications'][number] {
  return { id: doi, title, journal, year, doi };
}

/** A patent of a sample company; its number shows that it is invented. */
export function samplePatent(number: string, title: string, year: number): Technology['patents'][number] {
  return { id: `SAMPLE-${number}`, title, year };
}

export function stage(name: string, status: StageStatus, ...milestones: string[]) {
  return { name, status, milestones };
}

/** A source with a DOI. */
export function doiSource(title: string, doi: string): Technology['sources'][number] {
  return { title, url: `https://doi.org/${doi}` };
}
