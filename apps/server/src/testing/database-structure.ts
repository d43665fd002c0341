import { queryOnce } from './query-once.ts';

/**
 * All that makes up a database's structure, a line each and sorted: tables with their security and grants, columns,
 * constraints, indexes, policies, triggers, functions, types. Two databases are alike when these are equal.
 */
export async function structureOf(url: string): Promise<string[]> {
  const rows = await queryOnce<{ line: string }>(
    url,
    `with ours as (
       select * from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'drizzle')
     ), tables as (
       select c.*, format('%I.%I', nspname, relname) as name from pg_class c join ours on ours.oid = relnamespace
     )
     select format('schema %s grants %s', nspname, nspacl) as line from ours
     union all
     select format('%s %s security %s/%s grants %s', relkind, name, relrowsecurity, relforcerowsecurity, relacl)
       from tables
     union all
     select format('column %s %s. %s %s %s default %s generated %s', name, attnum, attname,
         format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attgenerated)
       from pg_attribute join tables on tables.oid = attrelid
       left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm')
     union all
     select format('constraint %s %s %s', name, conname, pg_get_constraintdef(k.oid))
       from pg_constraint k join tables on tables.oid = conrelid
     union all
     select pg_get_indexdef(indexrelid) from pg_index join tables on tables.oid = indrelid
     union all
     select format('policy %s %s', name, to_jsonb(p) - array['oid', 'polrelid', 'polroles'])
       from pg_policy p join tables on tables.oid = polrelid
     union all
     select pg_get_triggerdef(t.oid) from pg_trigger t join tables on tables.oid = tgrelid where not tgisinternal
     union all
     select pg_get_functiondef(p.oid) from pg_proc p join ours on ours.oid = pronamespace where prokind in ('f', 'p')
     union all
     select format('type %s %s', format_type(t.oid, null), (select array_agg(enumlabel order by enumsortorder)
         from pg_enum where enumtypid = t.oid))
       from pg_type t join ours on ours.oid = typnamespace where typtype in ('e', 'd')
     order by line`,
  );
  return rows.map(({ line }) => line);
}
