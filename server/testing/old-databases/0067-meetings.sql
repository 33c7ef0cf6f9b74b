-- schema: dae750a3c4532b41
insert into meetings (conversation_id, message_id, proposer_id, receiver_id, state, times, last_time, starts_at, minutes, place, note, time_zone, moves_id, ended_by, uid, sequence, changed_at)
  select conversation_id, id, sender_id, case sender_id when 1 then 2 else 1 end, 'accepted', '["2026-06-01T14:00:00.000Z","2026-06-02T14:00:00.000Z"]',
  '2026-06-02T14:00:00.000Z', '2026-06-02T14:00:00.000Z', 45, 'The mill, Ghent', 'To see the pipes', 'Europe/Brussels', null, 2, 'uid-1', 0, '2026-05-06T08:00:00.000Z'
  from messages where id = 1;
insert into meetings (conversation_id, message_id, proposer_id, receiver_id, state, times, last_time, starts_at, minutes, place, note, time_zone, moves_id, ended_by, uid, sequence, changed_at)
  select conversation_id, id, sender_id, case sender_id when 1 then 2 else 1 end, 'open', '["2026-06-03T14:00:00.000Z"]',
  '2026-06-03T14:00:00.000Z', null, 45, 'The mill, Ghent', '', 'Europe/Brussels', 1, null, 'uid-2', 0, '2026-05-06T09:00:00.000Z'
  from messages where id = 2;
update enquiry_answers set meeting = '{"startsAt":"2026-06-02T14:00:00.000Z","minutes":30,"place":"","timeZone":"Europe/Brussels","isCancelled":false}'
  where body = 'We do not need a bank.';
