/** What a text must not bring onto a page: its name, the text, and what is left of it. */
export const hostileTexts: readonly (readonly [name: string, html: string, left: string])[] = [
  ['a picture in words', '<p>a</p><img src="data:image/png;base64,AAAA" alt="b">', '<p>a</p>'],
  ['a picture of another address here', '<p>a</p><img src="/api/auth/signout" alt="b">', '<p>a</p>'],
  ['a picture behind a longer address', '<p>a</p><img src="/api/pictures/../auth/signout" alt="b">', '<p>a</p>'],
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<p><a>a</a></p>'],
  ['a data address', '<a href="data:text/html,x">a</a>', '<p><a>a</a></p>'],
  ['an address of this site', '<a href="/api/auth/signout">a</a>', '<p><a>a</a></p>'],
  ['a picture', '<p>a<img src="https://tracker.example/x.png"></p>', '<p>a</p>'],
  ['a style', '<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  ['a form', '<form action="https://evil.example"><input name="password"></form>', ''],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['markup hidden in SVG', '<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
];
