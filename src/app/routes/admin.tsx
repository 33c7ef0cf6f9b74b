import { Navigate, type RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { areaOf } from './page.ts';

const { pageOf, indexOf } = areaOf(async () => (await import('./admin-page-code.ts')).adminPageCode);

/** The admin area, one subject a page. */
export const adminPages: RouteObject = pageOf('admin', [
  indexOf('overview'),
  pageOf('adminUsers'),
  pageOf('adminModeration'),
  pageOf('adminClaims'),
  pageOf('adminIntroductions'),
  pageOf('adminMemberships'),
  pageOf('adminMessages'),
  pageOf('adminNewsletter'),
  pageOf('adminMailings'),
  pageOf('adminMailingCreate'),
  pageOf('adminMailing'),
  pageOf('adminEvents'),
  pageOf('adminEventCreate'),
  pageOf('adminEvent'),
  pageOf('adminRegistrations'),
  pageOf('adminOffers'),
  pageOf('adminOfferCreate'),
  pageOf('adminOffer'),
  pageOf('adminFeeds'),
  { path: paths.adminContent, element: <Navigate to={paths.adminArticles} replace /> },
  pageOf('adminArticles'),
  pageOf('adminResearch'),
  pageOf('adminFocusAreas'),
  pageOf('adminPartners'),
  pageOf('adminPlans'),
  pageOf('adminArticle'),
  pageOf('adminResearchArticle'),
  pageOf('adminMailSamples'),
  pageOf('adminMails'),
  pageOf('adminSecurity'),
  pageOf('adminAudit'),
]);
