import { z } from 'zod';

/**
 * Turns off zod's compiled parsers: they use `new Function`, which the content security policy forbids, and even
 * testing for it is reported as a violation. Imported before any module that declares a schema.
 */
z.config({ jitless: true });
