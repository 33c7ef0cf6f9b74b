import {
  companyFundings,
  companySizes,
  jobTypes,
  type ListingDetailField,
  type ListingDetails,
  partnershipInvestments,
  partnershipTimelines,
  partnershipTypes,
  technologyPatents,
  technologyStages,
  technologyStatuses,
} from '#contract/listings.ts';
import { formatDay } from '#src/lib/format.ts';

interface DetailField {
  label: string;
  /** For a choice: the value as sent, and the label as shown. */
  choices?: Record<string, string>;
  /** For a text; a `place` comes with suggestions. */
  input?: 'text' | 'url' | 'date' | 'place';
  placeholder?: string;
  autoComplete?: string;
}

/** The label and the input of each field of the four kinds; the form and a listing's page both read them. */
export const detailFieldInfo: Record<ListingDetailField, DetailField> = {
  companyName: {
    label: 'Company Name',
    input: 'text',
    placeholder: 'e.g. Tidewell Storage',
    autoComplete: 'organization',
  },
  companyLocation: { label: 'Company Location', input: 'place', placeholder: 'City, country' },
  companyWebsite: { label: 'Company Website', input: 'url', placeholder: 'https://', autoComplete: 'url' },
  companySize: { label: 'Company Size', choices: companySizes },
  companyFunding: { label: 'Funding Stage', choices: companyFundings },
  technologyStage: { label: 'Development Stage', choices: technologyStages },
  technologyPatent: { label: 'Patent Status', choices: technologyPatents },
  technologyStatus: { label: 'Technology Status', choices: technologyStatuses },
  partnershipType: { label: 'Partnership Type', choices: partnershipTypes },
  partnershipTimeline: { label: 'Timeline', choices: partnershipTimelines },
  partnershipInvestment: { label: 'Investment', choices: partnershipInvestments },
  jobLocation: { label: 'Job Location', input: 'place', placeholder: 'City, country or remote' },
  jobType: { label: 'Job Type', choices: jobTypes },
  jobCompensation: { label: 'Compensation', input: 'text', placeholder: 'e.g. $90,000 - $110,000 a year' },
  jobDeadline: { label: 'Application Deadline', input: 'date' },
};

/** The value of a listing's field, in words; `undefined` if it was not given. */
export function detailText(details: ListingDetails, field: ListingDetailField): string | undefined {
  const value = details[field];
  if (value === undefined) return undefined;
  const { choices, input } = detailFieldInfo[field];
  if (input === 'date') return formatDay(value);
  return choices?.[value] ?? value;
}
