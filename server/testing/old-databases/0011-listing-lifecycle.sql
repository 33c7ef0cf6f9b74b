-- schema: 1ba4d6b3528fdae8
insert into listings (owner_id, type, title, description, excerpt, focus_area_id, contact_email, tags, details, company_name, location, status, created_at, updated_at, version, expires_at, closed_by, reminded_at, renew_token_hash, draft) values
  (1, 'job', 'Half a thought', '', '', null, '', '[]', '{}', null, null, 'draft', '2026-04-20T08:00:00.000Z', '2026-04-20T08:00:00.000Z', 1, null, null, null, null, '{"type":"job","title":"Half a thought"}'),
  (1, 'technology', 'Sold already', '<p>Gone to Ålesund.</p>', 'Gone to Ålesund.', 2, 'ada@example.com', '["gone"]', '{"technologyStage":"pilot","technologyStatus":"for-sale"}', null, null, 'closed', '2026-03-01T08:00:00.000Z', '2026-03-05T08:00:00.000Z', 3, '2026-05-30T08:00:00.000Z', 'owner', null, null, null),
  (1, 'partnership', 'Too late', '<p>Over.</p>', 'Over.', 3, 'ada@example.com', '[]', '{"partnershipType":"research","partnershipTimeline":"ongoing"}', null, null, 'expired', '2000-01-01T08:00:00.000Z', '2000-01-01T08:00:00.000Z', 1, '2000-03-31T08:00:00.000Z', null, '2000-03-24T08:00:00.000Z', 'ee01', null);
insert into job_claims (name, claimed_until) values ('sweep', '2026-05-04T09:00:00.000Z');
insert into view_keys (day, key) values ('2026-05-04', 'a2V5');
insert into views (kind, item_id, viewer, day) values ('listing', 1, 'v1', '2026-05-04');
insert into view_totals (kind, item_id, total) values ('listing', 1, 41);
insert into saved_searches (user_id, name, name_key, filters, alert, seen_listing_id, created_at) values
  (1, 'Wärme', 'wärme', '{"search":"wärme","type":"technology"}', 'daily', 3, '2026-04-01T08:00:00.000Z'),
  (2, 'All', 'all', '{}', 'off', 0, '2026-04-01T08:00:00.000Z');
insert into search_alerts (user_id, unsubscribe_token, due_at) values
  (1, 'token-of-alerts-of-ada', '2026-05-05T08:00:00.000Z'),
  (2, 'token-of-alerts-of-bob', null);
