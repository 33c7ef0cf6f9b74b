import { defineConfig } from 'oxlint';

import { globalBoundaries, importBoundaries } from './scripts/lint/boundaries.ts';

/** What is wrong or dangerous is an error; taste is the formatter's. */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'release', 'data', 'coverage'],
  rules: {
    eqeqeq: 'error',
    'max-lines': ['error', { max: 400 }],
    'no-underscore-dangle': ['error', { allow: ['__html'] }],
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', '@fontsource*/**', './boot/zod-without-eval.ts', './lib/run-script.cjs'] },
    ],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],

    // No way around the types, and no promise that nobody waits for.
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }],
    'typescript/no-explicit-any': 'error',
    // An event handler may be asynchronous; whoever gives one handles its failure inside.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-template-expressions': [
      'error',
      { allow: ['Error', 'URL', 'URLSearchParams'], allowNumber: true },
    ],
    // A `default` is an answer to the cases it stands for.
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],

    // Express 5 passes on what an asynchronous handler throws.
    'oxc/no-async-endpoint-handlers': 'off',

    // Suspicious to others, usual here: the compiler checks returns, a closure may stand where it is
    // used, an object of functions has no `this` to lose, `pg` is CommonJS, and a narrowing assertion
    // has its reason beside it.
    'consistent-return': 'off',
    'no-shadow': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
      rules: {
        'no-console': ['error', { allow: ['error', 'warn'] }],
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
        'react/react-in-jsx-scope': 'off',
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
        // An <output> is for the result of a form; a spinner is a status all the same.
        'jsx-a11y/prefer-tag-over-role': 'off',
      },
    },
    {
      files: ['{contract,src,server,electron}/**/*.{ts,tsx}'],
      // electron-builder calls the default export of its hooks.
      excludeFiles: ['electron/packaging/**'],
      rules: { 'import/no-default-export': 'error' },
    },
    {
      // JavaScript, so that any Node can run it before anything is installed: what JSON.parse gives stays `any`.
      files: ['scripts/**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'vitest', 'react'],
      rules: {
        // A component of a test hands its state out, so that the test can turn it.
        'react/globals': 'off',
        'react/immutability': 'off',
        'react/react-in-jsx-scope': 'off',
        'max-lines': 'off',
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'assert*', 'fc.assert', 'toastSays'] }],
        'vitest/require-mock-type-parameters': 'off',
        'vitest/require-to-throw-message': 'off',
      },
    },
    { files: ['**/*.spec.ts'], rules: { 'max-lines': 'off' } },
    {
      // A test looks into an answer in order to assert what is in it.
      files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
      rules: { 'typescript/no-unsafe-assignment': 'off', 'typescript/no-unsafe-member-access': 'off' },
    },
    ...importBoundaries,
    ...globalBoundaries,
  ],
});
