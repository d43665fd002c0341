import { thinCoverage, verdictOf, type FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { bandNames } from '@touchline/messages/form-review-general-text';
import { Button } from '../../../../ui/button/Button.tsx';
import { useToasts } from '../../../../ui/toast/useToasts.ts';
import { shareOrCopyText } from '../../export/share-or-copy-text.ts';
import type { AnalysisStore, OpenAnalysis } from '../../store/indexeddb-analyses.ts';
import type { ShownReview } from '../shown-review-type.ts';
import { FoldedSection } from '../FoldedSection.tsx';
import { skillInSentence } from '../skill-view-and-leg-labels.ts';
import { KeepVideoOnDeviceCheckbox } from './KeepVideoOnDeviceCheckbox.tsx';
import { KeyPictures } from './KeyPictures.tsx';
import { OverlayVideoSection } from './OverlayVideoSection.tsx';
import { ShareIcon } from './export-icons.tsx';
import css from './ExportPanel.module.css';

interface ExportPanelProps {
  shown: ShownReview;
  /** As the page shows it; null where there is none. */
  score: number | null;
  playerId: string;
  store: AnalysisStore;
  /** As the store has it; null while it is read, or where it was deleted. */
  open: OpenAnalysis | null;
  /** Only the account has it: its pictures are where it was made. Default false. */
  isElsewhere?: boolean;
}

/** The score in words for others: of a part only where too little was seen for a grade. */
function shareText(review: FormReview, score: number): string {
  const type = skillInSentence(review.type);
  const few = thinCoverage(review);
  if (few !== null) return m.results_share_text_part({ type, score, measured: few.measured, of: few.of });
  const band = verdictOf(review)?.band;
  return band === undefined ? m.results_share_text_without_band({ type, score }) : m.results_share_text({ type, score, band: bandNames[band] });
}

/** What the player takes out of it: the video with the skeleton, the key pictures, words to share. */
export function ExportPanel({ shown, score, playerId, store, open, isElsewhere = false }: ExportPanelProps) {
  const toasts = useToasts();
  const { clip, review } = shown;
  const areComplete = open?.picturesComplete ?? shown.stills.length > 0;
  const picturesState = isElsewhere ? 'elsewhere' : areComplete ? 'complete' : 'waiting';
  const share = async (reached: number): Promise<void> => {
    const type = skillInSentence(review.type);
    const text = shareText(review, reached);
    const came = await shareOrCopyText(m.results_share_title({ type }), text);
    if (came === 'copied') toasts.success(m.results_share_copied());
    if (came === 'refused') toasts.error(m.results_share_failed());
  };
  return (
    <FoldedSection title={m.results_take()}>
      <div className={css['take']}>
        {clip === null ? null : <OverlayVideoSection shown={shown} clip={clip} />}
        <KeyPictures shown={shown} state={picturesState} />
        {clip === null || open === null || open.storage === 'refused' ? null : (
          <KeepVideoOnDeviceCheckbox {...{ clip, playerId, store }} saved={open.analysis} />
        )}
        {score === null ? null : (
          <div>
            <Button icon={<ShareIcon />} onClick={() => void share(score)}>
              {m.results_share()}
            </Button>
          </div>
        )}
      </div>
    </FoldedSection>
  );
}
