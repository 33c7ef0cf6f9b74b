import type { RouteObject } from 'react-router-dom';

import { forUsers } from './page.ts';
import { indexOf, pageOf } from './user-area.ts';

/** The routes of a member's own pages: profile, messages, lists, tools. */
export const ownPages: RouteObject[] = [
  forUsers([
    pageOf('dashboard'),
    pageOf('notifications'),
    pageOf('profileEdit'),
    pageOf('matchProfile'),
    pageOf('profileViews'),
    pageOf('connections'),
    pageOf('blocked'),
    pageOf('ownListings'),
    pageOf('enquiries'),
    pageOf('offers'),
    pageOf('outbox'),
    pageOf('lists'),
    pageOf('following'),
    pageOf('list'),
    pageOf('pipelines'),
    pageOf('pipeline'),
    pageOf('notes'),
    pageOf('saved'),
    pageOf('messages', [indexOf('newMessage'), pageOf('conversation')]),
    pageOf('deepResearch'),
  ]),
];
