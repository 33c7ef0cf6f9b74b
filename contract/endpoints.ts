import { type Endpoint, endpointsOf } from '#contract/kit/endpoint.ts';
import * as accountData from './account-data.ts';
import * as accounts from './accounts.ts';
import * as sessions from './accounts-sessions.ts';
import * as accountSettings from './accounts-settings.ts';
import * as twoFactor from './accounts-two-factor.ts';
import * as articles from './articles.ts';
import * as articleEditing from './articles-admin.ts';
import * as attachments from './attachments.ts';
import * as attachmentsDocuments from './attachments-documents.ts';
import * as audit from './audit.ts';
import * as calendar from './calendar.ts';
import * as changes from './changes.ts';
import * as companies from './companies.ts';
import * as claims from './companies-claims.ts';
import * as companyInvestors from './company-investors.ts';
import * as companyListings from './company-listings.ts';
import * as companyPeople from './company-people.ts';
import * as companyTechnologies from './company-technologies.ts';
import * as connections from './connections.ts';
import * as blocks from './connections-blocks.ts';
import * as follows from './connections-follows.ts';
import * as contact from './contact.ts';
import * as crashReports from './crash-reports.ts';
import * as dashboard from './dashboard.ts';
import * as deepResearch from './deep-research.ts';
import * as deepResearchQuestions from './deep-research-questions.ts';
import * as enquiries from './enquiries.ts';
import * as events from './events.ts';
import * as eventsAdmin from './events-admin.ts';
import * as failedMails from './failed-mails.ts';
import * as feeds from './feeds.ts';
import * as focusAreas from './focus-areas.ts';
import * as focusAreaEditing from './focus-areas-admin.ts';
import * as health from './health.ts';
import * as humanCheck from './human-check.ts';
import * as insights from './insights.ts';
import * as introductions from './introductions.ts';
import * as listings from './listings.ts';
import * as memberListings from './listings-of-member.ts';
import * as ownListings from './listings-own.ts';
import * as lists from './lists.ts';
import * as listFields from './lists-fields.ts';
import * as listImports from './lists-imports.ts';
import * as live from './live.ts';
import * as presence from './live-presence.ts';
import * as mailSamples from './mail-samples.ts';
import * as matchProfiles from './match-profiles.ts';
import * as matches from './matches.ts';
import * as members from './members.ts';
import * as avatars from './members-avatars.ts';
import * as featuredMembers from './members-featured.ts';
import * as profile from './members-profile.ts';
import * as profileViews from './members-views.ts';
import * as memberships from './memberships.ts';
import * as planEditing from './memberships-admin.ts';
import * as messages from './messages.ts';
import * as meetings from './messages-meetings.ts';
import * as reading from './messages-reading.ts';
import * as moderation from './moderation.ts';
import * as reports from './moderation-reports.ts';
import * as newsletter from './newsletter.ts';
import * as newsletterMailings from './newsletter-mailings.ts';
import * as newsletterTopics from './newsletter-topics.ts';
import * as notes from './notes.ts';
import * as notifications from './notifications.ts';
import * as notificationSettings from './notifications-settings.ts';
import * as offers from './offers.ts';
import * as offersAdmin from './offers-admin.ts';
import * as overview from './overview.ts';
import * as partners from './partners.ts';
import * as partnerEditing from './partners-admin.ts';
import * as pictures from './pictures.ts';
import * as pipelines from './pipelines.ts';
import * as pipelineCards from './pipelines-cards.ts';
import * as pipelineStages from './pipelines-stages.ts';
import * as places from './places.ts';
import * as research from './research.ts';
import * as researchEditing from './research-admin.ts';
import * as savedItems from './saved-items.ts';
import * as savedSearches from './saved-searches.ts';
import * as search from './search.ts';
import * as securityLog from './security-log.ts';
import * as site from './site.ts';
import * as technologies from './technologies.ts';
import * as technologyTopics from './technologies-topics.ts';
import * as templates from './templates.ts';
import * as timelines from './timelines.ts';
import * as users from './users.ts';

const declared = endpointsOf([
  accounts,
  accountSettings,
  accountData,
  securityLog,
  sessions,
  twoFactor,
  contact,
  feeds,
  technologyTopics,
  focusAreas,
  members,
  profile,
  profileViews,
  featuredMembers,
  matchProfiles,
  avatars,
  connections,
  follows,
  calendar,
  changes,
  listings,
  memberListings,
  ownListings,
  savedSearches,
  articles,
  research,
  companies,
  companyInvestors,
  companyListings,
  companyPeople,
  companyTechnologies,
  claims,
  technologies,
  partners,
  events,
  offers,
  memberships,
  messages,
  meetings,
  reading,
  templates,
  timelines,
  introductions,
  newsletter,
  newsletterMailings,
  newsletterTopics,
  lists,
  listFields,
  listImports,
  pictures,
  pipelines,
  pipelineStages,
  pipelineCards,
  notes,
  savedItems,
  mailSamples,
  matches,
  insights,
  reports,
  enquiries,
  blocks,
  notifications,
  notificationSettings,
  live,
  presence,
  search,
  dashboard,
  deepResearch,
  deepResearchQuestions,
  site,
  humanCheck,
  crashReports,
  health,
  eventsAdmin,
  offersAdmin,
  moderation,
  users,
  audit,
  overview,
  places,
  articleEditing,
  attachments,
  attachmentsDocuments,
  researchEditing,
  focusAreaEditing,
  partnerEditing,
  planEditing,
  failedMails,
]);

/** The endpoints for admins. */
export const adminEndpoints: readonly Endpoint[] = declared.filter(({ access }) => access === 'admin');

/**
 * Every endpoint. An endpoint that is not listed here is not served, not passed on by the desktop app and not
 * documented. The order is that of the OpenAPI document: resources in the order of their files, calls for admins last.
 */
export const endpoints: readonly Endpoint[] = [
  ...declared.filter(({ access }) => access !== 'admin'),
  ...adminEndpoints,
];
