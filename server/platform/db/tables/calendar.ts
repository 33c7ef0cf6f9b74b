/** Members whose calendar has an address. The address is not stored: the server's key derives it from the nonce. */
export interface CalendarKeysTable {
  user_id: number;
  nonce: string;
  created_at: string;
}
