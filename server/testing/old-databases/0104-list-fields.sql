-- schema: 13b5455d78930ba8
insert into list_fields (id, list_id, name, type, options) values
  (1, 1, 'Priority', 'choice', '["High","Low"]');
insert into list_values (list_item_id, field_id, value) values
  ((select min(id) from list_items where list_id = 1), 1, '"High"');
