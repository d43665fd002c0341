export {
  ProjectAway,
  type HostedBearer,
  type HostedSettings,
  type HostedSignIn,
  type SignInAnswer,
  type SignInCall,
} from './port.ts';
export { createSupabaseAuthProxy } from './supabase-auth-proxy.ts';
