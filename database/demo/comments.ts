import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Action } from './actions.ts'
import { words } from './content/words.ts'
import type { Scene } from './scene.ts'

type Comment = {
  task_id: number
  author_uid: string
  kind: 'COMMENT' | 'RETURN' | 'DISCARD'
  body: string
  /** The answer and files that a decision is about. */
  reviewed: { answer: string; files: [] } | null
  day: number
} & Partial<OnField>

type OnField = {
  element_code: string | null
  field_code: string | null
  remark_status: 'SETTLED' | null
  resolved_by: string | null
}

/** The columns of a comment on a field, in others. */
const noRemark: OnField = { element_code: null, field_code: null, remark_status: null, resolved_by: null }

/** A comment on the answer before its return, settled since the team corrected it. */
const onAnswer = ({ work, chore, actor, action, day }: Action): Comment[] =>
  action === 'return' && chore.row.state !== 'START' && chore.row.id % 2 === 0
    ? [
        {
          task_id: chore.row.id,
          author_uid: actor.uid,
          kind: 'COMMENT',
          body: words[work.filed.lane.house.plan.locale].answerRemark,
          reviewed: null,
          day: day * 1.01,
          element_code: 'ANSWER',
          field_code: 'ANSWER',
          remark_status: 'SETTLED',
          resolved_by: actor.uid,
        },
      ]
    : []

/** A question of the reviewer during the work, and often a reply. */
const conversation = (scene: Scene, { work, chore, action, day }: Action): Comment[] => {
  if (action !== 'complete' || !work.tracker || !scene.chance.happens(0.25)) return []
  const texts = words[work.filed.lane.house.plan.locale]
  const [question, replies] = scene.chance.pick(texts.comments)
  const comment: Comment = {
    task_id: chore.row.id,
    author_uid: work.tracker.uid,
    kind: 'COMMENT',
    body: question,
    reviewed: null,
    day: day * 0.98,
  }
  if (scene.chance.happens(0.35)) return [comment]
  const body = scene.chance.pick(replies)
  return [comment, { ...comment, author_uid: work.filed.venture.leader.uid, body, day: day * 0.96 }]
}

/** The returned answer: the current one while the team corrects it, else its first half. */
const returnedAnswer = ({ row }: Action['chore']): string =>
  row.state === 'START' ? row.answer : row.answer.slice(0, row.answer.indexOf('. ') + 1)

const verdict = ({ chore, actor, action, day, comment }: Action): Comment[] =>
  action === 'return' || action === 'discard'
    ? [
        {
          task_id: chore.row.id,
          author_uid: actor.uid,
          kind: action === 'return' ? 'RETURN' : 'DISCARD',
          body: comment,
          reviewed: { answer: action === 'return' ? returnedAnswer(chore) : chore.row.answer, files: [] },
          day,
        },
      ]
    : []

/** Writes the comments on tasks, and the texts of returns and discards. */
export const addComments = async (scene: Scene, actions: readonly Action[]): Promise<void> => {
  const all = actions.flatMap((action) => [
    ...onAnswer(action),
    ...verdict(action),
    ...conversation(scene, action),
  ])
  await insertAll(
    scene.db,
    'task_comment',
    all
      .toSorted((a, b) => b.day - a.day)
      .map(({ day, ...row }) => ({
        ...noRemark,
        ...row,
        resolved_at: row.resolved_by ? scene.calendar.ago(day * 0.9) : null,
        created_at: scene.calendar.ago(day),
      })),
  )
}
