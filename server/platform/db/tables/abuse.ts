/** What keeps programs from posing as people. */
export interface AbuseTables {
  server_secrets: ServerSecretsTable;
}

/** Secrets that all processes on this database share and nobody else has; made with the database. */
export interface ServerSecretsTable {
  name: 'form-stamp';
  /** 256 random bits, base64url. */
  value: string;
}
