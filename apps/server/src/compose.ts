import { randomInt } from 'node:crypto';
import { totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  accountRoutes,
  achievementRoutes,
  analysisRoutes,
  coachRoutes,
  consentRoutes,
  footballRoutes,
  leaderboardRoutes,
  operatorRoutes,
  practiceRoutes,
  privacyRoutes,
  profileRoutes,
  progressRoutes,
  recommendationRoutes,
  rewardRoutes,
  syncedValueRoutes,
  systemRoutes,
  type OutsideService,
  type PrivacyFacts,
} from '@touchline/contracts';
import { spokenLanguage } from '@touchline/messages/language';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createSupabaseAuthProxy, type HostedSettings } from './adapters/hosted-auth/index.ts';
import { openClipStore, type ClipSettings } from './adapters/clip-store/index.ts';
import { createGetJson, type FootballSettings, type GetJson } from './adapters/football/index.ts';
import type { Settings } from './config.ts';
import { newestArchive } from './db/backup/archive-retention.ts';
import { chooseBackupDestination } from './choose-backup-destination.ts';
import { createScheduledBackup } from './db/backup/scheduled-backup.ts';
import { createMailer, type MailSettings } from './adapters/mail/index.ts';
import type { SecondOpinion } from './adapters/second-opinion/index.ts';
import { forgetOldAnswers } from './db/idempotent-write-answers.ts';
import { pingDatabase, type OpenDatabase } from './db/open-database.ts';
import { forgetExpiredLimits } from './db/expired-rate-limits.ts';
import { createWriteProbe } from './db/database-write-probe.ts';
import { createAnalyses, sweepFiles } from './features/analysis/index.ts';
import { createAccountDataService, accountDataHandlers } from './features/account-data/index.ts';
import { createAuth, createHostedAuth, createEmailWorker, newRecoveryLink, EMAIL_QUEUE, cleanUpAuth, SESSION_DAYS, SIGN_UP_DAYS, type HashCost, type SignUpPolicy } from './features/auth/index.ts';
import { achievementHandlers, awardRetroactively, createAchievementsService } from './features/achievements/index.ts';
import { coachHandlers, createCoach, prepareCoach, type CoachModelSettings } from './features/coach/index.ts';
import {
  cleanUpConsents,
  CONSENT_EMAIL_QUEUE,
  consentHandlers,
  createConsentEmailWorker,
  createConsentService,
  type Recipients,
} from './features/consent/index.ts';
import { createFootball, footballHandlers } from './features/football/index.ts';
import {
  createLeaderboardService,
  aggregateBoards,
  leaderboardHandlers,
  cleanUpBoards,
} from './features/leaderboard/index.ts';
import { createOperatorDesk, isOperator, operatorHandlers } from './features/operator/index.ts';
import { createPracticeService, practiceHandlers, seedDrills } from './features/practice/index.ts';
import { privacyHandlers } from './features/privacy-facts/index.ts';
import { createProfileService, profileHandlers } from './features/profile/index.ts';
import { createProgressService, progressHandlers } from './features/progress/index.ts';
import { createRecommendationsService, recommendationHandlers } from './features/recommendations/index.ts';
import { createRewardsService, rewardHandlers } from './features/rewards/index.ts';
import { createSyncedValuesService, syncedValueHandlers } from './features/synced-values/index.ts';
import { createDatabaseHealth, systemHandlers } from './features/system/index.ts';
import { createApp } from './http/fastify-app.ts';
import { connectionsFor, limitConnections } from './http/connection-limit.ts';
import { shedLoad } from './http/load-shedding.ts';
import { prepareGracefulShutdown } from './http/graceful-shutdown.ts';
import { createLimiter } from './http/rate-limiter.ts';
import { mount, type Guards } from './http/mount-routes.ts';
import { createSignedLinks } from './http/signed-link.ts';
import { serveSecurityTxt } from './http/security-txt.ts';
import { housekeeping, startJobs, startTicker, type JobWorker, type Jobs } from './jobs/index.ts';
import { createMetrics, createGaugeSources, measuredGetJson, measuredMailer, measuredWorker, serveMetrics } from './metrics/index.ts';

