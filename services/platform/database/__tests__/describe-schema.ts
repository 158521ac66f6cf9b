import type { Pool } from 'pg';

/**
 * What the catalogs know of a schema, as one line of text for each object, without the objects of extensions. Two kinds
 * of constraint are left out, because PostgreSQL names them differently depending on how the table was created: `not
 * null`, which is listed with the columns, and the copies of a foreign key for each partition that it refers to.
 */
const parts: Readonly<Record<string, string>> = {
  tables: `select relname, relkind, relpersistence, relrowsecurity, pg_get_partkeydef(oid), pg_get_expr(relpartbound, oid),
      reloptions from pg_class where relkind not in ('i', 'I', 't') and relnamespace = 'public'::regnamespace`,
  columns: `select relname, attnum_in_order, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      collname, pg_get_expr(adbin, adrelid)
    from (
      select c.relname, row_number() over (partition by c.oid order by a.attnum) as attnum_in_order, a.*,
        (select n.collname from pg_collation n where n.oid = a.attcollation) as collname
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace
    ) as a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum`,
  constraints: `select conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
      and not (contype = 'f' and conparentid <> 0)`,
  indexes: `select c.relname, i.indisvalid, pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`,
  sequences: `select sequencename, data_type, start_value, increment_by, cycle from pg_sequences where schemaname = 'public'`,
  triggers: `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  functions: `select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  types: `select typname, typtype from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
      and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')`,
  views: `select viewname, definition from pg_views where schemaname = 'public'`,
  policies: `select tablename, policyname, qual from pg_policies where schemaname = 'public'`,
  extensions: `select extname, extversion, extnamespace::regnamespace from pg_extension`,
};

export type SchemaDescription = Readonly<Record<string, readonly string[]>>;

/**
 * Describes the schema of the connected database. Two databases with the same description have the same schema, down to
 * the order of columns.
 */
export async function describeSchema(pool: Pool): Promise<SchemaDescription> {
  const description: Record<string, readonly string[]> = {};
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await pool.query<{ line: string }>(`select part::text as line from (${query}) as part`);
    description[part] = rows.map(({ line }) => line).sort();
  }
  return description;
}
