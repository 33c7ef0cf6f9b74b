/** Keys become parts of paths and addresses: nothing else may pass. */
const keyForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether this is a key of ours, a UUID. */
export const isKey = (text: string): boolean => keyForm.test(text);
