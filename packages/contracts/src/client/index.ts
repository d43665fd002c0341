export { createClient, ApiError, type Client } from './client.ts';
export { endpoints } from './endpoints.generated.ts';
