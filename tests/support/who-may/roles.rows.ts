import { sql } from 'kysely'
import * as roles from '../../../features/roles/contract/role.endpoints.ts'
import { roleAdministration } from '../../../features/roles/domain/role-administration.policy.ts'
import { roleRequests } from '../../../features/roles/domain/role-request.machine.ts'
import { findRoleRequest } from '../../../features/roles/server/role-request.repository.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { checked, open } from './list-check.ts'
import { row, type Row } from './row.ts'
import { everybody, type World } from './world.ts'

const somebody = async (world: World) => (await world.make.person({ roles: ['EXP'] })).uid

const request = async (world: World, by?: Person) => {
  const person_uid = by?.uid ?? (await somebody(world))
  await world.db.deleteFrom('role_request').where('person_uid', '=', person_uid).execute()
  return { requestId: (await insertOne(world.db, 'role_request', { person_uid, role: 'INV' })).id }
}

const transfer = async (
  world: World,
  given: { from?: Person; to?: Person },
  status: 'OFFERED' | 'ACCEPTED',
) => {
  const from = given.from ?? (await world.make.person({ roles: ['EXP'] }))
  const to = given.to ?? (await world.make.person())
  await world.db
    .deleteFrom('person_role')
    .where('person_uid', 'in', [from.uid, to.uid])
    .where('role', '=', 'EXP')
    .execute()
  await world.db.deleteFrom('role_transfer').where('from_uid', '=', from.uid).execute()
  await insertOne(world.db, 'person_role', { person_uid: from.uid, role: 'EXP' })
  const row = { from_uid: from.uid, to_uid: to.uid, created_by: from.uid, role: 'EXP', status } as const
  return { transferId: (await insertOne(world.db, 'role_transfer', row)).id }
}

const notHeld = async (world: World, by: Person, role: 'EXP') => {
  await world.db.deleteFrom('person_role').where('person_uid', '=', by.uid).where('role', '=', role).execute()
  return { role }
}

/** Calls about roles: everybody manages their own, an administrator everybody's. */
export const roleRows: readonly Row[] = [
  row(roles.getRoles, everybody, (_world, by) => ({ query: { uid: by.uid } })),
  row(roles.addRole, everybody, async (world, by) => ({ body: await notHeld(world, by, 'EXP') })),
  row(roles.giveUpRole, everybody, () => ({ body: { role: 'HTUSR' as const } })),
  row(roles.setDefaultRole, everybody, () => ({ body: { role: null } })),
  row(roles.requestRole, everybody, async (world, by) => {
    await request(world, by)
    await world.db.deleteFrom('role_request').where('person_uid', '=', by.uid).execute()
    return { body: { role: 'INV' as const, message: 'Фонд посевных инвестиций' } }
  }),
  row(roles.listRoleRequests, ['portalAdmin', 'deputyAdmin'], () => ({ query: {} }), {
    rest: 403,
    list: checked(
      () => sql`select id from role_request`,
      async (reader, id) => {
        const found = await findRoleRequest(reader, id)
        return found && { personUid: found.person.uid }
      },
      roleRequests.view.allows,
    ),
  }),
  row(roles.acceptRoleRequest, ['portalAdmin'], async (world) => ({ body: await request(world) }), {
    see: ['deputyAdmin'],
  }),
  row(
    roles.rejectRoleRequest,
    ['portalAdmin'],
    async (world) => ({ body: { ...(await request(world)), reason: 'Не подтверждено' } }),
    { see: ['deputyAdmin'] },
  ),
  row(roles.revokeRoleRequest, everybody, async (world, by) => ({ body: await request(world, by) })),
  row(roles.offerRoleTransfer, everybody, async (world, by) => {
    const to = await world.make.person()
    await transfer(world, { from: by, to }, 'OFFERED')
    await world.db.deleteFrom('role_transfer').where('from_uid', '=', by.uid).execute()
    return { body: { role: 'EXP' as const, email: to.email } }
  }),
  row(roles.acceptRoleTransfer, everybody, async (world, by) => ({
    body: await transfer(world, { to: by }, 'OFFERED'),
  })),
  row(roles.rejectRoleTransfer, everybody, async (world, by) => ({
    body: await transfer(world, { to: by }, 'OFFERED'),
  })),
  row(roles.confirmRoleTransfer, everybody, async (world, by) => ({
    body: await transfer(world, { from: by }, 'ACCEPTED'),
  })),
  row(roles.revokeRoleTransfer, everybody, async (world, by) => ({
    body: await transfer(world, { from: by }, 'OFFERED'),
  })),
  row(roles.listRoleTransfers, ['portalAdmin'], () => ({ query: {} }), {
    rest: 403,
    list: open(roleAdministration.look, () => sql`select id from role_transfer`),
  }),
  row(
    roles.grantRole,
    ['portalAdmin'],
    async (world) => ({ body: { uid: await somebody(world), role: 'MNT' as const } }),
    { see: ['deputyAdmin'] },
  ),
  row(
    roles.withdrawRole,
    ['portalAdmin'],
    async (world) => ({ body: { uid: await somebody(world), role: 'EXP' as const } }),
    { see: ['deputyAdmin'] },
  ),
  row(
    roles.setAccess,
    ['portalAdmin'],
    async (world) => ({
      body: { uid: await somebody(world), accessFlags: ['AUTO_FILTER' as const], certifiedExpert: true },
    }),
    { see: ['deputyAdmin'] },
  ),
]
