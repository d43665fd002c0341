import type { Plugin } from 'vite';
import { assemblePoseModel } from './assemble.ts';

const MODULE = 'virtual:pose-model';
const RESOLVED = `\0${MODULE}`;
const NAME = 'pose_landmarker_full.task';
const DEV_PATH = `/@pose-model/${NAME}`;

/** Serves the pose model from our own origin: `import address from 'virtual:pose-model'`. A build names it by its hash. */
export function poseModel(): Plugin {
  let building = false;
  return {
    name: 'touchline-pose-model',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : null;
    },
    async load(id) {
      if (id !== RESOLVED) return null;
      if (!building) return `export default ${JSON.stringify(DEV_PATH)};`;
      const file = this.emitFile({ type: 'asset', name: NAME, source: await assemblePoseModel() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      let model: Promise<Uint8Array> | undefined;
      server.middlewares.use(DEV_PATH, (_request, response, next) => {
        model ??= assemblePoseModel();
        model.then((bytes) => response.setHeader('content-type', 'application/octet-stream').end(bytes), next);
      });
    },
  };
}
