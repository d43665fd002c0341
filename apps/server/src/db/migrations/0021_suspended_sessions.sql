CREATE TABLE "internal"."suspended_sessions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "suspended_sessions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "internal"."suspended_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "internal"."suspended_sessions" ADD CONSTRAINT "suspended_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "internal"."accounts"("id") ON DELETE cascade ON UPDATE no action;