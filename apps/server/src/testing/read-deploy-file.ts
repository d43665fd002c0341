import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../../../deploy');
export const readDeployFile = (file: string): string => readFileSync(join(deploy, file), 'utf8');
