-- schema: 36ceccc0c6b81870
insert into enquiry_answers (enquiry_id, body, created_at, is_reply, mail_key)
  select enquiry_id, 'Then next year.', '2026-05-09T08:00:00.000Z', 1, '00000000-0000-8000-8000-000000000001'
  from enquiry_answers where body = 'We do not need a bank.';
