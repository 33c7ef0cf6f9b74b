/** How often something happened on a UTC day, for the trends. */
export interface DailyCountsTable {
  metric: string;
  day: string;
  value: number;
}
