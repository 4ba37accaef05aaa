import { sql } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { findProject, projects } from '#features/projects'
import { acceleratorsAs } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { findInvitablePeople, getAcceleratorInvitee } from '../contract/people-directory.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { inviteStateOf, openInvitationStates, type InvitationState } from '../domain/invitation-states.ts'
import { foundInDirectory, foundInDirectoryBy, letsInvite } from './invitee.sql.ts'

type Row = Omit<z.output<typeof findInvitablePeople.response>['items'][number], 'state'> & {
  inTeam: boolean
  invited: InvitationState | null
}

/** People who accept invitations to projects and either have a public profile or share a team with the caller. */
export const findInvitablePeopleQuery = query({
  endpoint: findInvitablePeople,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, { query: params }, project) => {
    const { uid } = ctx.actor
    const name = valueName('d', ctx.locale)
    const found = params.findText ? foundInDirectoryBy(uid, params.findText) : foundInDirectory(uid)
    const { rows } = await sql<Row>`
      select ${personRefJson('u')} as person, ${wholeName('u')} as "fullName",
        coalesce(f.company, '') as company, coalesce(f.specialty, '') as specialty,
        array(select ${name} from person_competency w join dictionary_value d on d.id = w.value_id
          where w.person_uid = u.uid order by 1 limit 5) as competencies,
        exists (select from project_member m where m.project_id = ${project.id} and m.person_uid = u.uid) as "inTeam",
        (select i.status from team_invitation i where i.project_id = ${project.id} and i.person_uid = u.uid and i.chosen
          and i.status = any(${openInvitationStates}) limit 1) as invited
      from person u left join person_profile f on f.person_uid = u.uid
      where ${letsInvite('invite_to_projects')} and u.uid <> ${uid} and ${found}
      order by lower(u.last_name), lower(u.first_name), u.uid limit ${sql.lit(params.limit)}`.execute(ctx.db)
    return {
      items: rows.map(({ inTeam, invited, ...row }) => ({
        ...row,
        state: inTeam ? ('ACCEPT' as const) : inviteStateOf(invited),
      })),
    }
  },
})

type Known = { uid: string; name: string; willing: boolean; heldIn: number[] }

/** A person that the actor finds in the directory, with the accelerators they are already a member of. */
const findKnown = async ({ db, actor }: SignedIn, uid: string): Promise<Known | undefined> => {
  const { rows } = await sql<Known>`
    select u.uid, ${wholeName('u')} as name, ${letsInvite('invite_to_accelerators')} as willing, array(
      select m.accelerator_id from accelerator_member m where m.person_uid = u.uid) as "heldIn"
    from person u where u.uid = ${uid} and u.erased_at is null and ${foundInDirectory(actor.uid)}`.execute(db)
  return rows[0]
}

/** Whether a person's page offers an invitation to an accelerator. The invitation itself validates again. */
export const getAcceleratorInviteeQuery = query({
  endpoint: getAcceleratorInvitee,
  load: (ctx, input) => findKnown(ctx, input.query.uid),
  authorize: portalPolicy.signIn,
  run: async ({ actor }, _input, { uid, name, willing, heldIn }) => {
    const managed = acceleratorsAs(actor, 'ACC').filter((acceleratorId) =>
      acceleratorTeam.manage.allows(actor, { acceleratorId }),
    )
    return {
      uid,
      name,
      allowed: willing && uid !== actor.uid && managed.some((id) => !heldIn.includes(id)),
    }
  },
})
