import { sql } from 'kysely'
import type { z } from 'zod'
import { instantJson } from '#platform/server/sql.ts'
import type { expertJobDetails } from '../contract/expert-job.schemas.ts'

type Agreed = z.output<typeof expertJobDetails>['agreed']

/** The terms that the expert agreed to by accepting a row of `expert_job`, selected with its columns. */
export const agreedTerms = sql<Agreed>`(
  select json_build_object('at', ${instantJson(sql`o.accepted_at`)}, 'version', o.text_version)
  from expert_job_terms o where o.job_id = expert_job.id)`.as('agreed')
