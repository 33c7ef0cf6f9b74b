-- schema: 16a90ac41cea241e
insert into listings (owner_id, type, title, description, excerpt, focus_area_id, contact_email, tags, details, status, created_at, updated_at, expires_at, hold) values
  (2, 'technology', 'Waiting for a look', '<p>New here.</p>', 'New here.', 1, 'bob@example.com', '[]', '{"technologyStage":"pilot","technologyStatus":"for-sale"}', 'published', '2026-05-03T08:00:00.000Z', '2026-05-03T08:00:00.000Z', '2999-01-01T00:00:00.000Z', 'pending');
insert into companies (owner_id, name, name_key, description, lexemes, long_description, location, founded_year, size, sector, funding_rounds, milestones, created_at, updated_at, hold) values
  (4, 'Hidden Höhle', 'hidden hohle', 'Not to be seen.', ' hidden hohle ', '', 'Ulm', 2001, '1-10', 'energy-storage', '[]', '[]', '2026-02-01T08:00:00.000Z', '2026-02-01T08:00:00.000Z', 'hidden');
insert into technologies (company_id, name, description, detailed_description, sector, status, development_stage, readiness_level, tags, is_listed_for_sale, key_innovators, applications, patents, publications, metrics, development_stages, sources, created_at, updated_at, hold) values
  (3, 'Hidden lamp', 'Goes with its company.', '', 'energy-storage', 'mature', 'pilot', 5, '["lamp"]', 0, '[]', '[]', '[]', '[]', '{}', '[]', '[]', '2026-02-01T08:00:00.000Z', '2026-02-01T08:00:00.000Z', 'hidden');
insert into messages (conversation_id, sender_id, key, body, created_at, hold) values
  (1, 1, 'key-3', 'A rude word', '2026-04-02T08:00:00.000Z', 'removed');
insert into feed_items (source_id, technology_id, guid_key, title, link, summary, published_at, is_premium, companies, likes, created_at, hold) values
  (1, 4, 'guid-3', 'Advertisement', 'https://example.com/halide/3', '', '2026-05-02T08:00:00.000Z', 0, '[]', 0, '2026-05-03T08:00:00.000Z', 'hidden');
insert into holds (kind, item_id, reason, placed_at, company_id) values
  ('listing', 7, '', '2026-05-03T08:00:00.000Z', null),
  ('company', 3, 'Nobody knows it – prove it', '2026-03-02T08:00:00.000Z', null),
  ('technology', 102, 'Nobody knows it – prove it', '2026-03-02T08:00:00.000Z', 3),
  ('message', 3, 'Rude', '2026-04-03T08:00:00.000Z', null),
  ('feed-item', 3, 'An advertisement', '2026-05-03T09:00:00.000Z', null);
insert into moderation_cases (kind, item_id, source, state, owner_id, title, excerpt, path, report_count, first_at, last_at, action, reason, decided_at, decided_by) values
  ('listing', 7, 'review', 'open', 2, 'Waiting for a look', 'New here.', '/network/listings/7', 0, '2026-05-03T08:00:00.000Z', '2026-05-03T08:00:00.000Z', null, null, null, null),
  ('company', 3, 'reports', 'upheld', 4, 'Hidden Höhle', 'Not to be seen.', '/network/companies/3', 1, '2026-03-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z', 'hide', 'Nobody knows it – prove it', '2026-03-02T08:00:00.000Z', 3);
insert into reports (reporter_id, kind, item_id, reason, details, status, created_at, decided_at, decided_by, case_id) values
  (1, 'company', 3, 'misleading', 'Höhle?', 'upheld', '2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z', 3, (select max(id) from moderation_cases));
