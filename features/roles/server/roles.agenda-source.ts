import { sql } from 'kysely'
import type { Actor } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { roleRequests, type RoleRequestFacts } from '../domain/role-request.machine.ts'
import en from '../texts/en.json'
import ru from '../texts/ru.json'
import { allRoleRequests } from './role-requests.row-set.ts'
import { transferIsPossible } from './role-transfer.repository.ts'

/** Texts of this feature that the server writes into the agenda. */
const serverTexts = { ru, en } as const

const decides = (actor: Actor): boolean => roleRequests.decide.allows(actor, { personUid: '' })

const requestsTab = linkTo('/admin/people', { tab: 'roleRequests' })

/** The undecided requests of a person. */
const undecidedOf = (name: string): ScreenHref =>
  linkTo('/admin/people', { tab: 'roleRequests', status: 'CONSIDERATION', q: name })

const ownRoles = linkTo('/bch/view/person-user-profile', { tab: 'roles' })

/**
 * Other people's requests for roles. All administrators of the portal see that they wait; who may not decide reads why.
 */
export const roleRequestSource = agendaSource<RoleRequestFacts, { name: string }>({
  name: 'role-requests',
  kind: 'roleRequest',
  menu: 'AdminPeople',
  list: { menu: 'AdminPeople', link: requestsTab },
  reads: ['role'],
  of: () => ({ personUid: '' }),
  authorize: roleRequests.view,
  ...allRoleRequests,
  scope: (ctx) =>
    sql`${whereOf(allRoleRequests, ctx, null, { status: ['CONSIDERATION'] })} and r.person_uid <> ${ctx.actor.uid}`,
  since: sql`r.created_at`,
  title: () => displayName('p'),
  context: ({ actor, locale }) => sql`${decides(actor) ? '' : serverTexts[locale].requests.onlyChief}::text`,
  role: sql`r.role`,
  note: sql`r.message`,
  columns: sql`r.id, concat_ws(' ', p.last_name, p.first_name) as name`,
  verb: (_row, { actor }) => (decides(actor) ? 'decide' : 'read'),
  link: ({ name }) => undecidedOf(name),
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
