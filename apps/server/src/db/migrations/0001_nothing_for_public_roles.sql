-- A hosted PostgreSQL may grant every new table to the roles that its own HTTP interface serves (`anon`,
-- `authenticated`). Players reach their rows through this server only, so those roles get nothing.
REVOKE ALL ON SCHEMA internal FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON ALL TABLES IN SCHEMA internal FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON users, token_ledger, drills, practice_sessions FROM PUBLIC;
--> statement-breakpoint
DO $$
DECLARE
  public_role text;
BEGIN
  FOR public_role IN SELECT rolname FROM pg_roles WHERE rolname IN ('anon', 'authenticated') LOOP
    EXECUTE format('REVOKE ALL ON users, token_ledger, drills, practice_sessions FROM %I', public_role);
    EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA internal FROM %I', public_role);
    EXECUTE format('REVOKE ALL ON SCHEMA internal FROM %I', public_role);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE ALL ON TABLES FROM %I', public_role);
  END LOOP;
END $$;
