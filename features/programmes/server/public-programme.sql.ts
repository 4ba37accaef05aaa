import { sql } from 'kysely'

/** The programme `p` is published, and its accelerator `a` is one that the world sees. */
export const isPublished = sql`p.content_status = 'PUBLISHED' and a.approval = 'COORDINATED' and a.name <> ''`
