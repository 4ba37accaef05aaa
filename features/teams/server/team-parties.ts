import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { nameInSentence } from '#platform/server/sql.ts'

/** The people and the team of an invitation, as notifications and emails name them. */
export type InvitationParties = {
  team: string | null
  kind: 'PROJECT' | 'ACCELERATOR'
  projectId: number | null
  acceleratorId: number | null
  /** The project has no leader yet: the first to accept becomes its leader. */
  leads: boolean
  inviterUid: string
  inviter: string
  /** The accelerator whose form caused the invitation: the email is sent in its name. */
  byFormOf: string | null
  inviterLocale: 'ru' | 'en' | null
  inviteeUid: string | null
  /** The invited person's name, or the address while their identity is hidden from the inviting side. */
  invitee: string
  /** Whether the inviting side may see the name. */
  named: boolean
}

/** Whether the invited person's notification is emailed, by their settings; otherwise the invitation has its own email. */
export const isMailedAsNotice = ({
  inviteeUid,
  byFormOf,
}: Pick<InvitationParties, 'inviteeUid' | 'byFormOf'>): boolean => inviteeUid !== null && byFormOf === null

const named = sql`(i.chosen or i.status = 'ACCEPTED_TO_TEAM')`

export const partiesOf = async (db: Db, id: number): Promise<InvitationParties | undefined> => {
  const { rows } = await sql<InvitationParties>`
    select nullif(coalesce(a.name, p.name), '') as team,
      case when i.project_id is null then 'ACCELERATOR' else 'PROJECT' end as kind,
      i.project_id as "projectId", i.accelerator_id as "acceleratorId", p.keeper_accelerator_id is not null as leads, i.created_by as "inviterUid",
      case when i.by_form then coalesce(k.name, '') end as "byFormOf", ${nameInSentence('c')} as inviter, c.locale as "inviterLocale", i.person_uid as "inviteeUid",
      ${named} as named, case when ${named} then coalesce(nullif(${nameInSentence('u')}, ''), i.email) else i.email end as invitee
    from team_invitation i join person c on c.uid = i.created_by left join person u on u.uid = i.person_uid
      left join accelerator a on a.id = i.accelerator_id left join project p on p.id = i.project_id
      left join accelerator k on k.id = p.keeper_accelerator_id
    where i.id = ${id}`.execute(db)
  return rows[0]
}
