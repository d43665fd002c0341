import type { Plugin } from 'vite';
import { assemblePoseModel, poseModelKinds } from './assemble-pose-models.ts';
import type { PoseModelKind } from './assemble-pose-models.ts';

const MODULE = 'virtual:pose-model/';
const RESOLVED = `\0${MODULE}`;
const nameOf = (kind: PoseModelKind): string => `pose_landmarker_${kind}.task`;
const devPath = (kind: PoseModelKind): string => `/@pose-model/${nameOf(kind)}`;
const kindOf = (id: string, lead: string): PoseModelKind | undefined => poseModelKinds.find((kind) => id === lead + kind);

/**
 * Serves the pose models from our own origin: `import address from 'virtual:pose-model/full'`, or `lite`. A build names
 * them by their hash.
 */
export function poseModel(): Plugin {
  let building = false;
  return {
    name: 'touchline-pose-model',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      const kind = kindOf(id, MODULE);
      return kind === undefined ? null : RESOLVED + kind;
    },
    async load(id) {
      const kind = kindOf(id, RESOLVED);
      if (kind === undefined) return null;
      if (!building) return `export default ${JSON.stringify(devPath(kind))};`;
      const file = this.emitFile({ type: 'asset', name: nameOf(kind), source: await assemblePoseModel(kind) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      for (const kind of poseModelKinds) {
        let model: Promise<Uint8Array> | undefined;
        server.middlewares.use(devPath(kind), (_request, response, next) => {
          model ??= assemblePoseModel(kind);
          model.then((bytes) => response.setHeader('content-type', 'application/octet-stream').end(bytes), next);
        });
      }
    },
  };
}
