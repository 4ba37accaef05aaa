import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { Application } from './applications.ts'
import { refusals, stagedInDemo } from './content/decisions.ts'
import { words } from './content/words.ts'
import type { Filed } from './requests.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

/** Rows are inserted as one JSON document, so a value may be an object. */
const asColumn = (document: object) => document as { length?: undefined }

/** Applications rejected by the demo's only run. */
const ofRun = 3

/**
 * The latest rejections of the first accelerator were released by one run; one more application was withdrawn just
 * before it was processed.
 */
export const decideTogether = (
  applications: readonly Application[],
  [first]: readonly Lane[],
): Application[] => {
  const latest = (status: Application['status'], from: number, count: number) =>
    applications
      .filter(({ lane, day, ...one }) => lane.house === first!.house && one.status === status && day > from)
      .toSorted((a, b) => a.day - b.day)
      .slice(0, count)
  const rejected = latest('REJECT', 0, ofRun)
  const decidedDay = rejected[0]!.day / 2
  const together = new Set([...rejected, ...latest('CANCEL', decidedDay, 1)])
  return applications.map((one) => (together.has(one) ? { ...one, decidedDay, together: true } : one))
}

/** Reasons of a rejection besides its text: dictionary codes, and advice. */
export const refusalOf = ({ lane }: Application, reason: string) => {
  const { locale } = lane.house.plan
  return refusals[locale][words[locale].rejections.indexOf(reason)]!
}

/** The ids of the reasons for rejection by their codes. */
const readReasons = async ({ db }: Scene) => {
  const rows = await db
    .selectFrom('dictionary_value as v')
    .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
    .select(['v.id', 'v.code'])
    .where('d.code', '=', 'REJECTION_REASONS')
    .execute()
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return (codes: readonly string[]) => codes.map((code) => ids.get(code)!)
}

type ReasonIds = Awaited<ReturnType<typeof readReasons>>

const giveReasons = ({ db }: Scene, filed: readonly Filed[], idsOf: ReasonIds) =>
  insertAll(
    db,
    'acceleration_request_reason',
    filed
      .filter(({ status }) => status === 'REJECT')
      .flatMap((one) =>
        idsOf(refusalOf(one, one.row.reason).reasons).map((reason_id) => ({
          request_id: one.row.id,
          reason_id,
        })),
      ),
  )

/** The finished run: its rejections, and the one that failed. */
const noteRun = async ({ db, calendar }: Scene, filed: readonly Filed[], idsOf: ReasonIds): Promise<void> => {
  const items = filed.filter(({ together }) => together)
  const { lane, decidedDay } = items[0]!
  const { house } = lane
  const at = calendar.ago(decidedDay)
  const run = await insertOne(db, 'decision_run', {
    accelerator_id: house.row.id,
    kind: 'RELEASE',
    status: 'FINISHED',
    total: items.length,
    created_by: house.admins[0]!.uid,
    created_at: at,
    finished_at: at,
  })
  await insertAll(
    db,
    'decision_run_item',
    items.map((one, i) => {
      const isRejected = one.status === 'REJECT'
      const reason = isRejected ? one.row.reason : words[house.plan.locale].rejections[0]!
      const { reasons, advice } = refusalOf(one, reason)
      return {
        run_id: run.id,
        place: i + 1,
        request_id: one.row.id,
        project_id: one.venture.row.id,
        project_name: one.venture.row.name,
        track_id: one.lane.row.id,
        track_name: one.lane.row.name,
        decision: 'REJECT' as const,
        words: asColumn({ reasonIds: idsOf(reasons), reason, advice }),
        staged_version: 1,
        staged_by: house.team[0]!.uid,
        step: isRejected ? ('DONE' as const) : ('REFUSED' as const),
        refused: isRejected ? null : 'STATE_CHANGED',
      }
    }),
  )
}

/** Decisions staged by a team member this morning: the newest applications await release. */
const stage = ({ db, calendar }: Scene, filed: readonly Filed[], house: Lane['house'], idsOf: ReasonIds) => {
  const waiting = filed
    .filter(({ lane, status }) => lane.house === house && status === 'NEW')
    .toSorted((a, b) => b.day - a.day)
  return insertAll(
    db,
    'staged_decision',
    stagedInDemo.slice(0, waiting.length).map(({ decision, reasons, reason, advice }, i) => ({
      request_id: waiting[i]!.row.id,
      accelerator_id: house.row.id,
      decision,
      words: asColumn({ reasonIds: idsOf(reasons), reason, advice }),
      staged_by: house.team[0]!.uid,
      staged_at: calendar.ago(Math.min(0.1, waiting[i]!.day / 2)),
    })),
  )
}

/** Rejections have reasons from the dictionary; the first accelerator has a finished run and unreleased decisions. */
export const noteDecisions = async (
  scene: Scene,
  filed: readonly Filed[],
  [first]: readonly Lane[],
): Promise<void> => {
  const idsOf = await readReasons(scene)
  await giveReasons(scene, filed, idsOf)
  await noteRun(scene, filed, idsOf)
  await stage(scene, filed, first!.house, idsOf)
}
