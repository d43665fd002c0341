import type { ComponentProps } from 'react';
import { m } from '@touchline/messages';
import { WhereAnalysisIsKeptNote } from '../where-kept/WhereAnalysisIsKeptNote.tsx';
import { useWaitingUploads } from '../where-kept/useWaitingUploads.ts';
import { FoldedSection } from './FoldedSection.tsx';

/** Where a review is kept; open as long as something of it is on its way, or could not be sent. */
export function WhereKeptSection(props: ComponentProps<typeof WhereAnalysisIsKeptNote>) {
  const { id, sharing, status } = props.analysis;
  const { clip } = useWaitingUploads(id);
  const isSettled = clip === null && (sharing === 'device' || status === 'complete');
  return (
    <FoldedSection title={m.results_where_kept()} wantsAttention={!isSettled}>
      <WhereAnalysisIsKeptNote {...props} />
    </FoldedSection>
  );
}
