import '@fontsource-variable/hanken-grotesk/wght.css';
import 'virtual:theme-tokens.css';
import './theme/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { giveNonceToStyles } from './theme/nonce.ts';
import { followSystemTheme } from './theme/theme-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

giveNonceToStyles();
followSystemTheme();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
