import { z } from 'zod';

/**
 * zod would compile its parsers with `new Function`, which the content security policy forbids; asking
 * whether it may is reported as a violation. Imported before anything that declares a schema.
 */
z.config({ jitless: true });
