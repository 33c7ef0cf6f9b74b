-- schema: 0c4c687da4d43539
insert into pipelines (owner_id, name, cards, created_at, updated_at) values
  (1, 'Decks', 1, '2026-06-08T09:00:00.000Z', '2026-06-08T09:00:00.000Z');
insert into pipeline_stages (pipeline_id, name, outcome, position)
  select id, 'Sent', 'open', 1 from pipelines where name = 'Decks';
insert into pipeline_cards
  (pipeline_id, stage_id, position, kind, item_id, next_step, due_on, noted_by, added_by, added_at, reminded_on)
  select pipeline_id, id, 1024, 'member', 2, 'Send the deck', '2026-06-09', 1, 1, '2026-06-08T09:00:00.000Z', '2026-06-09'
  from pipeline_stages where name = 'Sent';
