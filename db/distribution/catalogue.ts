import { sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";

interface StoredColumn {
  name: string;
  type: string;
  isRequired: boolean;
  isGenerated: boolean;
  /** Counts on its own. */
  hasSequence: boolean;
}

export interface UniqueRule {
  name: string;
  kind: "primary" | "constraint" | "index";
  /** null: an expression. */
  columns: (string | null)[];
  condition: string | null;
}

export interface ReferenceRule {
  name: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  /** The code in pg_constraint: a no action, r restrict, c cascade, n set null, d set default. */
  onDelete: string;
  onUpdate: string;
}

export interface StoredTable {
  name: string;
  columns: StoredColumn[];
  uniques: UniqueRule[];
  references: ReferenceRule[];
  exclusions: { name: string; columns: (string | null)[]; operators: string[] }[];
  triggers: string[];
}

/** What a Postgres says of our tables. */
export async function readCatalogue(db: Db): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'isRequired', attnotnull, 'isGenerated', attgenerated <> '',
          'hasSequence', attidentity <> '' or coalesce(pg_get_expr(adbin, adrelid) like 'nextval(%', false))
          order by attnum)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = t.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select json_agg(json_build_object('name', i.relname,
          'kind', case when indisprimary then 'primary' when c.oid is null then 'index' else 'constraint' end,
          'columns', (select json_agg(attname order by place)
            from unnest(string_to_array(indkey::text, ' ')::int[]) with ordinality as k(number, place)
            left join pg_attribute on attrelid = t.oid and attnum = number and number <> 0
            where place <= indnkeyatts),
          'condition', pg_get_expr(indpred, indrelid)) order by i.relname)
        from pg_index join pg_class i on i.oid = indexrelid
        left join pg_constraint c on conindid = indexrelid and contype in ('p', 'u')
        where indrelid = t.oid and indisunique), '[]') as uniques,
      coalesce((select json_agg(json_build_object('name', conname, 'parent', p.relname,
          'columns', ${namesOf("conrelid", "conkey")}, 'parentColumns', ${namesOf("confrelid", "confkey")},
          'onDelete', confdeltype, 'onUpdate', confupdtype) order by conname)
        from pg_constraint join pg_class p on p.oid = confrelid
        where conrelid = t.oid and contype = 'f'), '[]') as references,
      coalesce((select json_agg(json_build_object('name', conname, 'columns', ${namesOf("conrelid", "conkey")},
          'operators', (select json_agg(oprname order by place)
            from unnest(conexclop) with ordinality as k(number, place) join pg_operator o on o.oid = number)))
        from pg_constraint where conrelid = t.oid and contype = 'x'), '[]') as exclusions,
      coalesce((select json_agg(tgname) from pg_trigger where tgrelid = t.oid and not tgisinternal), '[]')
        as triggers
    from pg_class t
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and relname not like 'kysely%'
    order by relname`.execute(db);
  return rows;
}

function namesOf(table: "conrelid" | "confrelid", key: "conkey" | "confkey") {
  return sql`(select json_agg(attname order by place)
    from unnest(${sql.ref(key)}) with ordinality as k(number, place)
    left join pg_attribute on attrelid = ${sql.ref(table)} and attnum = number and number <> 0)`;
}
