import { describe, expect, test } from 'vitest';

import { createTemplate, fillTemplate } from './templates.ts';

describe('placeholders', () => {
  test('are found with blanks around their names, and values are not read again', () => {
    const values = { 'first name': 'Ada', record: '{{my name}}', 'my name': 'Ben' };
    expect(fillTemplate('Dear {{ first name }},\n{{record}}: {{\nname\n}} {{x}}', values)).toBe(
      'Dear Ada,\n{{my name}}: [name] {{x}}',
    );
  });

  test('are looked for in time that grows with the text only', () => {
    const text = `{{${' '.repeat(60_000)}x${'{{ '.repeat(20_000)}`;
    const started = Date.now();
    expect(createTemplate.body.safeParse({ name: 'Blanks', text }).success).toBe(false);
    // The pattern that was here before took hours.
    expect(Date.now() - started).toBeLessThan(5000);
  });
});
