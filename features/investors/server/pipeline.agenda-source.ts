import { sql } from 'kysely'
import { projectPageScope } from '#features/projects'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { cardScope } from './pipeline.repository.ts'

/** Next steps in the investor's pipeline due within a week or overdue. */
export const pipelineSteps = agendaSource<unknown, { id: number }>({
  name: 'pipeline-steps',
  kind: 'nextStep',
  menu: 'InvestorWorkspace',
  list: { menu: 'InvestorWorkspace', link: linkTo('/bch/view/investor-workspace', {}) },
  reads: ['pipeline', 'project'],
  of: ofNothing,
  authorize: investorProfiles.view,
  from: sql`pipeline_card c join project p on p.id = c.project_id`,
  key: sql`c.id`,
  scope: ({ actor }) =>
    sql`${cardScope(actor.uid)} and c.next_day <= current_date + 7 and ${projectPageScope(actor)}`,
  since: sql`c.updated_at`,
  due: { day: sql`c.next_day`, zone: sql`'Europe/Moscow'` },
  title: () => sql`p.name`,
  context: () => sql`c.next_step`,
  columns: sql`c.id`,
  verb: () => 'continue',
  link: () => linkTo('/bch/view/investor-workspace', {}),
})
