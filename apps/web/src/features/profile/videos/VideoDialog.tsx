import { m } from '@touchline/messages';
import { summaryText } from '@touchline/messages/form-review-summary';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { skillWord, type Analysis } from '../../analysis/saved-analyses/index.ts';
import { useBlobSource } from './useBlobSource.ts';
import css from './Videos.module.css';

interface VideoDialogProps {
  /** Null for none: the window is closed. */
  readonly analysis: Analysis | null;
  readonly onClose: () => void;
  readonly onReview: (id: string) => void;
}

/** An analysed video above the page, where it was saved, and the way to its review. */
export function VideoDialog({ analysis, onClose, onReview }: VideoDialogProps) {
  const title = analysis === null ? '' : skillWord[analysis.type]();
  return (
    <Dialog
      open={analysis !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={analysis === null ? undefined : <p className={css['whole']}>{summaryText(analysis.review)}</p>}
      footer={
        analysis === null ? undefined : (
          <Button variant="primary" onClick={() => onReview(analysis.id)}>
            {m.profile_videos_review()}
          </Button>
        )
      }
    >
      {analysis === null ? null : analysis.clip === null ? (
        <p>{m.profile_videos_unavailable()}</p>
      ) : (
        <Clip blob={analysis.clip} label={title} />
      )}
    </Dialog>
  );
}

function Clip({ blob, label }: { readonly blob: Blob; readonly label: string }) {
  return <video ref={useBlobSource(blob)} className={css['video']} aria-label={label} controls playsInline muted />;
}
