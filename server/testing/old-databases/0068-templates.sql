-- schema: 0fa39dfd4f890014
insert into templates (user_id, name, name_key, text) values (1, 'Thank you', 'thank you', 'Hello {{first name}}, thank you for asking about {{record}}.');
