import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { outcomes } from '#features/deals'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { groupsOf } from '#platform/server/lists/row-set.ts'
import { wholePath } from '../contract/whole-path.endpoints.ts'
import { pathSteps } from '../domain/path-steps.ts'
import { hasSeveralValues } from '../domain/pivot.ts'
import { figuresOf } from './figures-of.ts'
import { asideSteps } from './path-figures.sql.ts'
import { appliedInPeriod, type GroupedSubject } from './work-report.ts'

/** By default cohorts by the month of application. */
const dimensionOf = ({ parameters }: GroupedSubject) => parameters.pathBy ?? 'MONTH'

/** Only the accelerator's team sees investments, not other readers of the report. */
const investedOf = ({ actor }: SignedIn, { acceleratorId }: GroupedSubject): Sql =>
  outcomes.view.allows(actor, { acceleratorId })
    ? sql`(count(*) filter (where ${asideSteps(actor).INVESTED}))::int`
    : sql`null::int`

/** Applications by group with how far they came. */
const groups = (ctx: SignedIn, subject: GroupedSubject, by: ReturnType<typeof dimensionOf> | null): Sql => {
  const count = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::int`
  const aside = asideSteps(ctx.actor)
  return groupsOf(workRows, ctx.locale, {
    subject,
    by: { group: by },
    measures: {
      applied: 'applications',
      accepted: 'accepted',
      started: 'started',
      handedIn: 'handedIn',
      finished: 'finished',
      reviewed: count(aside.REVIEWED),
      invitedToEvent: count(aside.INVITED),
      attendedEvent: count(aside.ATTENDED),
      published: count(aside.PUBLISHED),
      invested: investedOf(ctx, subject),
      daysToDecision: 'daysToDecision',
    },
    where: appliedInPeriod(ctx, subject),
  })
}

/** The groups with the steps of all applications. */
const groupsWithWhole = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const by = dimensionOf(subject)
  // An application with two industries is in two groups, but once in the total.
  const overlaps = hasSeveralValues(by)
  const whole = (step: string) => (overlaps ? sql`w.${sql.ref(step)}` : sql`sum(x.${sql.ref(step)}) over ()`)
  const everything = sql.join(pathSteps.map((step) => sql`${whole(step)} as ${sql.ref(`all_${step}`)}`))
  const all = overlaps ? sql`cross join ${groups(ctx, subject, null)} w` : sql``
  return sql`(select x.*, ${everything} from ${groups(ctx, subject, by)} x ${all})`
}

/** Progress of applications by group. */
export const wholePathQuery = figuresOf(wholePath, {
  from: groupsWithWhole,
  key: sql`n.group_key`,
  columns: (subject) => ({
    key: sql`n.group_key`,
    by: sql`${dimensionOf(subject)}::text`,
    group: sql`json_build_object('key', n.group_key, 'name', n.group_name)`,
    finishedShare: sql`coalesce(n.finished / nullif(n.applied, 0)::float8, 0)`,
  }),
  sortings: { GROUP: sql`lower(coalesce(n.group_name, n.group_key))` },
  totals: Object.fromEntries(
    pathSteps.map((step) => [
      step,
      step === 'invested' ? sql`max(n.all_invested)` : sql`coalesce(max(n.${sql.ref(`all_${step}`)}), 0)`,
    ]),
  ),
})
