import { describe, expect, it, vi } from 'vitest';

import { detailText } from './detail-fields.ts';

describe('detailText', () => {
  it('shows the label of a choice and the words of a text', () => {
    expect(detailText({ technologyStage: 'lab-scale' }, 'technologyStage')).toBe('Lab scale');
    expect(detailText({ jobCompensation: '€450 a day' }, 'jobCompensation')).toBe('€450 a day');
    expect(detailText({}, 'jobType')).toBeUndefined();
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('shows the chosen day, also in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(detailText({ jobDeadline: '2026-12-01' }, 'jobDeadline')).toBe('December 1, 2026');
  });
});
