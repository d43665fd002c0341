import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { skillWord, summaryText, type Analysis } from '../../analysis/saved-analyses/index.ts';
import { useBlobSource } from './useBlobSource.ts';
import css from './Videos.module.css';

interface VideoDialogProps {
  /** Null for none: the window is closed. */
  readonly analysis: Analysis | null;
  readonly onClose: () => void;
}

/** A kept video above the page. */
export function VideoDialog({ analysis, onClose }: VideoDialogProps) {
  const title = analysis === null ? '' : skillWord[analysis.type]();
  return (
    <Dialog
      open={analysis !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={analysis === null ? undefined : summaryText(analysis.review)}
    >
      {analysis?.clip == null ? null : <Clip blob={analysis.clip} label={title} />}
    </Dialog>
  );
}

function Clip({ blob, label }: { readonly blob: Blob; readonly label: string }) {
  return <video ref={useBlobSource(blob)} className={css['video']} aria-label={label} controls playsInline muted />;
}
