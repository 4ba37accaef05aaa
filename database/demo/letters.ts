import { insertAll } from '../../tests/support/factories/insert.ts'
import { words } from './content/words.ts'
import type { Cast } from './people.ts'
import type { Venture } from './projects.ts'
import type { Scene } from './scene.ts'
import type { Work } from './work.ts'

/** Messages between trackers and founders, so that both folders and threads of the inbox have content. */
export const exchangeLetters = async (scene: Scene, works: readonly Work[]): Promise<void> => {
  const talks = works
    .filter(({ tracker, filed }) => tracker !== null && filed.decidedDay < 150)
    .slice(-24)
    .map(({ tracker, filed, row }, i) => ({
      tracker: tracker!,
      leader: filed.venture.leader,
      acceleratorId: row.accelerator_id,
      text: words[filed.lane.house.plan.locale].letters[i % 2]!,
      day: 0.4 + scene.chance.next() * Math.min(20, filed.decidedDay * 0.8),
    }))
    .toSorted((a, b) => b.day - a.day)
  const first = await insertAll(
    scene.db,
    'notification',
    talks.map(({ tracker, leader, acceleratorId, text: [subject, body], day }) => ({
      code: 'MESSAGE',
      subject,
      body,
      recipient_uid: leader.uid,
      sender_uid: tracker.uid,
      accelerator_id: acceleratorId,
      read_at: scene.calendar.ago(day * 0.9),
      created_at: scene.calendar.ago(day),
    })),
  )
  await insertAll(
    scene.db,
    'notification',
    talks
      .map(({ tracker, leader, acceleratorId, text: [subject, , reply], day }, i) => ({
        code: 'MESSAGE',
        subject,
        body: reply,
        recipient_uid: tracker.uid,
        sender_uid: leader.uid,
        accelerator_id: acceleratorId,
        reply_to_id: first[i]!.id,
        thread_id: first[i]!.id,
        read_at: i % 3 === 0 ? null : scene.calendar.ago(day * 0.5),
        created_at: scene.calendar.ago(day * 0.8),
      }))
      .filter((_, i) => i % 4 !== 3),
  )
}

/** A greeting for everybody without work in a track, so that no account has an empty inbox. */
export const greet = async (scene: Scene, cast: Cast): Promise<void> => {
  const admin = cast.accounts.get('admin@demo.example')!
  const greeted = [...cast.accounts.values()].filter((person) => person !== admin)
  const { subject, body } = words.ru.welcome
  await insertAll(
    scene.db,
    'notification',
    greeted.map((person, i) => ({
      code: 'MESSAGE',
      subject,
      body,
      recipient_uid: person.uid,
      sender_uid: admin.uid,
      read_at: i % 2 === 0 ? null : scene.calendar.ago(0.3),
      created_at: scene.calendar.ago(0.4),
    })),
  )
}

/** Pending invitations to teams, two of them for the initiator's account. */
export const inviteFounders = async (
  scene: Scene,
  cast: Cast,
  ventures: readonly Venture[],
): Promise<void> => {
  const initiator = cast.accounts.get('ini@demo.example')!
  const others = ventures.filter(({ leader, locale }) => leader !== initiator && locale === 'ru').slice(-14)
  await insertAll(
    scene.db,
    'team_invitation',
    others.map(({ row, leader }, i) => {
      const invited = i < 2 ? initiator : cast.founders.ru[95 + (i % 10)]!
      const known = i % 5 !== 4
      return {
        project_id: row.id,
        email: known ? invited.email : `newcomer${i}@people.example`,
        person_uid: known ? invited.uid : null,
        role_in_team: words.ru.positions[1 + (i % 4)]![1],
        status: known ? ('SENT' as const) : ('REGISTER_WAITING' as const),
        created_by: leader.uid,
        created_at: scene.calendar.ago(0.5 + i),
      }
    }),
  )
}
