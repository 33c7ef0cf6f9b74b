-- schema: 85abcd68696b6368
update messages set about_kind = 'listing', about_id = 1, about_title = 'Thermosiphon for cold roofs'
  where id = (select min(id) from messages);
insert into enquiries (kind, item_id, item_title, receiver_id, sender_id, name, email, organization, message, created_at, read_at, message_id)
  select 'company', 1, 'Sample Works', 1, 2, 'bob', '', null, 'And how warm?', '2026-05-05T08:00:00.000Z', null, min(id)
  from messages;
insert into enquiry_answers (enquiry_id, body, created_at)
  select min(id), 'We do not need a bank.', '2026-05-05T09:00:00.000Z' from enquiries where receiver_id = 1 and sender_id is null;
