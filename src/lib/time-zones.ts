/** `America/New York` for `America/New_York`. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** All time zones, for a select field. */
export const zoneChoices = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  value: zone,
  label: zoneLabel(zone),
}));
