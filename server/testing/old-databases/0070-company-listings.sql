-- schema: 503d11d8ad44cef2
update listings set company_id = (select id from companies where owner_id = listings.owner_id order by id limit 1)
  where owner_id in (select owner_id from companies);
