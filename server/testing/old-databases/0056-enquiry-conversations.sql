-- schema: 0
update messages set about_kind = 'listing', about_id = 1, about_title = 'Thermosiphon for cold roofs'
  where id = (select min(id) from messages);
update enquiries set message_id = (select min(id) from messages)
  where id = (select min(id) from enquiries where receiver_id = 1 and sender_id = 2);
insert into enquiry_answers (enquiry_id, body, created_at)
  select min(id), 'We do not need a bank.', '2026-05-05T09:00:00.000Z' from enquiries where receiver_id = 1 and sender_id is null;
