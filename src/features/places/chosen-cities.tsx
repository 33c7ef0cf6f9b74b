import { ChosenFilters } from '#src/components/chosen-filters.tsx';
import { formatList } from '#src/lib/format.ts';
import { useCities } from './use-cities.ts';

/** Up to so many cities are named and removed one by one. */
const namedAtMost = 4;

interface ChosenCitiesProps {
  /** The numbers of cities, separated by commas. */
  city: string | undefined;
  /** Changes what is chosen by then: another removal may not be shown yet. */
  onChange: (change: (city: string | undefined) => string) => void;
}

/** The cities that are chosen on a map, each with one click to remove it; many of them are one choice. */
export function ChosenCities({ city, onChange }: ChosenCitiesProps) {
  const places = useCities(city);
  if (city === undefined) return null;
  const ids = city.split(',');
  const labelOf = (id: string) => places.find((place) => String(place.id) === id)?.label ?? 'One city';
  if (ids.length <= namedAtMost) {
    return (
      <ChosenFilters
        chosen={ids.map((id) => ({
          key: id,
          label: labelOf(id),
          onRemove: () =>
            onChange((now = '') =>
              now
                .split(',')
                .filter((other) => other !== id)
                .join(','),
            ),
        }))}
      />
    );
  }
  const label = formatList([...ids.slice(0, 2).map(labelOf), `${ids.length - 2} more cities`]);
  return <ChosenFilters chosen={[{ key: city, label, onRemove: () => onChange(() => '') }]} />;
}
