/**
 * The part of keytar that CARDI uses. Declared here because keytar is optional: without it the types
 * must still check. `findCredentials` is left out on purpose, it can crash the process.
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