/** How far the teams' board may lag behind, and how many changes wait for the players' counts. */
const AGGREGATION_SECONDS = 2;

/** How often it is looked whether a feed is due: each says how often it is asked. */
const FEED_SECONDS = 5;

/** How often it is looked whether an analysis has lost the job that works on it. */
const ABANDONED_SECONDS = 15;

/** How often it is looked whether a backup is due: one that failed is tried again then. */
const BACKUP_SECONDS = 300;

/** How often it is looked whether somebody wants to see a match: they wait for it. */
const DETAILS_SECONDS = 1;

/** How long a stop waits for requests that do not end, and then for jobs (milliseconds). */
const PATIENCE = 10_000;

/** How often a stop looks for connections whose last request has been answered (milliseconds). */
const IDLE_EVERY = 100;

/** How long mails that nobody delivers are kept: they hold addresses, and their links are dead after an hour. */
const KEPT_MAIL_DAYS = 7;

export type ServerParts = {
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

export type Server = {
  readonly app: FastifyInstance;
  /** Null in a process that serves the web only. */
  readonly jobs: Jobs | null;
  /**
   * Lets requests under way finish, and then jobs, each for `patience` milliseconds at most. Leaves the database open:
   * it belongs to the caller.
   */
  readonly close: (patience?: number) => Promise<void>;
};

/** Wires the server by hand: features to their database, handlers to their routes, cleanup tasks to the jobs. */
export async function composeServer(parts: ServerParts): Promise<Server> {
  const { database, log, now } = parts;
  const limiter = createLimiter(database.pool);
  const metrics = createMetrics({ version: parts.version, role: parts.role });
  parts.onSlowQuery?.(metrics.slowQuery);
  const mailer = measuredMailer(createMailer(parts.mail), metrics);
  const clips = await openClipStore(parts.clips, { log, now, onRequest: metrics.askedStorage });
  // Jobs are started last, when nothing can fail any more that would leave them running.
  const started = Promise.withResolvers<Jobs>();
  const accounts = parts.hosted
    ? await createHostedAuth({
        database: database.db,
        project: createSupabaseAuthProxy(parts.hosted, now),
        now,
        publicUrl: parts.publicUrl,
        limiter,
        log,
      })
    : await createAuth({
        database: database.db,
        limiter,
        now,
        publicUrl: parts.publicUrl,
        confirmsAddresses: mailer.kind === 'smtp',
        signUps: parts.signUps,
        passwordCost: parts.passwordCost,
        enqueue: async (transaction, emailId) => {
          await (await started.promise).enqueue(transaction, EMAIL_QUEUE, { subject: emailId, payload: { emailId, language: spokenLanguage() } });
        },
      });
  const practice = createPracticeService(database.db, now);
  const football = createFootball({
    database: database.db,
    settings: parts.football,
    limiter,
    getJson: measuredGetJson(parts.getJson ?? createGetJson({ contact: parts.publicUrl }), metrics),
    now,
    log,
  });
  await seedDrills(database.db);

  const app = await createApp({
    log,
    trustedProxies: parts.trustedProxies,
    https: parts.publicUrl?.startsWith('https:') ?? false,
    hstsSubdomains: parts.hstsSubdomains,
    storageOrigin: clips.origin,
    webRoot: parts.webRoot,
  });

  const lifecycle = prepareGracefulShutdown(app);
  const connections = limitConnections(app, {
    most: parts.maxConnections ?? connectionsFor({ total: totalmem(), constrained: process.constrainedMemory() }),
    near: ['127.0.0.0/8', '::1', ...parts.trustedProxies],
    onShed: () => metrics.shed('connections'),
    log,
  });
  await shedLoad(app, { waiting: () => database.pool.waitingCount, onShed: metrics.shed });
  const newestBackup = () => newestArchive(parts.backups.folder, now());
  const backup =
    parts.backups.every > 0 && parts.role !== 'web'
      ? createScheduledBackup({
          ...parts.backups,
          pool: database.pool,
          keeping: parts.backups,
          clips: parts.clips.kind === 'disk' ? parts.clips.folder : null,
          place: chooseBackupDestination(parts.clips, parts.backups, now),
          version: parts.version,
          log,
          now,
        })
      : null;
  const sources = createGaugeSources({ database, app, callers: connections.open, dataDir: parts.dataDir, aiCalls: parts.aiCalls ?? null, newestBackup, now });
  serveMetrics(app, { metrics, sources, token: parts.metricsToken });
  if (parts.securityContact !== undefined) serveSecurityTxt(app, { contact: parts.securityContact, publicUrl: parts.publicUrl, now });

  const links = createSignedLinks(accounts.linkSecret, now);
  const consents = createConsentService({
    database: database.db,
    limiter,
    linkSecret: accounts.linkSecret,
    recipients: parts.recipients,
    deliversMails: mailer.kind === 'smtp',
    enqueue: async (transaction, payload) => {
      await (await started.promise).enqueue(transaction, CONSENT_EMAIL_QUEUE, { subject: payload.mailId, payload: { ...payload, language: spokenLanguage() } });
    },
    onEnd: {
      write: async (transaction, playerId, purpose) => {
        if (purpose === 'clip') await analyses.forgetClips(transaction, playerId);
      },
      after: async (playerId, purpose) => {
        if (purpose === 'clip') await analyses.removeFiles(playerId);
      },
    },
    now,
  });
  const profile = createProfileService(database.db, now, (name) => football.clubs.find(name), (transaction, playerId) => consents.endWithout(transaction, playerId));
  const analyses = createAnalyses({
    database: database.db,
    jobs: started.promise,
    store: clips,
    secondOpinion: parts.secondOpinion ?? null,
    consents,
    links,
    publicUrl: parts.publicUrl,
    log,
    now,
  });

  const queue = await startJobs(
    database.pool,
    [
      housekeeping({
        accounts: () => cleanUpAuth(database.db, now()),
        mails: () => mailer.forgetBefore(new Date(now().getTime() - KEPT_MAIL_DAYS * 86_400_000)),
        answers: () => forgetOldAnswers(database.db, now()),
        limits: () => forgetExpiredLimits(database.db, now()),
        consents: () => cleanUpConsents(database.db, now()),
        boards: () => cleanUpBoards(database.db),
        matches: () => football.details.cleanUp(),
        achievements: () => awardRetroactively(database.db, now()),
        analyses: analyses.cleanUp,
      }),
      createEmailWorker({ database: database.db, mailer, log, now }),
      createConsentEmailWorker({ database: database.db, mailer, linkSecret: accounts.linkSecret, log, now }),
      analyses.worker,
    ].map((worker) => measuredWorker(worker as JobWorker, metrics)),
    log,
    { works: parts.role !== 'web' },
  );
  started.resolve(queue);
  const jobs = parts.role === 'web' ? null : queue;
  const folding = jobs && startTicker('folding the boards', AGGREGATION_SECONDS, () => aggregateBoards(database.db), log);

  const watching = jobs && [
    startTicker('reading the scores', FEED_SECONDS, () => football.scores.poll(), log),
    startTicker('reading the highlights', FEED_SECONDS, () => football.highlights.poll(), log),
    startTicker('reading the details of matches', DETAILS_SECONDS, () => football.details.poll(), log),
    ...(backup === null ? [] : [startTicker('backing up', BACKUP_SECONDS, backup, log)]),
    startTicker('looking for analyses without a job', ABANDONED_SECONDS, analyses.failAbandoned, log),
  ];

  const guards: Guards = {
    verifyToken: accounts.authorize,
    isOperator: (playerId) => isOperator(database.db, playerId),
    limiter,
    links,
    checkReplies: parts.checkReplies,
  };
  mount(
    app,
    systemRoutes,
    systemHandlers({
      version: parts.version,
      environment: parts.environment,
      publicUrl: parts.publicUrl ?? null,
      anonKey: accounts.anonKey,
      mail: mailer.kind,
      emailsConfirmed: accounts.emailsConfirmed,
      whoMayJoin: accounts.whoMayJoin,
      startedAt: now(),
      now,
      condition: createDatabaseHealth({
        pingDatabase: () => pingDatabase(database.db),
        probeWrites: createWriteProbe(database.db, now),
        log,
      }),
      phase: lifecycle.phase,
      jobs: () => (jobs && folding ? (folding.state() === 'ok' ? jobs.state() : 'failed') : 'elsewhere'),
      countDeadJobs: queue.countDead,
      backupAt: async () => (await newestBackup())?.at ?? null,
    }),
    guards,
  );
  if (parts.role !== 'worker') {
    accounts.serve(app, guards);
    const privacy = privacyHandlers({
      operator: parts.operator,
      services: parts.outsideServices,
      signUp: parts.hosted === undefined ? parts.signUps.who : 'elsewhere',
      backups: parts.backups,
      undeliveredMailDays: mailer.kind === 'outbox' ? KEPT_MAIL_DAYS : null,
      unusedSessionDays: SESSION_DAYS,
      unconfirmedDays: SIGN_UP_DAYS,
    });
    mount(app, privacyRoutes, privacy, guards);
    mount(app, profileRoutes, profileHandlers(profile), guards);
    const account = createAccountDataService({
      database: database.db,
      signIn: accounts,
      mailer,
      removeFiles: analyses.removeFiles,
      log,
      now,
    });
    mount(app, accountRoutes, accountDataHandlers(account, accounts.changeEmail, parts.publicUrl), guards);
    const operatorTools = createOperatorDesk({
      database: database.db,
      signIn: accounts,
      exportOf: (player) => account.export(player),
      remove: (player, also) => account.remove(player, also),
      recoveryLink: (site) => (transaction, accountId) => newRecoveryLink(transaction, accountId, site, now()),
      jobManager: queue.jobManager,
      sweepFiles: () => sweepFiles({ database: database.db, store: clips, log, now }),
      now,
    });
    mount(app, operatorRoutes, operatorHandlers(operatorTools, parts.publicUrl), guards);
    mount(app, syncedValueRoutes, syncedValueHandlers(createSyncedValuesService(database.db, now)), guards);
    mount(app, progressRoutes, progressHandlers(createProgressService(database.db, now)), guards);
    mount(app, practiceRoutes, practiceHandlers(practice), guards);
    mount(app, achievementRoutes, achievementHandlers(createAchievementsService(database.db)), guards);
    mount(app, recommendationRoutes, recommendationHandlers(createRecommendationsService(database.db, now)), guards);
    const rewards = createRewardsService(database.db, now, (below) => randomInt(below));
    mount(app, rewardRoutes, rewardHandlers(rewards), guards);
    mount(app, analysisRoutes, analyses.handlers, guards);
    mount(app, consentRoutes, consentHandlers(consents, parts.publicUrl), guards);
    const coach = await createCoach({ database: database.db, limiter, settings: parts.coachModel, consent: consents, now, log });
    mount(app, coachRoutes, coachHandlers(coach), guards);
    prepareCoach(app, coach, log);
    mount(app, footballRoutes, footballHandlers(football), guards);
    mount(app, leaderboardRoutes, leaderboardHandlers(createLeaderboardService(database.db, now)), guards);
  }
  // Before the port is closed, so that whoever sends requests here is told to send them elsewhere.
  app.addHook('preClose', lifecycle.answered);
  return {
    app,
    jobs,
    close: async (patience = PATIENCE) => {
      if (parts.drainSeconds) {
        lifecycle.beginDraining();
        await pause(parts.drainSeconds * 1_000);
      }
      lifecycle.beginClosing();
      const deadline = setTimeout(() => app.server.closeAllConnections(), patience);
      // Only those that are idle by now are closed by the close itself; others become so with their answers.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_EVERY);
      try {
        await app.close();
      } finally {
        clearInterval(idle);
        clearTimeout(deadline);
        // Side by side: each waits as long where the database is lost.
        const working = [queue, ...(folding ? [folding] : []), ...(watching ?? [])];
        await Promise.all(working.map((one) => one.stop(patience)));
      }
    },
  };
}
