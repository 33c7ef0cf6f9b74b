-- schema: e24d3f0f4bddc68b
insert into member_match_profiles (user_id, role, seeks, offers, stages, regions, ticket_min, ticket_max, currency, seeks_text, offers_text, updated_at) values
  (1, 'public-body', '["pilot-site","research"]', '["grants"]', '["series-a","project"]', '["nordics"]', 250000, 10000000000, 'CHF', 'Roofs that freeze, < 0 °C', 'Grants & roofs', '2026-05-04T08:40:00.000Z');
insert into company_match_profiles (company_id, seeks, offers, stages, regions, raising, currency, seeks_text, updated_at) values
  (1, '["capital"]', '["technology"]', '["series-a"]', '["benelux","nordics"]', 4500000, 'EUR', 'A lead who knows storms', '2026-05-04T08:40:00.000Z');
insert into listing_match_profiles (listing_id, seeks, offers, stages, regions, amount, currency, updated_at) values
  (1, '["customers"]', '["technology"]', '["seed"]', '["dach"]', 120000, 'GBP', '2026-05-04T08:40:00.000Z');
