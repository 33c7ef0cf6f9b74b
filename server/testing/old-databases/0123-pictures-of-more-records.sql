-- schema: 665bdf892d156e40
update listings set image_url = '/api/pictures/5b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11-40.webp',
  pictures = '[{"id":"5b9d3f0e-6a57-4d0e-9a3f-0d4c7f6f2f11","width":40,"height":30,"alt":"Öl & <b>null</b>"}]'
  where id = 1;
