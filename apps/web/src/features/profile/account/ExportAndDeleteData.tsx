import { useState } from 'react';
import { m } from '@touchline/messages';
import { useApi } from '../../../api/index.ts';
import { useOutbox } from '../../../offline/index.ts';
import { PressableRow } from '../../../ui/row/PressableRow.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DownloadIcon, TrashIcon } from '../../../ui/icons/edit-icons.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { ParentsRow } from './ParentsRow.tsx';
import { FileIcon } from '../../../ui/icons/account-icons.tsx';
import { CopyIcon } from '../../../ui/icons/chat-icons.tsx';
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
        <ExportRows playerId={playerId} />
      </ul>
      <div className={css['apart']}>
        <PressableRow sign={<TrashIcon size={22} />} label={m.profile_delete_action()} hint={m.profile_delete_words()} isDanger onPress={() => setDeleting(true)} />
      </div>
      <DeleteAccount open={deleting} onOpenChange={setDeleting} onForget={onForget} />
    </Card>
  );
}

function ExportRows({ playerId }: { readonly playerId: string }) {
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
    <>
      <li className={css['row']}>
        <PressableRow
          sign={<FileIcon size={22} />}
          label={m.profile_export_action()}
          hint={m.profile_export_words()}
          icon={<DownloadIcon size={20} />}
          busy={busy === 'page'}
          onPress={() => void download('page')}
        />
      </li>
      <li className={css['row']}>
        <PressableRow
          sign={<CopyIcon size={22} />}
          label={m.profile_export_file()}
          hint={m.profile_export_file_words()}
          icon={<DownloadIcon size={20} />}
          busy={busy === 'file'}
          onPress={() => void download('file')}
        />
      </li>
    </>
  );
}
