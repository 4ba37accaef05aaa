import type { MemberRole } from '#platform/domain/actor.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import type { DemoAccelerator } from './accelerators.ts'
import type { Cast } from './people.ts'
import type { Venture } from './projects.ts'
import type { Scene } from './scene.ts'

type Status = 'SENT' | 'REGISTER_WAITING' | 'REJECTED_BY_USER' | 'REJECTED_BY_PROJECT'

type Plan = {
  to: Person | string
  role: MemberRole
  admin?: true
  status: Status
  /** Days since it was sent; an open one expires after fourteen. */
  age: number
  message: string
}

const lifetime = 14

const invite = (scene: Scene, { row, admins }: DemoAccelerator, plans: readonly Plan[]) =>
  insertAll(
    scene.db,
    'team_invitation',
    plans.map(({ to, role, admin, status, age, message }) => ({
      accelerator_id: row.id,
      email: typeof to === 'string' ? to : to.email,
      person_uid: typeof to === 'string' ? null : to.uid,
      role,
      admin: admin ?? false,
      status,
      message,
      created_by: admins[0]!.uid,
      created_at: scene.calendar.ago(age),
      expires_at: new Date(scene.calendar.now + (lifetime - age) * 86_400_000).toISOString(),
      decided_at: status.startsWith('REJECTED') ? scene.calendar.ago(age / 2) : null,
    })),
  )

/** Past invitations of the members of the initiator's projects. */
const rememberTeams = (scene: Scene, initiator: Person, ventures: readonly Venture[]) =>
  insertAll(
    scene.db,
    'team_invitation',
    ventures
      .filter(({ leader }) => leader === initiator)
      .flatMap(({ row, team }) =>
        team
          .filter((person) => person !== initiator)
          .map((person, i) => ({
            project_id: row.id,
            email: person.email,
            person_uid: person.uid,
            status: 'ACCEPTED_TO_TEAM' as const,
            created_by: initiator.uid,
            created_at: scene.calendar.ago(40 + i),
            decided_at: scene.calendar.ago(38 + i),
          })),
      ),
  )

type Ask = {
  of: DemoAccelerator
  person: Person
  role: MemberRole
  status: 'CONSIDERATION' | 'REJECTED'
  message: string
}

const ask = (scene: Scene, asks: readonly Ask[]) =>
  insertAll(
    scene.db,
    'accelerator_team_request',
    asks.map(({ of, person, role, status, message }, i) => ({
      accelerator_id: of.row.id,
      person_uid: person.uid,
      role,
      message,
      status,
      reason: status === 'REJECTED' ? 'Экспертов по этой отрасли в команде уже достаточно.' : '',
      created_at: scene.calendar.ago(1.3 + i * 2),
      decided_by: status === 'REJECTED' ? of.admins[0]!.uid : null,
      decided_at: status === 'REJECTED' ? scene.calendar.ago(0.6 + i) : null,
    })),
  )

/** Invitations to accelerators in every state, a blocked member, and requests to join. */
export const inviteTeams = async (
  scene: Scene,
  cast: Cast,
  houses: readonly DemoAccelerator[],
  ventures: readonly Venture[],
): Promise<void> => {
  const initiator = cast.accounts.get('ini@demo.example')!
  const free = cast.founders.ru.slice(60, 66)
  const [first, second] = houses.filter(({ plan }) => plan.approved) as [DemoAccelerator, DemoAccelerator]
  await scene.db
    .updateTable('accelerator')
    .set({ requests_to_team: true })
    .where('id', 'in', [first.row.id, second.row.id])
    .execute()
  await invite(scene, first, [
    { to: free[0]!, role: 'TRC', status: 'SENT', age: 2, message: 'Ищем трекера на осенний набор.' },
    {
      to: 'marina.stepanova@newcomers.example',
      role: 'EXP',
      status: 'REGISTER_WAITING',
      age: 4,
      message: '',
    },
    { to: free[1]!, role: 'ACC', admin: true, status: 'SENT', age: 1, message: 'Поможете вести программы?' },
    { to: 'oleg.zimin@newcomers.example', role: 'MNT', status: 'REGISTER_WAITING', age: 17, message: '' },
    { to: free[2]!, role: 'EXP', status: 'REJECTED_BY_USER', age: 9, message: '' },
    { to: free[3]!, role: 'TRC', status: 'REJECTED_BY_PROJECT', age: 12, message: '' },
  ])
  await invite(scene, second, [
    {
      to: initiator,
      role: 'EXP',
      status: 'SENT',
      age: 3,
      message: 'Видели ваш проект на демо-дне. Поможете оценивать заявки по промышленности?',
    },
    { to: initiator, role: 'MNT', status: 'REJECTED_BY_USER', age: 30, message: '' },
  ])
  await rememberTeams(scene, initiator, ventures)
  await ask(scene, [
    {
      of: first,
      person: free[4]!,
      role: 'EXP',
      status: 'CONSIDERATION',
      message: 'Двенадцать лет в энергетике, оценивал пилоты.',
    },
    {
      of: first,
      person: free[5]!,
      role: 'TRC',
      status: 'CONSIDERATION',
      message: 'Веду стартапы третий год, до восьми команд сразу.',
    },
    {
      of: first,
      person: free[2]!,
      role: 'MNT',
      status: 'REJECTED',
      message: 'Готова консультировать по продажам.',
    },
    {
      of: second,
      person: initiator,
      role: 'MNT',
      status: 'CONSIDERATION',
      message: 'Могу рассказать о первых продажах заводам.',
    },
  ])
  await scene.db
    .updateTable('accelerator_member')
    .set({ blocked: true })
    .where('accelerator_id', '=', first.row.id)
    .where('person_uid', '=', first.experts.at(-1)!.uid)
    .execute()
}
