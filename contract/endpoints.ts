import { deleteAccount, exportAccount } from './account-data.ts';
import {
  cancelEmailChange,
  changeOwnPassword,
  confirmEmailChange,
  getAccount,
  requestEmailChange,
  undoEmailChange,
  updateAccount,
} from './account-settings.ts';
import { createUser, forgotPassword, me, resetPassword, signIn, signOut, testUsers } from './accounts.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import { getArticle, listArticles } from './articles.ts';
import { getAvatar, removeAvatar, uploadAvatar } from './avatars.ts';
import { blockMember, listBlocks, unblockMember } from './blocks.ts';
import { requestClaim } from './claims.ts';
import {
  addTeamMember,
  companyStanding,
  createCompany,
  getCompany,
  listCompanies,
  listRelatedArticles,
  removeTeamMember,
  updateCompany,
} from './companies.ts';
import {
  answerConnection,
  listConnections,
  listRelations,
  removeConnection,
  requestConnection,
} from './connections.ts';
import { sendContactMessage } from './contact.ts';
import { getDashboard } from './dashboard.ts';
import { deepResearchStatus } from './deep-research.ts';
import type { Endpoint } from './endpoint.ts';
import { listEnquiries, markEnquiryRead, sendEnquiry } from './enquiries.ts';
import { cancelRegistration, getEvent, getEventCalendar, listEvents, registerForEvent } from './events.ts';
import { likeFeedItem, listFeedItems, listFeeds, myFeedLikes, unlikeFeedItem } from './feeds.ts';
import { listFocusAreas } from './focus-areas.ts';
import { followMember, listFollows, unfollowMember } from './follows.ts';
import { health, ready, version } from './health.ts';
import { getFormStamp } from './human-check.ts';
import {
  acceptIntroduction,
  createIntroduction,
  declineIntroduction,
  findIntroductionTargets,
  getIntroduction,
  getIntroductionTarget,
  listIntroductions,
  quoteIntroduction,
  sendIntroduction,
} from './introductions.ts';
import { createListing, getListing, listListings, viewListing } from './listings.ts';
import { getMember, listMemberNetwork, listMembers, viewMember } from './members.ts';
import { listCharges, listPlans, myMembership, requestMembership } from './memberships.ts';
import {
  countUnread,
  getConversation,
  getRecipient,
  listConversations,
  listMessages,
  markRead,
  sendMessage,
  startConversation,
} from './messages.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.ts';
import {
  getNotificationSettings,
  setNotificationDelivery,
  unsubscribeFromNotifications,
} from './notification-settings.ts';
import { listNotifications, markNotificationsRead } from './notifications.ts';
import {
  closeListing,
  createDraft,
  deleteDraft,
  getListingForm,
  listOwnListings,
  publishDraft,
  renewByLink,
  renewListing,
  reopenListing,
  updateDraft,
  updateListing,
} from './own-listings.ts';
import { listPartners } from './partners.ts';
import { getProfile, updateProfile } from './profile.ts';
import { createReport } from './reports.ts';
import { getResearchArticle, listResearch } from './research.ts';
import { listSavedIds, listSavedItems, saveItem, unsaveItem } from './saved-items.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  unsubscribeAlerts,
  updateSavedSearch,
} from './saved-searches.ts';
import { searchEverything } from './search.ts';
import { listSecurityActivity } from './security-log.ts';
import { confirmIdentity, endOneSession, endOtherSessions, listSessions } from './sessions.ts';
import { getSite } from './site.ts';
import { addTechnology, getTechnology, listTechnologies, removeTechnology, updateTechnology } from './technologies.ts';
import { endTechnologyUpdates, getTechnologyUpdates, myTechnologyUpdates } from './technology-topics.ts';
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, setUpTwoFactor } from './two-factor.ts';
import { getWithheldCompany, getWithheldListing, getWithheldTechnology } from './withheld.ts';

/** Every endpoint there is. What is not listed here is not served, not proxied, not documented. */
export const endpoints: readonly Endpoint[] = [
  createUser,
  signIn,
  signOut,
  me,
  testUsers,
  forgotPassword,
  resetPassword,
  getAccount,
  updateAccount,
  requestEmailChange,
  undoEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  changeOwnPassword,
  exportAccount,
  deleteAccount,
  listSecurityActivity,
  confirmIdentity,
  listSessions,
  endOneSession,
  endOtherSessions,
  setUpTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  disableTwoFactor,
  sendContactMessage,
  listFeeds,
  listFeedItems,
  likeFeedItem,
  unlikeFeedItem,
  myFeedLikes,
  myTechnologyUpdates,
  getTechnologyUpdates,
  endTechnologyUpdates,
  listFocusAreas,
  listMembers,
  getMember,
  listMemberNetwork,
  viewMember,
  getProfile,
  updateProfile,
  uploadAvatar,
  removeAvatar,
  getAvatar,
  requestConnection,
  listConnections,
  answerConnection,
  removeConnection,
  listRelations,
  listFollows,
  followMember,
  unfollowMember,
  listListings,
  listOwnListings,
  getListing,
  createListing,
  createDraft,
  updateDraft,
  deleteDraft,
  publishDraft,
  getListingForm,
  updateListing,
  closeListing,
  reopenListing,
  renewListing,
  renewByLink,
  viewListing,
  listSavedSearches,
  createSavedSearch,
  updateSavedSearch,
  deleteSavedSearch,
  unsubscribeAlerts,
  listArticles,
  getArticle,
  listResearch,
  getResearchArticle,
  listCompanies,
  getCompany,
  listRelatedArticles,
  companyStanding,
  createCompany,
  updateCompany,
  addTeamMember,
  removeTeamMember,
  requestClaim,
  listTechnologies,
  getTechnology,
  addTechnology,
  updateTechnology,
  removeTechnology,
  listPartners,
  listEvents,
  getEvent,
  registerForEvent,
  cancelRegistration,
  getEventCalendar,
  listPlans,
  myMembership,
  listCharges,
  requestMembership,
  listConversations,
  startConversation,
  getConversation,
  listMessages,
  sendMessage,
  markRead,
  getRecipient,
  countUnread,
  findIntroductionTargets,
  quoteIntroduction,
  createIntroduction,
  listIntroductions,
  getIntroduction,
  getIntroductionTarget,
  sendIntroduction,
  acceptIntroduction,
  declineIntroduction,
  subscribe,
  confirmSubscription,
  unsubscribe,
  listSavedItems,
  listSavedIds,
  saveItem,
  unsaveItem,
  createReport,
  getWithheldListing,
  getWithheldCompany,
  getWithheldTechnology,
  sendEnquiry,
  listEnquiries,
  markEnquiryRead,
  listBlocks,
  blockMember,
  unblockMember,
  listNotifications,
  markNotificationsRead,
  getNotificationSettings,
  setNotificationDelivery,
  unsubscribeFromNotifications,
  searchEverything,
  getDashboard,
  deepResearchStatus,
  getSite,
  getFormStamp,
  health,
  ready,
  version,
  ...adminEndpoints,
];
