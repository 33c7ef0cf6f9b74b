import { configure } from '@testing-library/react';

// What is waited for comes, on a busy machine as well; one second is not enough there.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out and lacks these; the editor of long texts asks where its cursor is.
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Range.prototype.getClientRects ??= () => document.createElement('p').getClientRects();
