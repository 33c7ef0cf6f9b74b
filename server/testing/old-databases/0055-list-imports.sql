-- schema: 971577316a80d7df
insert into list_imports (list_id, imported_by, added, created_at) values
  (1, 1, 1, '2026-05-04T09:00:00.000Z');
update list_items set import_id = 1 where list_id = 1;
