import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { forUsers, page } from './page.ts';

/** The routes of a member's own pages: profile, messages, lists, tools. */
export const ownPages: RouteObject[] = [
  forUsers([
    page(paths.dashboard, async () => (await import('#src/features/dashboard/dashboard-page.tsx')).DashboardPage),
    page(
      paths.notifications,
      async () => (await import('#src/features/notifications/notifications-page.tsx')).NotificationsPage,
    ),
    page(
      paths.profileEdit,
      async () => (await import('#src/features/members/pages/edit-profile-page.tsx')).EditProfilePage,
    ),
    page(
      paths.matchProfile,
      async () => (await import('#src/features/members/pages/match-profile-page.tsx')).MatchProfilePage,
    ),
    page(
      paths.profileViews,
      async () => (await import('#src/features/members/views/profile-views-page.tsx')).ProfileViewsPage,
    ),
    page(
      paths.connections,
      async () => (await import('#src/features/connections/pages/connections-page.tsx')).ConnectionsPage,
    ),
    page(
      paths.blocked,
      async () => (await import('#src/features/connections/blocks/pages/blocked-page.tsx')).BlockedPage,
    ),
    page(
      paths.ownListings,
      async () => (await import('#src/features/listings/pages/own-listings-page.tsx')).OwnListingsPage,
    ),
    page(paths.enquiries, async () => (await import('#src/features/enquiries/pages/enquiries-page.tsx')).EnquiriesPage),
    page(paths.offers, async () => (await import('#src/features/offers/pages/offers-page.tsx')).OffersPage),
    page(paths.outbox, async () => (await import('#src/features/outbox/outbox-page.tsx')).OutboxPage),
    page(paths.lists, async () => (await import('#src/features/lists/pages/lists-page.tsx')).ListsPage),
    page(paths.following, async () => (await import('#src/features/changes/pages/following-page.tsx')).FollowingPage),
    page(paths.list, async () => (await import('#src/features/lists/pages/list-page.tsx')).ListPage),
    page(paths.pipelines, async () => (await import('#src/features/pipelines/pages/pipelines-page.tsx')).PipelinesPage),
    page(paths.pipeline, async () => (await import('#src/features/pipelines/pages/pipeline-page.tsx')).PipelinePage),
    page(paths.notes, async () => (await import('#src/features/notes/pages/notes-page.tsx')).NotesPage),
    page(paths.saved, async () => (await import('#src/features/saved-items/pages/saved-page.tsx')).SavedPage),
    page(paths.messages, async () => (await import('#src/features/messages/pages/messages-page.tsx')).MessagesPage, [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('#src/features/messages/pages/new-message-pane.tsx')).NewMessagePane,
        }),
      },
      page(
        paths.conversation,
        async () => (await import('#src/features/messages/pages/conversation-pane.tsx')).ConversationPane,
      ),
    ]),
    page(
      paths.deepResearch,
      async () => (await import('#src/features/deep-research/deep-research-page.tsx')).DeepResearchPage,
    ),
  ]),
];
