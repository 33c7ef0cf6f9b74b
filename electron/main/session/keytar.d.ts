/**
 * The part of keytar that CARDI uses. Declared here because keytar is optional and the types must be checked without
 * it. `findCredentials` is left out on purpose, because it can crash the process.
 */
declare module 'keytar' {
  interface Keytar {
    getPassword(service: string, account: string): Promise<string | null>;
    setPassword(service: string, account: string, password: string): Promise<void>;
    deletePassword(service: string, account: string): Promise<boolean>;
  }
  const keytar: Keytar;
  export default keytar;
}
