/** How often something happened on a day of UTC: what trends are drawn from. */
export interface DailyCountsTable {
  metric: string;
  day: string;
  value: number;
}
