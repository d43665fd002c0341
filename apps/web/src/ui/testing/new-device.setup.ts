// Test files follow one another in one page and share what its modules remember: each begins as on a new device.
import { beforeAll } from 'vitest';
import { becomeNewDevice } from './new-device.ts';

beforeAll(becomeNewDevice);
