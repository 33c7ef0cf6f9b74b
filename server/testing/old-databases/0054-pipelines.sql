-- schema: 37f00d63bf19c4ea
insert into pipelines (owner_id, name, cards, created_at, updated_at) values
  (1, 'Storage deals', 1, '2026-05-03T09:00:00.000Z', '2026-05-04T09:00:00.000Z');
insert into pipeline_stages (pipeline_id, name, outcome, position) values
  (1, 'In contact', 'open', 1), (1, 'Won', 'won', 2);
insert into pipeline_cards (pipeline_id, stage_id, position, kind, item_id, next_step, due_on, noted_by, added_by, added_at)
  values (1, 1, 1024, 'member', 2, 'Call about the pilot', '2026-06-01', 1, 1, '2026-05-04T09:00:00.000Z');
insert into pipeline_people (pipeline_id, user_id, access, added_at) values
  (1, 2, 'edit', '2026-05-03T09:00:00.000Z');
