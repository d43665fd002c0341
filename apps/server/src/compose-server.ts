import { randomInt } from 'node:crypto';
import { totalmem } from 'node:os';
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
} from '@touchline/contracts';
import { spokenLanguage } from '@touchline/messages/language';
import type { FastifyInstance } from 'fastify';
import { createSupabaseAuthProxy } from './adapters/hosted-auth/index.ts';
import { openClipStore } from './adapters/clip-store/index.ts';
import { createGetJson } from './adapters/football/index.ts';
import { serverCloser } from './close-server.ts';
import { newestArchive } from './db/backup/archive-retention.ts';
import { chooseBackupDestination } from './choose-backup-destination.ts';
import { createScheduledBackup } from './db/backup/scheduled-backup.ts';
import { createMailer } from './adapters/mail/index.ts';
import { forgetOldAnswers } from './db/idempotent-write-answers.ts';
import { pingDatabase } from './db/open-postgres-pool.ts';
import { forgetExpiredLimits } from './db/expired-rate-limits.ts';
import { createWriteProbe } from './db/database-write-probe.ts';
import { composeAnalysisServices, sweepFiles } from './features/analysis/index.ts';
import { createAccountExportAndDeletionService, accountHandlers } from './features/account/index.ts';
import { composeLocalAuth, createHostedAuth, createEmailWorker, newRecoveryLink, EMAIL_QUEUE, cleanUpAuth, SESSION_DAYS, SIGN_UP_DAYS } from './features/auth/index.ts';
import { achievementHandlers, awardRetroactively, createAchievementsService } from './features/achievements/index.ts';
import { coachHandlers, composeCoachService, loadCoachPhrasesAfterStart } from './features/coach/index.ts';
import {
  cleanUpConsents,
  CONSENT_EMAIL_QUEUE,
  consentHandlers,
  createConsentEmailWorker,
  createConsentService,
} from './features/consent/index.ts';
import { composeFootballServices, footballHandlers } from './features/football/index.ts';
import {
  createLeaderboardService,
  leaderboardHandlers,
  cleanUpBoards,
} from './features/leaderboard/index.ts';
import { composeOperatorTools, isOperator, operatorHandlers } from './features/operator/index.ts';
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
import { trackServerLifecycle } from './http/server-lifecycle.ts';
import { createLimiter } from './http/rate-limiter.ts';
import { mount, type Guards } from './http/mount-routes.ts';
import { createSignedLinks } from './http/signed-link.ts';
import { serveSecurityTxt } from './http/security-txt.ts';
import { housekeeping, startJobs, type JobWorker, type Jobs } from './jobs/index.ts';
import { createMetrics, createGaugeSources, measuredGetJson, measuredMailer, measuredWorker, serveMetrics } from './metrics/index.ts';
import { startPeriodicWork } from './periodic-work.ts';
import type { ServerDependencies } from './server-dependencies.ts';

/** How long mails that nobody delivers are kept: they hold addresses, and their links are dead after an hour. */
const KEPT_MAIL_DAYS = 7;

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
export async function composeServer(parts: ServerDependencies): Promise<Server> {
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
    : await composeLocalAuth({
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
  const football = composeFootballServices({
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

  const lifecycle = trackServerLifecycle(app);
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
          retention: parts.backups,
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
    mailer,
    log,
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
  const analyses = composeAnalysisServices({
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
  const periodic = jobs && startPeriodicWork({ database: database.db, football, analyses, backup, log });

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
      operator: parts.operator,
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
      jobs: () => (jobs && periodic ? (periodic.state() === 'ok' ? jobs.state() : 'failed') : 'elsewhere'),
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
    const account = createAccountExportAndDeletionService({
      database: database.db,
      signIn: accounts,
      mailer,
      removeFiles: analyses.removeFiles,
      log,
      now,
    });
    mount(app, accountRoutes, accountHandlers(account, accounts, parts.publicUrl), guards);
    const operatorTools = composeOperatorTools({
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
    const coach = await composeCoachService({ database: database.db, thread: parts.coachThread, limiter, settings: parts.coachModel, consent: consents, now, log });
    mount(app, coachRoutes, coachHandlers(coach), guards);
    loadCoachPhrasesAfterStart(app, parts.coachThread, log);
    mount(app, footballRoutes, footballHandlers(football), guards);
    mount(app, leaderboardRoutes, leaderboardHandlers(createLeaderboardService(database.db, now)), guards);
  }
  // Before the port is closed, so that whoever sends requests here is told to send them elsewhere.
  app.addHook('preClose', lifecycle.answered);
  return {
    app,
    jobs,
    // Side by side: each waits as long where the database is lost.
    close: serverCloser({ app, lifecycle, drainSeconds: parts.drainSeconds, stopWork: (patience) => Promise.all([queue.stop(patience), periodic?.stop(patience)]) }),
  };
}
