import { Loading, Skeleton } from '../../ui/state/Skeleton.tsx';

/** What stands where a tab will be, while its code is fetched. */
export function TabSkeleton() {
  return (
    <Loading>
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}
