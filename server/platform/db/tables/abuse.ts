/** Tables of the check that a form was sent by a person. */
export interface AbuseTables {
  server_secrets: ServerSecretsTable;
}

/** Secrets shared by all processes of this database; created with the database. */
export interface ServerSecretsTable {
  name: 'form-stamp';
  /** 256 random bits, base64url. */
  value: string;
}
