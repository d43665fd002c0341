import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './ui/base.css';
import { wakeSoundOnGesture } from './ui/sound/sound.ts';
import { followTheme } from './ui/theme/theme.ts';

followTheme();
wakeSoundOnGesture();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
