import { Navigate, type RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { pageOf } from './user-area.ts';

/** The account settings, one subject a page. */
export const settingsPages: RouteObject = pageOf('settings', [
  { index: true, element: <Navigate to={paths.settingsAccount} replace /> },
  pageOf('settingsAccount'),
  pageOf('settingsSecurity'),
  pageOf('settingsPrivacy'),
  pageOf('settingsNotifications'),
  pageOf('settingsCalendar'),
  pageOf('settingsTemplates'),
  pageOf('settingsMembership'),
  pageOf('settingsData'),
]);
