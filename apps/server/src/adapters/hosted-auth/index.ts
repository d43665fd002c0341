export {
  ProjectAway,
  type HostedBearer,
  type HostedSettings,
  type HostedSignIn,
  type SignInAnswer,
  type SignInCall,
} from './hosted-sign-in-port.ts';
export { createSupabaseAuthProxy } from './supabase-auth-proxy.ts';
