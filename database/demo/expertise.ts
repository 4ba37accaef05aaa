import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'
import type { Chore, Work } from './work.ts'

type Ordered = { work: Work; chore: Chore }

const questions = ['Реалистична ли оценка рынка?', 'Какие риски команда не назвала?']
const answers = ['Да, если считать только регион пилота.', 'Зависимость от одного поставщика.']
const remarks = [
  'Сегмент описан слишком широко: уточните, кто платит.',
  'Сильная сторона: есть письма от трёх клиентов.',
]

/** Age in days of the oldest result that awaits acceptance. */
export const longestWait = 9

const inState = (works: readonly Work[], state: string): Ordered[] =>
  works.flatMap((work) =>
    work.chores.filter(({ row }) => row.state === state).map((chore) => ({ work, chore })),
  )

/** Orders of reviews: open ones for pending submissions, finished ones for accepted tasks; the expert's account has both. */
export const orderExpertise = async (scene: Scene, works: readonly Work[]): Promise<void> => {
  const { chance, calendar } = scene
  const ofFirst = ({ work }: Ordered) => work.filed.lane.house.plan.name === 'Северный старт'
  const waiting = inState(works, 'DONE_CODE')
  // The projects of the initiator's account come first: its team sees a result.
  const isOwn = ({ work }: Ordered) => work.filed.venture.leader.email === 'ini@demo.example'
  const accepted = inState(works, 'ACCEPT_CODE').toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const chosen = [
    ...waiting.filter(ofFirst).slice(0, 8),
    ...waiting.filter((one) => !ofFirst(one) && chance.happens(0.4)),
  ].map((one, i) => ({ ...one, status: i % 4 === 3 ? ('PROCESS' as const) : ('NEW' as const) }))
  const finished = [
    ...accepted.filter(ofFirst).slice(0, 8),
    ...accepted.filter((one) => !ofFirst(one) && chance.happens(0.12)),
  ].map((one, i) => ({ ...one, status: i % 5 === 4 ? ('REJECT' as const) : ('COMPLETE' as const) }))
  const rows = await insertAll(
    scene.db,
    'expert_job',
    [...finished, ...chosen].map(({ work, chore, status }, i) => {
      const { house } = work.filed.lane
      const day = (chore.plan.steps.findLast(({ action }) => action === 'complete')?.day ?? 1) * 0.95
      const isDone = status === 'COMPLETE'
      return {
        accelerator_id: house.row.id,
        task_id: chore.row.id,
        // The first expert of the first accelerator is the demo account.
        expert_uid: house.experts[i % 3 < 2 ? 0 : i % house.experts.length]!.uid,
        client_uid: (house.team[0] ?? house.admins[0])!.uid,
        status,
        // A finished review by file would need its file.
        result_type: status === 'NEW' && i % 3 === 1 ? ('FILE' as const) : ('COMMENTS' as const),
        due_on: calendar.day(-day + 10),
        visible_to_team: i % 2 === 0,
        // One of seven is double-blind, and one hides the expert.
        blind: i % 7 === 5 ? 'BOTH_HIDDEN' : i % 7 === 2 ? 'EXPERT_HIDDEN' : 'OPEN',
        handed_in_at: calendar.ago(day),
        created_at: calendar.ago(day),
        taken_at: status === 'NEW' ? null : calendar.ago(day * 0.8),
        // An older result would count as accepted automatically.
        completed_at: isDone
          ? calendar.ago(i % 2 === 0 ? day * 0.5 : Math.min(day * 0.5, longestWait))
          : null,
        conclusion: isDone ? 'Проект готов к следующему этапу, если команда сузит сегмент.' : '',
        accepted_at: isDone && i % 2 === 0 ? calendar.ago(day * 0.4) : null,
        rejected_at: status === 'REJECT' ? calendar.ago(day * 0.6) : null,
        // Every other finished one was withdrawn.
        withdrawn: status === 'REJECT' && i % 2 === 1,
        reason:
          status !== 'REJECT'
            ? ''
            : i % 2 === 1
              ? 'Комиссия решила по заданию без отзыва.'
              : 'Не моя область: здесь нужен технолог.',
      }
    }),
  )
  await insertAll(
    scene.db,
    'expert_job_question',
    rows.flatMap(({ id, status }) =>
      questions.map((text, i) => ({
        job_id: id,
        position: i + 1,
        text,
        answer: status === 'COMPLETE' ? answers[i]! : '',
      })),
    ),
  )
  await insertAll(
    scene.db,
    'expert_job_comment',
    rows.flatMap(({ id, status }) =>
      status === 'COMPLETE' || status === 'PROCESS'
        ? remarks.map((text, i) => ({
            job_id: id,
            text,
            element_code: i === 0 ? 'pitch' : null,
          }))
        : [],
    ),
  )
}
