import { useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar/Avatar.tsx';
import { SegmentedControl } from '../ui/segmented/SegmentedControl.tsx';
import { AppShell } from '../ui/shell/AppShell.tsx';
import { PlayerHeader } from '../ui/shell/PlayerHeader.tsx';
import { useTheme } from '../ui/theme/theme.ts';
import type { ThemeChoice } from '../ui/theme/theme.ts';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import css from './ComponentGallery.module.css';
import { Art } from './sections/ArtAndIcons.tsx';
import { Buttons } from './sections/Buttons.tsx';
import { Cards } from './sections/CardsAndProgress.tsx';
import { Colours } from './sections/Colours.tsx';
import { Fields } from './sections/Fields.tsx';
import { Overlays } from './sections/Overlays.tsx';
import { Rewards } from './sections/Rewards.tsx';
import { Sounds } from './sections/Sounds.tsx';
import { States } from './sections/States.tsx';
import { Typography } from './sections/Typography.tsx';
import { bottomTabs, navItems, purse } from './sample-nav-items.tsx';

const sections: ReadonlyArray<readonly [title: string, content: ReactNode]> = [
  ['Cards and numbers', <Cards key="cards" />],
  ['Buttons and links', <Buttons key="buttons" />],
  ['Fields', <Fields key="fields" />],
  ['Above the page', <Overlays key="overlays" />],
  ['Waiting, nothing, failure', <States key="states" />],
  ['Type', <Typography key="type" />],
  ['Colours', <Colours key="colours" />],
  ['Art and icons', <Art key="art" />],
  ['Packs and cards', <Rewards key="rewards" />],
  ['Sounds', <Sounds key="sounds" />],
];

/** Every component in every state on one page, inside the real frame; `?theme=dark|light` chooses the theme. */
export function ComponentGallery() {
  const [current, setCurrent] = useState('dashboard');
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <ToastProvider>
      <AppShell
        items={navItems}
        current={current}
        onSelect={setCurrent}
        bottom={bottomTabs}
        header={
          <PlayerHeader name="Noa" avatar="🦊" greeting="Good afternoon. Level 6, Control & Coordination" purse={purse} />
        }
        drawerOpen={drawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        drawerHeader={<WhoPlays />}
        railFooter={<ThemeSwitch />}
      >
        <div className={css['gallery']}>
          {sections.map(([title, content]) => (
            <section key={title} className={css['section']} aria-label={title}>
              <h2 className={css['heading']}>{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </AppShell>
    </ToastProvider>
  );
}

function WhoPlays() {
  return (
    <div className={css['who']}>
      <Avatar emoji="🦊" />
      <div>
        <b>Noa</b>
        <p className={css['small']}>Level 6, 148 tokens</p>
      </div>
    </div>
  );
}

function ThemeSwitch() {
  const { choice, choose } = useTheme();
  return (
    <SegmentedControl<ThemeChoice>
      label="Theme"
      segments={[
        { value: 'system', label: 'Auto' },
        { value: 'dark', label: 'Night' },
        { value: 'light', label: 'Day' },
      ]}
      value={choice}
      onValueChange={choose}
    />
  );
}
