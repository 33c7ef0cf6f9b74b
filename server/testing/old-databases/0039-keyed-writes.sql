-- schema: 1b2cac8468325a32
insert into keyed_writes (user_id, key, fingerprint, answer, created_at) values
  (3, '0b8f6e0e-6f0e-4f55-9a43-3f4b8a2f6d11', 'fp01', '{"isFollowing":true,"of":"Zoë <b>null</b>"}', '2026-05-04T08:40:00.000Z');
