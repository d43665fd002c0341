import { useState } from 'react';
import { m } from '@touchline/messages';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import css from './MatchDetailsLoading.module.css';

const facts = [
  m.football_fact_0,
  m.football_fact_1,
  m.football_fact_2,
  m.football_fact_3,
  m.football_fact_4,
  m.football_fact_5,
  m.football_fact_6,
  m.football_fact_7,
] as const;

/** While the details are on their way: says so, and tells something about football (spec 001 §2). */
export function MatchDetailsLoading() {
  const [fact] = useState(() => facts[Math.floor(Math.random() * facts.length)] ?? facts[0]);
  return (
    <Loading label={m.football_match_loading()}>
      <p className={css['note']} aria-hidden="true">
        {m.football_match_loading()}
      </p>
      <div className={css['fact']}>
        <p className={css['ask']}>{m.football_match_fact()}</p>
        <p>{fact()}</p>
      </div>
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="10rem" />
    </Loading>
  );
}
