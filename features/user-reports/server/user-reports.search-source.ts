import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { searchSource } from '#platform/server/search/search-source.ts'
import { reportLink } from '../domain/report-link.ts'
import { reportsScope } from './user-report.repository.ts'

/** Reports by template that the person may create, in every accelerator. */
export const userReportSource = searchSource<unknown, { id: number }>({
  name: 'user-reports',
  kind: 'userReport',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`user_report r`,
  key: sql`r.id`,
  scope: ({ actor }) => reportsScope(actor),
  search: sql`r.name`,
  order: sql`lower(r.name), r.id`,
  title: () => sql`r.name`,
  context: sql`a.name`,
  joins: sql`join accelerator a on a.id = r.accelerator_id`,
  columns: () => sql`r.id`,
  link: ({ id }) => reportLink(id),
})
