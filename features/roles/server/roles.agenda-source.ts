import { sql } from 'kysely'
import type { Actor } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'
import { roleRequests, type RoleRequestFacts } from '../domain/role-request.policy.ts'
import { serverTexts } from './server-texts.ts'
import { transferIsPossible } from './role-transfer.repository.ts'

const decides = (actor: Actor): boolean => roleRequests.decide.allows(actor, { personUid: '' })

const requestsTab = linkTo('/admin/people', { tab: 'roleRequests' })
const ownRoles = linkTo('/bch/view/person-user-profile', { tab: 'roles' })

/**
 * Other people's requests for roles. All administrators of the portal see that they wait; who may not decide reads why.
 */
export const roleRequestSource = agendaSource<RoleRequestFacts, object>({
  name: 'role-requests',
  kind: 'roleRequest',
  menu: 'AdminPeople',
  list: { menu: 'AdminPeople', link: requestsTab },
  reads: ['role'],
  of: () => ({ personUid: '' }),
  authorize: roleRequests.view,
  from: sql`role_request r`,
  key: sql`r.id`,
  scope: ({ actor }) => sql`r.status = 'CONSIDERATION' and r.person_uid <> ${actor.uid}`,
  since: sql`r.created_at`,
  joins: sql`join person p on p.uid = r.person_uid`,
  title: () => displayName('p'),
  context: ({ actor, locale }) => sql`${decides(actor) ? '' : serverTexts[locale].requests.onlyChief}::text`,
  role: sql`r.role`,
  note: sql`r.message`,
  columns: sql`r.id`,
  verb: (_row, { actor }) => (decides(actor) ? 'decide' : 'read'),
  link: () => requestsTab,
})

/** Roles offered to the person, and their own offers that were accepted, as long as the transfer is possible. */
export const roleTransferSource = agendaSource<unknown, { offered: boolean }>({
  name: 'role-transfers',
  kind: 'roleTransfer',
  menu: null,
  list: null,
  reads: ['role', 'acceleratorTeam'],
  of: ofNothing,
  authorize: portalPolicy.beThemselves,
  from: sql`role_transfer t`,
  key: sql`t.id`,
  scope: ({ actor: { uid } }) => sql`((t.to_uid = ${uid} and t.status = 'OFFERED')
    or (t.from_uid = ${uid} and t.status = 'ACCEPTED')) and ${transferIsPossible}`,
  since: sql`coalesce(t.decided_at, t.created_at)`,
  joins: sql`join person o on o.uid = case when t.status = 'OFFERED' then t.from_uid else t.to_uid end
    left join accelerator a on a.id = t.accelerator_id`,
  title: () => displayName('o'),
  context: () => sql`a.name`,
  role: sql`t.role`,
  columns: sql`t.status = 'OFFERED' as offered`,
  verb: ({ offered }) => (offered ? 'answer' : 'confirm'),
  link: () => ownRoles,
})
