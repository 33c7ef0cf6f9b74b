-- schema: cdf7a42de34d0b2e
insert into templates (user_id, name, name_key, text) values (1, 'Thank you', 'thank you', 'Hello {{first name}}, thank you for asking about {{record}}.');
