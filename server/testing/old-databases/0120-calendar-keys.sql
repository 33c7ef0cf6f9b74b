-- schema: 4bd042d07ea4e9e1
insert into calendar_keys (user_id, nonce, created_at) values (1, 'bm9uY2Ugb2YgQWRh', '2026-06-08T09:00:00.000Z');
