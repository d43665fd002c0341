import type { OutsideService } from '@touchline/contracts';
import type { ModelSettings } from './adapters/ai-model/index.ts';
import { askedSources } from './adapters/football/index.ts';
import type { Settings } from './config.ts';

/** What a setting lets out of this server, whatever its value. */
const nothing = (): OutsideService[] => [];

/**
 * What each setting lets out of this server. A new setting has to say it here, or this does not compile: the page for
 * parents is made of it, and must not forget anybody.
 */
const letOutBy: { readonly [Name in keyof Settings]: (value: Settings[Name]) => OutsideService[] } = {
  coachModel: (model) => (model === undefined ? [] : [{ service: 'ai_coach', company: companyOf(model) }]),
  secondOpinion: (model) =>
    model === undefined ? [] : [{ service: 'ai_reviewer', company: companyOf(model), pictures: model.pictures }],
  clips: ({ kind }) => (kind === 's3' ? [{ service: 'clip_store' }] : []),
  backups: ({ toBucket }) => (toBucket ? [{ service: 'backup_store' }] : []),
  mail: ({ kind }) => (kind === 'smtp' ? [{ service: 'mail' }] : []),
  hosted: (project) => (project === undefined ? [] : [{ service: 'sign_in' }]),
  databaseUrl: (url) => (url === undefined ? [] : [{ service: 'database' }]),
  football: (football) => {
    const sources = askedSources(football);
    return [
      ...(sources.length === 0 ? [] : [{ service: 'scores' as const, sources }]),
      ...(football.scoreBatToken === undefined ? [] : [{ service: 'highlights' as const }]),
    ];
  },
  port: nothing,
  host: nothing,
  trustedProxies: nothing,
  dataDir: nothing,
  publicUrl: nothing,
  hstsSubdomains: nothing,
  signUps: nothing,
  // Whoever reads the metrics gets counts of the whole server.
  metricsToken: nothing,
  // Named to who asks; nothing goes there.
  securityContact: nothing,
  operator: nothing,
  slowQueryMs: nothing,
  maxConnections: nothing,
  drainSeconds: nothing,
  role: nothing,
  logLevel: nothing,
  environment: nothing,
};

/** The services outside of it that a server with these settings uses. Names no address, key or account. */
export function outsideServicesOf(settings: Settings): OutsideService[] {
  const letOut = <Name extends keyof Settings>(name: Name, value: Settings[Name]): OutsideService[] => letOutBy[name](value);
  return (Object.keys(letOutBy) as (keyof Settings)[]).flatMap((name) => letOut(name, settings[name]));
}

/** A company's name stands for what goes to the company itself, not to an address of the operator's choice. */
function companyOf({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>) {
  return provider === 'compatible' || baseUrl !== undefined ? 'other' : provider;
}
