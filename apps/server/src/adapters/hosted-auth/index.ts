export {
  ProjectAway,
  type HostedBearer,
  type HostedSettings,
  type HostedSignIn,
  type SignInAnswer,
  type SignInCall,
} from './port.ts';
export { createSupabase } from './supabase.ts';
