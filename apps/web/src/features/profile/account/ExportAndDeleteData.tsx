import { useState } from 'react';
import { m } from '@touchline/messages';
import { useApi } from '../../../api/index.ts';
import { useOutbox } from '../../../offline/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DownloadIcon, TrashIcon } from '../../../ui/icons/control-icons.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { ParentsRow } from './ParentsRow.tsx';
import css from './SignedInCard.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';
import { downloadExport, type ExportKind } from './download-account-export.ts';

interface ExportAndDeleteDataProps {
  readonly playerId: string;
  /** Takes everything of the player off this device, once the account is gone. */
  readonly onForget: () => Promise<void>;
}

/** What is kept about the player: told to parents, in one file, and the end of it. */
export function ExportAndDeleteData({ playerId, onForget }: ExportAndDeleteDataProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Card level={3} title={m.profile_settings_privacy()}>
      <ul className={css['rows']}>
        <ParentsRow />
        <li className={css['row']}>
          <div className={css['words']}>
            <p className={css['what']}>{m.profile_export_title()}</p>
            <p className={css['quiet']}>{m.profile_export_words()}</p>
          </div>
          <ExportButtons playerId={playerId} />
        </li>
        <li className={css['row']}>
          <div className={css['words']}>
            <p className={css['what']}>{m.profile_delete_title()}</p>
            <p className={css['quiet']}>{m.profile_delete_words()}</p>
          </div>
          <Button icon={<TrashIcon size={20} />} className={css['danger']} onClick={() => setDeleting(true)}>
            {m.profile_delete_action()}
          </Button>
        </li>
      </ul>
      <DeleteAccount open={deleting} onOpenChange={setDeleting} onForget={onForget} />
    </Card>
  );
}

function ExportButtons({ playerId }: { readonly playerId: string }) {
  const api = useApi();
  const outbox = useOutbox();
  const toasts = useToasts();
  const [busy, setBusy] = useState<ExportKind | null>(null);
  const download = async (kind: ExportKind): Promise<void> => {
    setBusy(kind);
    try {
      const name = await downloadExport(kind, { api, outbox, playerId, now: () => new Date() });
      toasts.success(m.profile_export_done({ name }));
    } catch {
      toasts.error(m.profile_export_failed());
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={css['exports']}>
      <Button icon={<DownloadIcon size={20} />} busy={busy === 'page'} onClick={() => void download('page')}>
        {m.profile_export_action()}
      </Button>
      <Button variant="ghost" busy={busy === 'file'} onClick={() => void download('file')}>
        {m.profile_export_file()}
      </Button>
    </div>
  );
}
