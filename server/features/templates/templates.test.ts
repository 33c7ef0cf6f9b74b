import { expect, test } from 'vitest';

import {
  createTemplate,
  deleteTemplate,
  fillTemplate,
  listTemplates,
  templateBounds,
  updateTemplate,
} from '#contract/templates.ts';
import { createTestApp } from '#server/testing/app.ts';

const text = 'Hello {{first name}}, about {{record}}: yes.';

test('a member saves, changes and deletes templates; a name is taken in any case', async () => {
  await using app = await createTestApp();
  const asAda = await app.as('member');
  const { body: made } = await asAda.call(createTemplate, { body: { name: 'Zebra', text } });
  await asAda.call(createTemplate, { body: { name: 'ant', text } });
  const taken = await asAda.refused(createTemplate, { body: { name: 'ZEBRA', text } });
  expect(taken.body.fields).toEqual({ name: 'You already have a template of this name' });
  const params = { id: String(made.id) };
  expect((await asAda.refused(updateTemplate, { params, body: { name: 'Ant', text } })).status).toBe(400);
  await asAda.call(updateTemplate, { params, body: { name: 'Bee', text: 'Short' } });
  expect((await asAda.call(listTemplates)).body.map((each) => [each.name, each.text])).toEqual([
    ['ant', text],
    ['Bee', 'Short'],
  ]);
  expect((await (await app.as('member')).call(listTemplates)).body).toEqual([]);
  await asAda.call(deleteTemplate, { params });
  expect((await asAda.refused(deleteTemplate, { params })).status).toBe(404);
});

test('a placeholder that does not exist is refused at the text, and so is one template too many', async () => {
  await using app = await createTestApp();
  const asAda = await app.as('member');
  const wrong = await asAda.refused(createTemplate, { body: { name: 'A', text: 'Hello {{frist name}}' } });
  expect(wrong.body.fields).toEqual({ text: 'There is no placeholder {{frist name}}' });
  const all = Array.from({ length: templateBounds.perMember + 1 }, (_, index) =>
    asAda.send(createTemplate, { body: { name: `Template ${index}`, text } }),
  );
  const refused = (await Promise.all(all)).filter(({ status }) => status !== 201);
  expect(refused.map(({ status }) => status)).toEqual([409]);
});

test('values are put in as text, once: neither patterns nor placeholders in them mean anything', () => {
  const values = { 'first name': '{{record}}', record: '$& <b>$1</b>' };
  expect(fillTemplate('{{first name}} / {{ record }} / {{my name}}', values)).toBe(
    '{{record}} / $& <b>$1</b> / [my name]',
  );
  expect(fillTemplate('{{constructor}} {{}}', values)).toBe('{{constructor}} {{}}');
});
