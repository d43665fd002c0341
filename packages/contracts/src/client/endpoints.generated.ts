// Made by `npm run generate` from the table of routes.
export const endpoints = {
  getHealth: ['GET', '/health'],
  getConfig: ['GET', '/config'],
  getOpenApi: ['GET', '/api/openapi.json'],
  authSignUp: ['POST', '/auth/v1/signup'],
  authToken: ['POST', '/auth/v1/token'],
  authUser: ['GET', '/auth/v1/user'],
  authSignOut: ['POST', '/auth/v1/logout'],
  authKeys: ['GET', '/auth/v1/.well-known/jwks.json'],
  authSettings: ['GET', '/auth/v1/settings'],
  authHealth: ['GET', '/auth/v1/health'],
  getProfile: ['GET', '/api/profile'],
  updateProfile: ['PUT', '/api/profile'],
  listDrills: ['GET', '/api/drills'],
  savePracticeSession: ['POST', '/api/practice-sessions'],
  listPracticeSessions: ['GET', '/api/practice-sessions'],
  getStats: ['GET', '/api/stats'],
} as const;
