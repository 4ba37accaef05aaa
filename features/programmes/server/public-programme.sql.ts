import { sql } from 'kysely'

/** The programme `p` is published, and its accelerator `a` is publicly visible. */
export const isPublished = sql`p.content_status = 'PUBLISHED' and a.approval = 'COORDINATED' and a.name <> ''`
