-- schema: 33b1a4b55577c05e
insert into research_questions (user_id, question, follows_id, status, problem, is_first, sub_questions, passages, answers, comparison, asked_at, claim, claimed_until, tries) values
  (1, 'What stores heat for a dairy?', 7, 'failed', 'Answering was interrupted several times. Please ask again.', 1,
   '["What stores heat for a dairy?"]', '[]', '[]', '{"agreed":[],"differing":[]}', '2026-05-04T08:50:00.000Z', 'a-run', '2026-05-04T08:51:00.000Z', 4);
insert into research_days (user_id, day, asked) values (1, '2026-05-04', 3);
insert into research_model_days (model, day, tokens) values ('Llama', '2026-05-04', 1200);
