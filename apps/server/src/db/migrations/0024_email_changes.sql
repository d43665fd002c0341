ALTER TABLE "internal"."letters" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "internal"."letters" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "internal"."mail_links" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "internal"."letters" ADD CONSTRAINT "letters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "internal"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_account" ON "internal"."letters" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "internal"."mail_links" ADD CONSTRAINT "mail_links_new_email_of_account" CHECK ("internal"."mail_links"."new_email" is null or "internal"."mail_links"."account_id" is not null);