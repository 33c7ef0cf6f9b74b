import { describe, expect, test } from 'vitest';

import { suggestedPlaces } from '#contract/places.ts';
import { gazetteer } from './gazetteer.ts';
import { matchPlace } from './match-place.ts';
import { placesLike } from './suggest.ts';

describe('a typed place', () => {
  const cityNamed = (id: number | null) => (id === null ? null : gazetteer().byId.get(id)?.name);

  test.each([
    ['Ghent, Belgium', 'be', 'Ghent'],
    ['Gent, België', 'be', 'Ghent'],
    ['  koln ,  DE', null, null],
    ['Köln, Deutschland', 'de', 'Cologne'],
    ['Cologne, Germany', 'de', 'Cologne'],
    ['Austin, TX', 'us', 'Austin'],
    ['Austin, Texas, USA', 'us', 'Austin'],
    ['Portland, Oregon, United States', 'us', 'Portland'],
    ['London, Ontario', 'ca', 'London'],
    ['London', 'gb', 'London'],
    ['Luxembourg', 'lu', 'Luxembourg'],
    ['Delft', 'nl', 'Delft'],
    ['Nowhere in particular, Norway', 'no', null],
    ['Rotterdam, Netherlands (and remote)', null, null],
    ['Springfield', null, null],
    ['Remote', null, null],
    [', ,', null, null],
    ['', null, null],
    [null, null, null],
    ['__proto__', null, null],
  ])('%s', (typed, country, city) => {
    const matched = matchPlace(typed);
    expect([matched.country, cityNamed(matched.city_id)]).toEqual([country, city]);
  });
});

describe('suggestions', () => {
  const labels = (typed: string) => placesLike(typed).map(({ label }) => label);

  test.each([
    ['ghe', 'Ghent, Belgium'],
    ['MÜNC', 'Munich, Germany'],
    ['munc', 'Munich, Germany'],
    ['’s-gra', 'The Hague, Netherlands'],
    ['belg', 'Belgium'],
    ['portland, or', 'Portland, Oregon, United States'],
    ['san seb', 'Donostia / San Sebastián, Spain'],
  ])('%s', (typed, first) => {
    expect(labels(typed)).toContain(first);
  });

  test('countries come first, then the largest cities', () => {
    const places = placesLike('lon');
    expect(places[0]?.label).toBe('London, United Kingdom');
    expect(placesLike('ger')[0]).toEqual({ id: null, label: 'Germany', country: 'de', region: null, point: null });
    expect(placesLike('s')).toHaveLength(suggestedPlaces);
  });

  test.each(['', ',', '  ', 'zzzz', '%', '\0', '(('])('%j suggests nothing', (typed) => {
    expect(placesLike(typed)).toEqual([]);
  });

  test('what is chosen is matched to the city it was suggested as', () => {
    const suggested = gazetteer()
      .cities.filter((_, index) => index % 20 === 0)
      .flatMap(({ name, country }) =>
        placesLike(name).filter((place) => place.country === country && place.id !== null),
      );
    expect(suggested.length).toBeGreaterThan(300);
    // A few names occur twice in one region; then it is the larger of the two.
    for (const { label, country, region } of suggested) {
      const matched = matchPlace(label);
      const city = gazetteer().byId.get(matched.city_id ?? 0);
      expect([matched.country, city?.region || null], label).toEqual([country, region]);
    }
  });
});
