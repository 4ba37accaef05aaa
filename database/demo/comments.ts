import { insertAll } from '../../tests/support/factories/insert.ts'
import { words } from './content/words.ts'
import type { Action } from './actions.ts'
import type { Scene } from './scene.ts'

type Said = {
  task_id: number
  author_uid: string
  kind: 'COMMENT' | 'RETURN' | 'DISCARD'
  body: string
  /** The answer and files that a decision is about. */
  reviewed: { answer: string; files: [] } | null
  day: number
}

/** A question of the reviewer during the work, and often a reply. */
const conversation = (scene: Scene, { work, chore, action, day }: Action): Said[] => {
  if (action !== 'complete' || !work.tracker || !scene.chance.happens(0.25)) return []
  const said = words[work.filed.lane.house.plan.locale]
  const [question, replies] = scene.chance.pick(said.comments)
  const asked: Said = {
    task_id: chore.row.id,
    author_uid: work.tracker.uid,
    kind: 'COMMENT',
    body: question,
    reviewed: null,
    day: day * 0.98,
  }
  if (scene.chance.happens(0.35)) return [asked]
  const body = scene.chance.pick(replies)
  return [asked, { ...asked, author_uid: work.filed.venture.leader.uid, body, day: day * 0.96 }]
}

/** The returned answer: the current one while the team corrects it, else its first half. */
const returnedAnswer = ({ row }: Action['chore']): string =>
  row.state === 'START' ? row.answer : row.answer.slice(0, row.answer.indexOf('. ') + 1)

const verdict = ({ chore, actor, action, day, comment }: Action): Said[] =>
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
  const all = actions.flatMap((action) => [...verdict(action), ...conversation(scene, action)])
  await insertAll(
    scene.db,
    'task_comment',
    all
      .toSorted((a, b) => b.day - a.day)
      .map(({ day, ...row }) => ({ ...row, created_at: scene.calendar.ago(day) })),
  )
}
