/**
 * Where the code of the pages for signed-in users is, and of forms that visitors may begin, by the name of the page. A
 * module of its own, which comes with the first of them: the names of their files are no part of what visitors load.
 */
export const userPageCode = {
  // The network.
  listingRenew: async () => (await import('#src/features/listings/pages/renew-page.tsx')).RenewListingPage,
  companyCreate: async () => (await import('#src/features/companies/pages/create-company-page.tsx')).CreateCompanyPage,
  compare: async () => (await import('#src/features/network/pages/compare-page.tsx')).ComparePage,
  listingCreate: async () => (await import('#src/features/listings/pages/create-listing-page.tsx')).CreateListingPage,
  warmIntro: async () => (await import('#src/features/introductions/pages/warm-intro-page.tsx')).WarmIntroPage,
  matches: async () => (await import('#src/features/matches/pages/matches-page.tsx')).MatchesPage,
  insights: async () => (await import('#src/features/insights/pages/markets-page.tsx')).MarketsPage,
  insightMarket: async () => (await import('#src/features/insights/pages/report-page.tsx')).ReportPage,
  companyEdit: async () => (await import('#src/features/companies/pages/edit-company-page.tsx')).EditCompanyPage,
  companyMatchProfile: async () =>
    (await import('#src/features/companies/pages/company-match-profile-page.tsx')).CompanyMatchProfilePage,
  companyAddTechnology: async () =>
    (await import('#src/features/companies/pages/add-technology-page.tsx')).AddTechnologyPage,
  companyAddTeamMember: async () =>
    (await import('#src/features/companies/pages/add-team-member-page.tsx')).AddTeamMemberPage,
  companyClaim: async () => (await import('#src/features/companies/pages/claim-company-page.tsx')).ClaimCompanyPage,
  technologyEdit: async () =>
    (await import('#src/features/technologies/pages/edit-technology-page.tsx')).EditTechnologyPage,
  listingEdit: async () => (await import('#src/features/listings/pages/edit-listing-page.tsx')).EditListingPage,
  introductions: async () =>
    (await import('#src/features/introductions/pages/introductions-page.tsx')).IntroductionsPage,
  introduction: async () => (await import('#src/features/introductions/pages/introduction-page.tsx')).IntroductionPage,
  // A member's own pages.
  dashboard: async () => (await import('#src/features/dashboard/dashboard-page.tsx')).DashboardPage,
  notifications: async () => (await import('#src/features/notifications/notifications-page.tsx')).NotificationsPage,
  profileEdit: async () => (await import('#src/features/members/pages/edit-profile-page.tsx')).EditProfilePage,
  matchProfile: async () => (await import('#src/features/members/pages/match-profile-page.tsx')).MatchProfilePage,
  profileViews: async () => (await import('#src/features/members/views/profile-views-page.tsx')).ProfileViewsPage,
  connections: async () => (await import('#src/features/connections/pages/connections-page.tsx')).ConnectionsPage,
  blocked: async () => (await import('#src/features/connections/blocks/pages/blocked-page.tsx')).BlockedPage,
  ownListings: async () => (await import('#src/features/listings/pages/own-listings-page.tsx')).OwnListingsPage,
  enquiries: async () => (await import('#src/features/enquiries/pages/enquiries-page.tsx')).EnquiriesPage,
  offers: async () => (await import('#src/features/offers/pages/offers-page.tsx')).OffersPage,
  outbox: async () => (await import('#src/features/outbox/outbox-page.tsx')).OutboxPage,
  lists: async () => (await import('#src/features/lists/pages/lists-page.tsx')).ListsPage,
  following: async () => (await import('#src/features/changes/pages/following-page.tsx')).FollowingPage,
  list: async () => (await import('#src/features/lists/pages/list-page.tsx')).ListPage,
  pipelines: async () => (await import('#src/features/pipelines/pages/pipelines-page.tsx')).PipelinesPage,
  pipeline: async () => (await import('#src/features/pipelines/pages/pipeline-page.tsx')).PipelinePage,
  notes: async () => (await import('#src/features/notes/pages/notes-page.tsx')).NotesPage,
  saved: async () => (await import('#src/features/saved-items/pages/saved-page.tsx')).SavedPage,
  messages: async () => (await import('#src/features/messages/pages/messages-page.tsx')).MessagesPage,
  newMessage: async () => (await import('#src/features/messages/pages/new-message-pane.tsx')).NewMessagePane,
  conversation: async () => (await import('#src/features/messages/pages/conversation-pane.tsx')).ConversationPane,
  deepResearch: async () => (await import('#src/features/deep-research/deep-research-page.tsx')).DeepResearchPage,
  // The settings.
  settings: async () => (await import('#src/features/accounts/settings/components/settings-layout.tsx')).SettingsLayout,
  settingsAccount: async () =>
    (await import('#src/features/accounts/settings/pages/account-page.tsx')).AccountSettingsPage,
  settingsSecurity: async () => (await import('#src/features/accounts/settings/pages/security-page.tsx')).SecurityPage,
  settingsPrivacy: async () => (await import('#src/features/members/settings/privacy-page.tsx')).PrivacySettingsPage,
  settingsNotifications: async () =>
    (await import('#src/features/notifications/settings/settings-page.tsx')).NotificationSettingsPage,
  settingsCalendar: async () => (await import('#src/features/calendar/settings-page.tsx')).CalendarSettingsPage,
  settingsTemplates: async () => (await import('#src/features/templates/settings-page.tsx')).TemplatesPage,
  settingsMembership: async () =>
    (await import('#src/features/memberships/settings/membership-page.tsx')).MembershipPage,
  settingsData: async () => (await import('#src/features/accounts/settings/pages/data-page.tsx')).DataPage,
};
