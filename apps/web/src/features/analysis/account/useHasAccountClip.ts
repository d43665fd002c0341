import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/index.ts';
import { accountAnalysesQuery } from './account-analysis-queries.ts';

/** Whether the account says that the video of an analysis lies there now: false as long as it has not said so. */
export function useHasAccountClip(id: string): boolean {
  const { data } = useInfiniteQuery(accountAnalysesQuery(useApi()));
  return data?.pages.some(({ history }) => history.some((one) => one.id === id && one.clip.state === 'stored')) === true;
}
