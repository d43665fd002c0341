interface ReadBefore {
  readonly isRefetchError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Whether what is there of a query is of before, and could not be read anew. */
export function isOldCopy({ isRefetchError, fetchStatus }: ReadBefore): boolean {
  return isRefetchError || fetchStatus === 'paused';
}
