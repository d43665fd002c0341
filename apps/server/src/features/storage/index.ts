export { storageHandlers } from './routes.ts';
export { createStorageService } from './service.ts';
