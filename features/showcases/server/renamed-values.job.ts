import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job } from '#platform/server/jobs/job.ts'

/** The job that reports renamed values; the database starts it (`renamed_values_are_told`). */
const name = 'tell-renamed-values'

/** Number of projects per run: the next run continues after them. */
const atOnce = 2000

/** Reports to copies of showcases that the name of a shown value changed, in batches of projects. */
export const sendRenamedValues = job({
  name,
  payload: z.object({ valueIds: z.array(z.int()), after: z.int() }),
  run: ({ db }, { valueIds, after }) =>
    inTransaction(db, async (tx) => {
      // Values of plain elements are among the filter values, those in groups and tables among the names of a card.
      const { rows } = await sql<{ last: number | null }>`
        with part as materialized (
          select s.publication_id, s.template_id, s.project_id, s.facets, s.named from shown_project s
          where s.publication_id > ${after} order by s.publication_id limit ${atOnce}
        ), naming as (
          select template_id, project_id from part p where p.named && ${[...valueIds]}::bigint[] or exists (
            select from unnest(p.facets) f where split_part(f, ':', 2) = any(${valueIds.map(String)}::text[]))
        ), told as (
          select showcase_tells(array_agg(template_id), array_agg(project_id), 'CHANGED') from naming
        )
        select (select max(publication_id) from part) as last from told`.execute(tx)
      const last = rows[0]!.last
      if (last !== null) await enqueue(tx, name, { valueIds, after: last })
    }),
})
