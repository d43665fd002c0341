/**
 * How often the repeated tests repeat: the only place that says so.
 * `npm test` runs the small number, `npm run test:long` (TOUCHLINE_LONG=1) the large one. A test whose small number is
 * 0 belongs to the long run only: what it proves with whole processes is proven in the short run with less.
 */
const counts = {
  /**
   * Simulated player-years of practice with travel, daylight saving and midnight. Faults planted in the rule that
   * these lives show were all shown within sixty of them; of the rarest case that they are to meet, the long run meets
   * fifty thousand.
   */
  streakPlayerYears: { short: 100, long: 20_000 },
  /** Days of the demo season, of which every match is looked at in every minute: a whole season, or a hundred. */
  demoDays: { short: 18, long: 2_000 },
  /** Generated cases of a cheap, pure property. */
  pureProperty: { short: 1_000, long: 100_000 },
  /** Generated histories of players, for each of which all drills are ranked. */
  practiceHistories: { short: 500, long: 10_000 },
  /** Generated clips that are cleaned and searched for key moments. */
  filmedProperty: { short: 20, long: 300 },
  /** Rounds of `kill -9` under a write load. */
  crashRounds: { short: 0, long: 20 },
  /** Kills of the embedded database and all that uses it, while it writes. */
  databaseKills: { short: 2, long: 20 },
  /** Rounds in which several start and stop the embedded database at once. */
  roundsOfStartAndStop: { short: 2, long: 20 },
  /** Moments of a start in which a server is told to stop: the long run has those of its database too, whose own test has more of them. */
  momentsOfStart: { short: 3, long: 5 },
  /** Balls that a network of their own is trained with, until it finds others: in the short run its slopes are looked at, and what a byte a weight tells. */
  learntBalls: { short: 0, long: 480 },
  /** Calls at three servers behind a proxy, one of which is killed and all of which are restarted. */
  proxiedCalls: { short: 0, long: 6_000 },
  /** Kills of a server while it saves sessions, opens packs, folds the boards, deletes accounts and writes backups. */
  killedWrites: { short: 0, long: 20 },
  /** Times that the disk of a server under load is filled, and made room on: by root on Linux only. */
  filledDisks: { short: 0, long: 3 },
  /** Seconds for which the database of a server under load is away. */
  outageSeconds: { short: 2, long: 60 },
  /** Analyses that go through while the server is killed again and again. */
  killedAnalyses: { short: 2, long: 30 },
  /** How often it is killed meanwhile. */
  killsOfAnalyses: { short: 2, long: 20 },
  /** Clips of 20 MB that are sent side by side, 20 of them at once at most. */
  clipsAtOnce: { short: 10, long: 200 },
  /** Body points made from the contract, hostile on purpose. */
  hostileLandmarks: { short: 30, long: 5_000 },
  /** Repeats of one and the same session post. */
  repeatedPosts: { short: 50, long: 500 },
  /** Lives of players played through the API with repeats, late sessions and travel. */
  practiceLives: { short: 6, long: 400 },
  /** Calls of sixteen callers at two servers that die now and then. */
  stressOperations: { short: 0, long: 100_000 },
  /** Orders in which the tabs of a device send, are cut off and are closed. */
  outboxInterleavings: { short: 300, long: 20_000 },
  /** Synthetic players filmed twice and reviewed. */
  syntheticPlayers: { short: 12, long: 2_000 },
  /** Clients that ask two servers for the scores at once, again and again. */
  clientsForScores: { short: 100, long: 500 },
  /** Saves and packs on a database that fails now and then. */
  ledgerOperations: { short: 200, long: 40_000 },
  /** Requests made from the contract, hostile on purpose, over all routes. */
  fuzzedRequests: { short: 500, long: 100_000 },
  /** Ways to say an answer of the coach in which each question of a table is asked. */
  waysOfAnswers: { short: 1, long: 2 },
  /** Ways to say an answer in which a claim that is known to be false is looked for. */
  waysOfClaims: { short: 2, long: 5 },
  /** Of how many everyday questions of children one is read for its topic. */
  everydayQuestionsForOne: { short: 3, long: 1 },
  /** Of how many known questions one is asked in each language: in the short run each of them in one of the two. */
  knownQuestionsForOne: { short: 2, long: 1 },
  /** Of how many questions that the coach offers one is asked, in each of its talks. */
  offeredQuestionsForOne: { short: 9, long: 1 },
  /** Of how many cases of the open safety sets one is looked at for an answer behind the check-in. */
  openSafetyCasesForOne: { short: 6, long: 1 },
  /** Of how many turns that have no answer of their own behind a start of a talk one is asked there; those that have one all are. */
  otherTurnsForOne: { short: 24, long: 1 },
  /** Ways to ask for each drill by its name, of five; the next drill is asked for in the next ones. */
  waysToAskForDrill: { short: 1, long: 5 },
  /** Of how many numbers in answers one is made a wrong one. */
  wrongNumbersForOne: { short: 6, long: 1 },
  /** Compilations of all messages at once, each of them seconds of a core; every other test of the short run needs one whole one. */
  compilationsAtOnce: { short: 1, long: 2 },
  /** Packs opened by the rule alone, for its odds. */
  packDraws: { short: 1_000_000, long: 30_000_000 },
} as const;

/** The number of repeats for a repeated test: the large one when TOUCHLINE_LONG is 1. */
export function count(name: keyof typeof counts): number {
  return counts[name][process.env['TOUCHLINE_LONG'] === '1' ? 'long' : 'short'];
}
