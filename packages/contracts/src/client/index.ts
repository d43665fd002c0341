export { ApiError } from './api-error.ts';
export { createClient, type Client } from './client.ts';
export { endpoints } from './endpoints.generated.ts';
export { streamEvents } from './stream.ts';
export { timeLimit } from './time-limit.ts';
export { uploadBlob } from './upload.ts';
