// `npm run sbom`: what Touchline is made of besides its own code, as CycloneDX, on standard output.
import { billOfMaterials } from './bill-of-materials.ts';
import { root } from './run-program.ts';

console.log(JSON.stringify(billOfMaterials(root), null, 2));
