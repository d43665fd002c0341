export { ProjectAway, type HostedBearer, type HostedSettings, type HostedSignIn } from './port.ts';
export { createSupabase } from './supabase.ts';
