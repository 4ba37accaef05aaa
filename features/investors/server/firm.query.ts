import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import { getFirm } from '../contract/firm.endpoints.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import { inviteeOf } from './firm.repository.ts'

type Answer = ResponseOf<typeof getFirm>

type Firm = NonNullable<Answer['firm']>
type Colleague = Omit<Firm['members'][number], 'actions'>

/** Actions of the reader on a member; other rules are checked when the action is called. */
const actionsOn = (
  { uid, admin }: Colleague,
  manages: boolean,
  me: string,
): Firm['members'][number]['actions'] => [
  ...(manages ? ([admin ? 'unmakeAdmin' : 'makeAdmin'] as const) : []),
  ...(uid === me ? (['leave'] as const) : manages ? (['remove'] as const) : []),
]

const readFirm = async ({ db, actor }: SignedIn): Promise<Answer['firm']> => {
  const { rows } = await sql<
    Omit<Firm, 'members' | 'invitations'> & {
      members: Colleague[]
      invitations: Omit<Firm['invitations'][number], 'actions'>[]
    }
  >`
    select f.id, f.name, f.about, f.version, me.admin as manages,
      (select json_agg(json_build_object('uid', x.uid, 'firmId', f.id, 'person', ${personRefJson('x')}, 'admin', m.admin,
          'joinedAt', ${instantJson(sql`m.joined_at`)}) order by m.joined_at, x.uid)
        from firm_member m join person x on x.uid = m.person_uid where m.firm_id = f.id) as members,
      case when me.admin then coalesce((select json_agg(json_build_object('id', i.id, 'email', i.email,
          'createdAt', ${instantJson(sql`i.created_at`)}, 'version', i.version) order by i.id)
        from firm_invitation i where i.firm_id = f.id and i.status = 'SENT'), '[]') else '[]' end as invitations
    from firm_member me join investor_firm f on f.id = me.firm_id where me.person_uid = ${actor.uid}`.execute(
    db,
  )
  const [firm] = rows
  if (!firm) return null
  return {
    ...firm,
    members: firm.members.map((one) => ({ ...one, actions: actionsOn(one, firm.manages, actor.uid) })),
    invitations: firm.invitations.map((one) => ({ ...one, actions: ['revoke'] })),
  }
}

const readInvitations = async ({ db, actor }: SignedIn): Promise<Answer['invitations']> => {
  const { rows } = await sql<Omit<Answer['invitations'][number], 'actions'>>`
    select i.id, json_build_object('id', f.id, 'name', f.name) as firm, ${personRefJson('x')} as from, i.version
    from firm_invitation i join investor_firm f on f.id = i.firm_id join person x on x.uid = i.invited_by
    where i.status = 'SENT' and ${inviteeOf} = ${actor.uid} order by i.id`.execute(db)
  return rows.map((one) => ({ ...one, actions: ['accept', 'decline'] }))
}

export const getFirmQuery = query({
  endpoint: getFirm,
  load: nothing,
  authorize: investorProfiles.view,
  run: async (ctx) => {
    const [firm, invitations] = await Promise.all([readFirm(ctx), readInvitations(ctx)])
    return { firm, invitations }
  },
})
