-- schema: ba5db0117c1f516b
insert into technology_levels (technology_id, level, since) values
  ((select min(id) from technologies), 9, '2026-05-04T08:40:00.000Z');
update view_totals set day = '2026-05-04', day_total = 6, shared = 5;
insert into insight_facts (kind, item_id, figure, at, amount, area, sector, country) values
  ('company', 1, 'funding/2026-2/series-a/EUR', '2026-05-04', 4500000, 'renewable-energy', 'solar-energy', 'pt');
insert into insight_reports (kind, slug, companies, technologies, listings, charts, counted_at) values
  ('country', 'ci', 1, 0, 0, '[{"id":"new-companies","note":"null “<b>”","unit":"records","currency":null,"columns":[{"id":"companies","label":"Companies"}],"rows":[{"id":"2026-2","label":"Q2 2026","path":null,"values":[1]}]}]', '2026-05-04T08:40:00.000Z');
insert into insight_quarters (user_id, due_at) values
  (1, '2026-07-01T08:00:00.000Z');
