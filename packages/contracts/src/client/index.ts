export { ApiError, FOREIGN_PAGE, isForeignStatus } from './api-error.ts';
export { failureOf } from './read-response.ts';
export { createClient, nobody, type Client } from './api-client.ts';
export { endpoints } from './endpoints.generated.ts';
export { timeLimit } from './time-limit.ts';
