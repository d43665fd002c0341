import { useEffect, useState, type ComponentType } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { SkillTrendsProps } from './SkillTrends.tsx';

type Part = { readonly name: 'loading' | 'failed' } | { readonly name: 'here'; readonly View: ComponentType<SkillTrendsProps> };

/** The skills on video, whose code comes after the page's own. */
export function SkillTrendsLoader(props: SkillTrendsProps) {
  const [part, setPart] = useState<Part>({ name: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    const load = async (): Promise<void> => {
      const next = await loaded();
      if (!left.signal.aborted) setPart(next);
    };
    void load();
    return () => left.abort();
  }, []);
  if (part.name === 'here') return <part.View {...props} />;
  if (part.name === 'failed') {
    return (
      <Card>
        <ErrorState title={m.progress_skills_failed()}>{m.progress_skills_reload()}</ErrorState>
      </Card>
    );
  }
  if (props.hidesNone === true) return null;
  return (
    <Loading label={m.progress_skills()}>
      <Skeleton shape="block" height="12rem" />
    </Loading>
  );
}

async function loaded(): Promise<Part> {
  try {
    return { name: 'here', View: (await import('./SkillTrends.tsx')).SkillTrends };
  } catch {
    return { name: 'failed' };
  }
}
