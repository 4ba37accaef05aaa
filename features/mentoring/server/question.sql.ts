import { sql } from 'kysely'

/** The text by which question `q` of project `p` is found. */
export const questionText = sql<string>`concat_ws(' ', q.question, p.name)`
