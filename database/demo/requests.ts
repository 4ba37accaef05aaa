import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { requestRow, type AccelerationRequest } from '../../tests/support/factories/request.ts'
import type { Application } from './applications.ts'
import { words } from './content/words.ts'
import { refusalOf } from './decisions.ts'
import type { Scene } from './scene.ts'

/** An application in the database. */
export type Filed = Application & { row: AccelerationRequest; decider: Person | null }

const deciderOf = (scene: Scene, { lane, venture, status, together }: Application): Person | null => {
  if (status === 'NEW' || lane.plan.acceptsAutomatically) return null
  if (status === 'CANCEL') return venture.leader
  const picked = scene.chance.pick([...lane.house.team, ...lane.house.admins, ...lane.house.teamTrackers])
  return together ? lane.house.admins[0]! : picked
}

const intakeOf = ({ lane, day }: Application): number | null =>
  lane.intakes.find(({ from, to }) => -day >= from && -day <= to + 1)?.row.id ?? null

/** Inserts the applications with their messages and decisions. */
export const fileRequests = async (scene: Scene, applications: readonly Application[]): Promise<Filed[]> => {
  const deciders = applications.map((application) => deciderOf(scene, application))
  const rows = await insertAll(
    scene.db,
    'acceleration_request',
    applications.map((application, i) => {
      const { venture, lane, status, day, decidedDay } = application
      const texts = words[lane.house.plan.locale]
      const message = scene.chance.pick(texts.applications)
      const reason = status === 'REJECT' ? scene.chance.pick(texts.rejections) : ''
      return requestRow(venture.row, lane.row, {
        status,
        created_by: venture.leader.uid,
        stream_id: intakeOf(application),
        message,
        reason,
        advice: reason && refusalOf(application, reason).advice,
        created_at: scene.calendar.ago(day),
        consent_at: scene.calendar.ago(day),
        consent_version: contactConsentVersion,
        consent_by: venture.leader.uid,
        decided_by: deciders[i]?.uid ?? null,
        decided_at: status === 'NEW' ? null : scene.calendar.ago(decidedDay),
      })
    }),
  )
  return applications.map((application, i) => ({ ...application, row: rows[i]!, decider: deciders[i]! }))
}
