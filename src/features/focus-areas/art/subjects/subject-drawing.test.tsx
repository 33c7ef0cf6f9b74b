import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SubjectDrawing } from './subject-drawing.tsx';
import { type Subject, subjectNames } from './subject-of.ts';

function draw(subject: Subject): Element {
  const { container } = render(
    <svg>
      <SubjectDrawing subject={subject} />
    </svg>,
  );
  return container;
}

test.each(subjectNames)('the drawing of %s consists of lines that a browser can read', (subject) => {
  const paths = Array.from(draw(subject).querySelectorAll('path'));
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    expect(path.getAttribute('d')).toMatch(
      /^M(?:\s*[MLHVCSQTAZmlhvcsqtaz,]|\s*-?(?:\d+(?:\.\d+)?(?:e-?\d+)?|\.\d+))+$/,
    );
  }
});

test('each subject has a drawing of its own', () => {
  const drawings = subjectNames.map((subject) => draw(subject).innerHTML);
  expect(new Set(drawings).size).toBe(subjectNames.length);
});
