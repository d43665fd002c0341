import type { OutsideService, PrivacyFacts } from '@touchline/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { ClipSettings } from './adapters/clip-store/index.ts';
import type { CoachThread } from './adapters/coach-thread/index.ts';
import type { FootballSettings, GetJson } from './adapters/football/index.ts';
import type { HostedSettings } from './adapters/hosted-auth/index.ts';
import type { MailSettings } from './adapters/mail/index.ts';
import type { SecondOpinion } from './adapters/second-opinion/index.ts';
import type { Settings } from './config.ts';
import type { OpenDatabase } from './db/open-postgres-pool.ts';
import type { HashCost, SignUpPolicy } from './features/auth/index.ts';
import type { CoachModelSettings } from './features/coach/index.ts';
import type { Recipients } from './features/consent/index.ts';

/** What a server is composed of: its database, its settings, and what a test replaces. */
export type ServerDependencies = {
  readonly database: OpenDatabase;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly version: string;
  readonly environment: string;
  readonly publicUrl: string | undefined;
  readonly hstsSubdomains: boolean;
  readonly mail: MailSettings;
  /** Where clips of analyses are kept. */
  readonly clips: ClipSettings;
  /** A hosted project that keeps the accounts; undefined means that we do. */
  readonly hosted: HostedSettings | undefined;
  /** Who may make an account of our own. */
  readonly signUps: SignUpPolicy;
  /** What the hash of a password costs; as OWASP asks without it. */
  readonly passwordCost?: HashCost;
  readonly football: FootballSettings;
  /** Who gets data outside this server. */
  readonly recipients: Recipients;
  /** What this server uses outside of itself, as parents are told. */
  readonly outsideServices: readonly OutsideService[];
  /** The built-in coach. It belongs to the caller, who ends it when the server is closed. */
  readonly coachThread: CoachThread;
  /** An AI outside that may answer the coach's questions; none without it. */
  readonly coachModel?: CoachModelSettings | undefined;
  /** Who looks at an analysis once more; nobody without it. */
  readonly secondOpinion?: SecondOpinion | undefined;
  /** How feeds outside are asked; over the network without it. */
  readonly getJson?: GetJson | undefined;
  readonly trustedProxies: readonly string[];
  /** Where the database, clips and backups of this installation lie. */
  readonly dataDir: string;
  readonly backups: Settings['backups'];
  readonly metricsToken?: string | undefined;
  /** Where weaknesses are told, as a URI; nothing says so without it. */
  readonly securityContact?: string | undefined;
  /** Who runs this server, for parents; the contact is a URI. */
  readonly operator: PrivacyFacts['operator'];
  /** Connections at once; as many as the memory allows without it. */
  readonly maxConnections?: number | undefined;
  /** How long a stop serves on while the readiness says no; not at all without it. */
  readonly drainSeconds?: number;
  /** Calls of an AI in 24 hours; null without one. */
  readonly aiCalls?: number | null;
  /** Calls back at each slow statement. */
  readonly onSlowQuery?: ((count: () => void) => void) | undefined;
  /** Folder of the built front end; null serves the API only. */
  readonly webRoot: string | null;
  /** Whether this process answers players, does the jobs, or both. */
  readonly role: 'all' | 'web' | 'worker';
  /** Checks every answer against its schema: for tests. */
  readonly checkReplies: boolean;
};
