const marks: readonly [RegExp, string][] = [
  [
    /\b(authorization|cookie|set-cookie|x-cardi-(?:session|device)-token)(["']?\s*[:=]\s*["']?)[^\s"',}]+(\s+[^\s"',}]+)?/gi,
    '$1$2[removed]',
  ],
  [/\bbearer\s+\S+/gi, 'Bearer [removed]'],
  // A session token anywhere in a text: 43 letters of base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[removed]'],
  [/\b(token|password|code|secret)=[^&\s"']+/gi, '$1=[removed]'],
  [/[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+/g, '[mail address]'],
];

/** A line for the log, with tokens, passwords and email addresses removed, wherever they came from. */
export function redact(text: string): string {
  return marks.reduce((line, [pattern, mark]) => line.replace(pattern, mark), text);
}
