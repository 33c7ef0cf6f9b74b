import { accountData } from './features/account-data/index.ts';
import { accounts } from './features/accounts/index.ts';
import { articles } from './features/articles/index.ts';
import { attachments } from './features/attachments/index.ts';
import { audit } from './features/audit/index.ts';
import { calendar } from './features/calendar/index.ts';
import { changes } from './features/changes/index.ts';
import { companies } from './features/companies/index.ts';
import { companyInvestors } from './features/company-investors/index.ts';
import { companyListings } from './features/company-listings/index.ts';
import { companyPeople } from './features/company-people/index.ts';
import { companyTechnologies } from './features/company-technologies/index.ts';
import { connections } from './features/connections/index.ts';
import { contact } from './features/contact/index.ts';
import { content } from './features/content/index.ts';
import { crashReports } from './features/crash-reports/index.ts';
import { dashboard } from './features/dashboard/index.ts';
import { deepResearch } from './features/deep-research/index.ts';
import { enquiries } from './features/enquiries/index.ts';
import { events } from './features/events/index.ts';
import { failedMails } from './features/failed-mails/index.ts';
import { feeds } from './features/feeds/index.ts';
import { focusAreas } from './features/focus-areas/index.ts';
import { health } from './features/health/index.ts';
import { humanCheck } from './features/human-check/index.ts';
import { insights } from './features/insights/index.ts';
import { introductions } from './features/introductions/index.ts';
import { listings } from './features/listings/index.ts';
import { lists } from './features/lists/index.ts';
import { live } from './features/live/index.ts';
import { mailSamples } from './features/mail-samples/index.ts';
import { matchProfiles } from './features/match-profiles/index.ts';
import { matches } from './features/matches/index.ts';
import { members } from './features/members/index.ts';
import { memberships } from './features/memberships/index.ts';
import { messages } from './features/messages/index.ts';
import { moderation } from './features/moderation/index.ts';
import { newsletter } from './features/newsletter/index.ts';
import { notes } from './features/notes/index.ts';
import { notifications } from './features/notifications/index.ts';
import { offers } from './features/offers/index.ts';
import { overview } from './features/overview/index.ts';
import { partners } from './features/partners/index.ts';
import { pictures } from './features/pictures/index.ts';
import { pipelines } from './features/pipelines/index.ts';
import { places } from './features/places/index.ts';
import { research } from './features/research/index.ts';
import { savedItems } from './features/saved-items/index.ts';
import { savedSearches } from './features/saved-searches/index.ts';
import { search } from './features/search/index.ts';
import { securityLog } from './features/security-log/index.ts';
import { sharing } from './features/sharing/index.ts';
import { site } from './features/site/index.ts';
import { technologies } from './features/technologies/index.ts';
import { templates } from './features/templates/index.ts';
import { timelines } from './features/timelines/index.ts';
import { users } from './features/users/index.ts';
import type { Feature } from './platform/feature.ts';

/**
 * The features of the server, from the one that needs no other to the one that needs most: each may use the
 * doors of those above it.
 */
export const features: readonly Feature[] = [
  overview,
  focusAreas,
  matchProfiles,
  attachments,
  pictures,
  members,
  accounts,
  users,
  live,
  notifications,
  moderation,
  content,
  articles,
  research,
  technologies,
  feeds,
  listings,
  connections,
  companyPeople,
  companyInvestors,
  companyListings,
  companies,
  companyTechnologies,
  changes,
  messages,
  templates,
  memberships,
  events,
  introductions,
  enquiries,
  savedItems,
  savedSearches,
  sharing,
  lists,
  pipelines,
  notes,
  timelines,
  calendar,
  deepResearch,
  matches,
  insights,
  search,
  dashboard,
  contact,
  newsletter,
  partners,
  offers,
  audit,
  securityLog,
  failedMails,
  mailSamples,
  site,
  places,
  humanCheck,
  crashReports,
  health,
  accountData,
];
