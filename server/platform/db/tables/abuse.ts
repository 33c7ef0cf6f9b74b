/** Tables of the check that a form was sent by a person. */
export interface AbuseTables {
  server_secrets: ServerSecretsTable;
}

/** Secrets that all processes on this database share and nobody else has; made with the database. */
export interface ServerSecretsTable {
  name: 'form-stamp';
  /** 256 random bits, base64url. */
  value: string;
}
