import { sql } from 'kysely'
import { acceleratorsAs, type PortalRole } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { getFirstSteps } from '../contract/first-steps.endpoints.ts'
import { firstSteps, type FirstStep } from '../domain/first-steps.ts'

/** Facts that complete a step: of the person, and of the accelerator whose team they belong to. */
const factsOf = (uid: string, acceleratorId: number | null): Record<FirstStep, Sql> => {
  const me = sql`${uid}::uuid`
  const ours = sql`${acceleratorId}::bigint`
  const profile = (condition: Sql) =>
    sql`exists (select from person_profile f where f.person_uid = ${me} and ${condition})`
  const hasRole = (role: PortalRole) =>
    sql`exists (select from person_role r where r.person_uid = ${me} and r.role = ${role})`
  return {
    expertRole: hasRole('EXP'),
    mentorRole: hasRole('MNT'),
    investorRole: hasRole('INV'),
    acceleratorRequest: sql`exists (select from accelerator a where a.created_by = ${me} and a.approval <> 'REVOKED')`,
    approval: sql`exists (select from accelerator a where a.created_by = ${me} and a.approval = 'COORDINATED')`,
    profile: sql`exists (select from person_competency c where c.person_uid = ${me})
      or ${profile(sql`(f.specialty <> '' or f.company <> '')`)}`,
    project: sql`exists (select from project p where p.leader_uid = ${me})
      or exists (select from project_member m where m.person_uid = ${me})`,
    application: sql`exists (select from acceleration_request r join project p on p.id = r.project_id
      where p.leader_uid = ${me})`,
    acceleratorProfile: sql`exists (select from accelerator a where a.id = ${ours} and a.description <> ''
      and a.target_audience <> '')`,
    track: sql`exists (select from track t where t.accelerator_id = ${ours} and t.content_status = 'PUBLISHED')`,
    decision: sql`exists (select from acceleration_request r where r.accelerator_id = ${ours}
      and r.decided_at is not null)`,
    card: sql`exists (select from person p where p.uid = ${me} and p.card_published)`,
    review: sql`exists (select from expert_job j where j.expert_uid = ${me} and j.status in ('PROCESS', 'COMPLETE'))`,
    team: sql`exists (select from project_member m where m.person_uid = ${me})
      or exists (select from accelerator_member m where m.person_uid = ${me})`,
    investor: profile(sql`f.investor_type is not null`),
    order: sql`exists (select from expert_job j where j.client_uid = ${me} and j.ordered_as = 'INV')`,
    sponsor: sql`exists (select from programme_sponsor s join person p on lower(p.email) = lower(s.email)
      where p.uid = ${me})`,
    report: sql`exists (select from programme_sponsor s join person p on lower(p.email) = lower(s.email)
      join track t on t.programme_id = s.programme_id join project_track q on q.track_id = t.id where p.uid = ${me})`,
  }
}

export const getFirstStepsQuery = query({
  endpoint: getFirstSteps,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor, acceleratorId }, { query: { role } }) => {
    // Facts of an accelerator are only for its own team.
    const own = acceleratorsAs(actor, 'ACC').find((one) => one === acceleratorId) ?? null
    const facts = factsOf(actor.uid, own)
    const steps = firstSteps[role]
    const { rows } = await sql<{ step: FirstStep; done: boolean }>`
      select step, done from (values ${sql.join(
        steps.map((step, at) => sql`(${at}::int, ${step}::text, (${facts[step]}))`),
      )}) s (place, step, done) order by place`.execute(db)
    return { steps: rows }
  },
})
