import { configure } from '@testing-library/react';

// What is waited for comes, on a busy machine as well; one second is not enough there.
configure({ asyncUtilTimeout: 20_000 });
