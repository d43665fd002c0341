import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/base.css';
import { wakeSoundOnGesture } from '../ui/sound/play-cue.ts';
import { chooseTheme, followTheme } from '../ui/theme/theme.ts';
import { ComponentGallery } from './ComponentGallery.tsx';

const asked = new URLSearchParams(location.search).get('theme');
if (asked === 'dark' || asked === 'light') chooseTheme(asked);
followTheme();
wakeSoundOnGesture();

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ComponentGallery />
  </StrictMode>,
);
