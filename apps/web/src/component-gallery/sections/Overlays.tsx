import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';
import css from '../ComponentGallery.module.css';

type Opened = 'dialog' | 'confirm' | 'drawer' | null;
type Period = 'daily' | 'weekly' | 'monthly' | 'alltime';

const periods: ReadonlyArray<readonly [Period, string]> = [
  ['daily', 'Daily'],
  ['weekly', 'Weekly'],
  ['monthly', 'Monthly'],
  ['alltime', 'All time'],
];

/** Dialogs, drawer, toasts, tabs. */
export function Overlays() {
  const [opened, setOpened] = useState<Opened>(null);
  const [deleted, setDeleted] = useState(0);
  const [period, setPeriod] = useState<Period>('daily');
  const toasts = useToasts();
  const openChange = (which: Opened) => (open: boolean) => setOpened(open ? which : null);
  return (
    <>
      <div className={css['row']}>
        <Button onClick={() => setOpened('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpened('confirm')}>Open confirm</Button>
        <Button onClick={() => setOpened('drawer')}>Open drawer</Button>
        <Button onClick={() => toasts.success('Welcome back!')}>Toast success</Button>
        <Button onClick={() => toasts.info({ title: 'New version', text: 'Ready when your drill is over.' })}>
          Toast info
        </Button>
        <Button onClick={() => toasts.warning('Your phone is offline. We keep your session here.')}>
          Toast warning
        </Button>
        <Button
          onClick={() =>
            toasts.error({
              text: 'An unexpected error occurred. Please try again.',
              action: { label: 'Retry', onPress: () => toasts.success('Saved') },
            })
          }
        >
          Toast error
        </Button>
      </div>
      <p className={css['small']}>Deleted {deleted} times</p>
      <Tabs
        label="Period"
        value={period}
        onValueChange={setPeriod}
        tabs={periods.map(([value, label]) => ({
          value,
          label,
          content: <p className={css['lead']}>The {label.toLowerCase()} board would be here.</p>,
          disabled: value === 'alltime',
        }))}
      />
      <Dialog
        open={opened === 'dialog'}
        onOpenChange={openChange('dialog')}
        title="Log your result"
        description="How many touches did you get in 3 minutes?"
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpened(null)}>
              Later
            </Button>
            <Button variant="primary" onClick={() => setOpened(null)}>
              Save session
            </Button>
          </>
        }
      >
        <TextInput label="Notes" value="" onValueChange={() => undefined} placeholder="What felt good?" />
      </Dialog>
      <ConfirmDialog
        open={opened === 'confirm'}
        onOpenChange={openChange('confirm')}
        title="Stop this drill?"
        description="The time you have practised so far is not saved."
        confirmLabel="Stop drill"
        cancelLabel="Keep going"
        tone="danger"
        onConfirm={() => {
          setDeleted(deleted + 1);
          setOpened(null);
        }}
      />
      <Drawer open={opened === 'drawer'} onOpenChange={openChange('drawer')} title="Filters">
        <Button wide onClick={() => setOpened(null)}>
          Done
        </Button>
      </Drawer>
    </>
  );
}
