import { ApiError, type Client } from '@touchline/contracts/client';

/** Deletes an analysis from the account. What is not there, and what never was, is as good as deleted. Throws what the API throws else. */
export async function deleteFromAccount(api: Client, id: string, signal?: AbortSignal): Promise<void> {
  try {
    await api.call('deleteAnalysis', { params: { id } }, signal && { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
  }
}
