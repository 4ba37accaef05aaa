import { sql } from 'kysely'
import { visibleProjects } from '#features/projects'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { ownCards } from './pipeline.row-set.ts'

/** Next steps in the investor's pipeline due within a week or overdue. */
export const pipelineSteps = agendaSource<unknown, { id: number }>({
  name: 'pipeline-steps',
  kind: 'nextStep',
  menu: 'InvestorWorkspace',
  list: { menu: 'InvestorWorkspace', link: linkTo('/bch/view/investor-workspace', {}) },
  reads: ['pipeline', 'project'],
  of: ofNothing,
  authorize: investorProfiles.view,
  ...ownCards,
  scope: (ctx) =>
    sql`${whereOf(ownCards, ctx, null)} and c.next_day <= current_date + 7 and ${whereOf(visibleProjects, ctx, null)}`,
  since: sql`c.updated_at`,
  due: { day: sql`c.next_day`, zone: sql`'Europe/Moscow'` },
  title: () => sql`p.name`,
  context: () => sql`c.next_step`,
  columns: sql`c.id`,
  verb: () => 'continue',
  link: () => linkTo('/bch/view/investor-workspace', {}),
})
