-- schema: d38edb56bc284639
insert into companies (owner_id, name, name_key, description, lexemes, long_description, logo_url, website_url, location, founded_year, size, sector, is_verified, growth_score, industry_rank, heat_score, acquisition_likelihood, funding_likelihood, ipo_likelihood, mission, vision, employee_count, revenue, valuation, profit_margin, funding_total, funding_rounds, milestones, created_at, updated_at) values
  (1, 'Åskväder AB', 'askvader ab', 'Lightning & rods.', ' askvader ab lightning lightn rods rod area:656e657267792d73746f72616765 size:31312d3530 ', '<p>We catch <em>lightning</em>.</p>', 'https://example.com/l.webp', 'https://askvader.example.com', 'Malmö, Sweden', 1887, '11-50', 'energy-storage', 1, 78, 14, 82, 'possible', 'very-likely', 'possible', 'Catch', 'Keep', 38, '$2.6M', '$74M', '-38%', '$21.5M', '[{"type":"Seed","amount":"$3.5M","date":"2019-03-12","investors":["Polder"]}]', '[{"title":"First bolt","date":"2020-01-01","description":"Loud."}]', '2026-01-01T08:00:00.000Z', '2026-01-02T08:00:00.000Z'),
  (null, 'Zonnewind', 'zonnewind', 'Sun and wind.', ' zonnewind sun and wind area:77696e642d706f776572 area:72656e657761626c652d656e65726779 size:312d3130 ', '', null, null, 'Delft', 2020, '1-10', 'wind-power', 0, null, null, null, null, null, null, null, null, null, null, null, null, null, '[]', '[]', '2026-01-03T08:00:00.000Z', '2026-01-03T08:00:00.000Z');
insert into company_search (rowid, lexemes) values
  (1, 'askvader ab lightning lightn rods rod area:656e657267792d73746f72616765 size:31312d3530'),
  (2, 'zonnewind sun and wind area:77696e642d706f776572 area:72656e657761626c652d656e65726779 size:312d3130');
insert into company_team (company_id, name, title, bio, image_url) values
  (1, 'Björn Ö.', 'Chief', 'Was struck.', null),
  (1, 'Ida', 'Engineer', 'Was not.', 'https://example.com/ida.webp');
insert into company_claims (company_id, user_id, role, work_email, proof, link, status, reason, created_at, decided_at, decided_by) values
  (2, 2, 'Founder', 'bob@zonnewind.example.com', 'I founded it', null, 'pending', null, '2026-04-01T08:00:00.000Z', null, null),
  (2, 4, 'Intern', 'zoe@zonnewind.example.com', 'I sat there', 'https://example.com/desk', 'declined', 'Not yours', '2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z', 3);
insert into technologies (company_id, name, description, detailed_description, sector, status, development_stage, readiness_level, tags, image_url, is_listed_for_sale, year_developed, key_innovators, applications, patents, publications, metrics, development_stages, sources, created_at, updated_at) values
  (1, 'Bolt capacitor', 'Stores a bolt, λ = 3.', '<p>In <strong>oil</strong>.</p>', 'energy-storage', 'emerging', 'pilot', 6, '["bolt","öl"]', 'https://example.com/t.webp', 1, 1899, '["Nikola Tesla"]', '["Storms"]', '[{"id":"SE-1","title":"Bolt","year":1899}]', '[{"id":"10.1/1","title":"On bolts","journal":"Nature","year":1900,"doi":null}]', '{"energyDensity":{"value":380,"unit":"Wh/kg","benchmark":270}}', '[{"name":"Pilot","status":"in-progress","milestones":["Loud"]}]', '[{"title":"Source","url":"https://example.com/s"}]', '2026-01-05T08:00:00.000Z', '2026-01-06T08:00:00.000Z'),
  (1, 'Rod', 'A plain rod of copper.', '', 'energy-storage', 'mature', 'commercial', 9, '["rod"]', null, 0, null, '[]', '[]', '[]', '[]', '{}', '[]', '[]', '2026-01-07T08:00:00.000Z', '2026-01-07T08:00:00.000Z');
insert into technology_search (rowid, lexemes) values
  (100, 'bolt capacitor stores store a λ 3 ol area:656e657267792d73746f72616765 status:656d657267696e67 readiness:33 readiness:36 tag:626f6c74 tag:c3b66c'),
  (101, 'rod a plain of copper area:656e657267792d73746f72616765 status:6d6174757265 readiness:33 readiness:36 readiness:38 tag:726f64');
insert into saved_items (user_id, kind, item_id, created_at) values
  (1, 'technology', 100, '2026-04-06T08:00:00.000Z'),
  (1, 'company', 2, '2026-04-06T08:01:00.000Z');
