-- schema: dcb59edb9b18b6be
insert into partners (name, tagline, position, version, is_shown) values ('Unseen AG', 'Behind the curtain', 2, 4, 0);
