import { accountRow, hashOnce } from '../../tests/support/factories/account.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import { personRow, type Person } from '../../tests/support/factories/person.ts'
import type { DemoAccelerator } from './accelerators.ts'
import { demoPassword } from './accounts.ts'
import { blockedPerson, newcomers, roleRequests } from './content/roles.ts'
import type { Cast } from './people.ts'
import { uidOf } from './random.ts'
import type { Scene } from './scene.ts'

type RoleStory = { cast: Cast; houses: readonly DemoAccelerator[] }

const accountOf = (cast: Cast, email: string): Person => cast.accounts.get(email)!

/** Unconfirmed accounts, which the portal has no people for. */
const registerNewcomers = async ({ db, calendar }: Scene): Promise<void> => {
  const hash = await hashOnce(demoPassword)
  await insertAll(
    db,
    'sso.account',
    newcomers.map(({ status, ageDays, ...person }) => ({
      ...accountRow({ ...person, uid: uidOf(person.email), locale: null }, hash, calendar.ago(ageDays)),
      status,
      confirmed_at: null,
    })),
  )
}

/** A blocked person, with the action in their history. */
const blockSomebody = async ({ db, calendar }: Scene, admin: Person): Promise<void> => {
  const { name, email, reason } = blockedPerson
  const person = await insertOne(db, 'person', {
    ...personRow({ uid: uidOf(email), email, ...name, locale: 'ru' }),
    status: 'B',
    created_at: calendar.ago(140),
    last_seen_at: calendar.ago(9),
  })
  const account = accountRow(person, await hashOnce(demoPassword), person.created_at)
  await insertOne(db, 'sso.account', { ...account, status: 'B' })
  await insertOne(db, 'audit_entry', {
    subject: 'person',
    subject_id: person.uid,
    action: 'block',
    from_state: 'A',
    to_state: 'B',
    actor_uid: admin.uid,
    comment: reason,
    at: calendar.ago(8.5),
  })
}

const askForRoles = async ({ db, calendar }: Scene, cast: Cast, admin: Person): Promise<void> => {
  const rows = roleRequests.map(({ by, ageDays, ...request }) => ({
    ...request,
    person_uid: typeof by === 'string' ? accountOf(cast, by).uid : cast.founders.ru[by]!.uid,
    created_at: calendar.ago(ageDays),
    ...(request.status === 'CONSIDERATION'
      ? { decided_by: null, decided_at: null }
      : { decided_by: admin.uid, decided_at: calendar.ago(ageDays - 1) }),
  }))
  await insertAll(db, 'role_request', rows)
  await insertAll(
    db,
    'person_role',
    rows
      .filter(({ status }) => status === 'ACCEPTED')
      .map(({ person_uid, role, decided_at }) => ({ person_uid, role, granted_at: decided_at! })),
  )
}

/** Role transfers: one awaits a demo account, one its giver, two are finished. */
const handOverRoles = async ({ db, calendar }: Scene, { cast, houses }: RoleStory): Promise<void> => {
  const [house] = houses
  const [first, second] = house!.trackers.slice(-2)
  const [expert, another] = house!.experts.slice(-2)
  const accelerator_id = house!.row.id
  const of = (
    from: Person,
    to: Person,
    role: 'TRC' | 'EXP',
    status: 'OFFERED' | 'ACCEPTED' | 'REJECTED' | 'REVOKED',
  ) => ({
    from_uid: from.uid,
    to_uid: to.uid,
    role,
    accelerator_id,
    status,
    created_by: from.uid,
  })
  const receiver = accountOf(cast, 'exp@demo.example')
  const transfers = await insertAll(db, 'role_transfer', [
    {
      ...of(expert!, cast.founders.ru[50]!, 'EXP', 'REVOKED'),
      created_at: calendar.ago(33),
      decided_at: calendar.ago(32),
    },
    {
      ...of(another!, cast.founders.ru[51]!, 'EXP', 'REJECTED'),
      created_at: calendar.ago(12),
      decided_at: calendar.ago(10),
    },
    {
      ...of(first!, cast.founders.ru[52]!, 'TRC', 'ACCEPTED'),
      created_at: calendar.ago(1.6),
      decided_at: calendar.ago(0.9),
    },
    { ...of(second!, receiver, 'TRC', 'OFFERED'), created_at: calendar.ago(0.4), decided_at: null },
  ])
  await insertOne(db, 'notification', {
    code: 'ROLE_TRANSFER_OFFERED',
    params: { person: `${second!.last_name} ${second!.first_name}` } as never,
    recipient_uid: receiver.uid,
    sender_uid: second!.uid,
    link: `/bch/view/person-user-profile?tab=roles&transferId=${transfers.at(-1)!.id}`,
    created_at: calendar.ago(0.4),
  })
}

/** Extra permissions of the accelerator's team account. */
const allowBuilders = async ({ db, calendar }: Scene, cast: Cast, admin: Person): Promise<void> => {
  const { uid } = accountOf(cast, 'acc@demo.example')
  await insertAll(
    db,
    'person_access_flag',
    (['AUTO_FILTER', 'REPORT_BUILDER'] as const).map((flag) => ({ person_uid: uid, flag })),
  )
  await insertOne(db, 'audit_entry', {
    subject: 'person',
    subject_id: uid,
    action: 'setAccess',
    actor_uid: admin.uid,
    comment: '',
    at: calendar.ago(70),
  })
}

/** People management by the portal's administrators: registrations, requests, transfers, a blocked person. */
export const settlePeople = async (scene: Scene, story: RoleStory): Promise<void> => {
  const admin = accountOf(story.cast, 'admin@demo.example')
  await registerNewcomers(scene)
  await blockSomebody(scene, admin)
  await askForRoles(scene, story.cast, admin)
  await handOverRoles(scene, story)
  await allowBuilders(scene, story.cast, admin)
}
