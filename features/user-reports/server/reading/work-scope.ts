import { requestStateWords } from '#features/acceleration-requests'
import { readReviews, type StoredReview } from '#features/expertise'
import { taskStateWords } from '#features/participations'
import { projects as projectPolicy, type ProjectSubject } from '#features/projects'
import { isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { plainText } from '../../../fields/domain/rich-text.rules.ts'
import { elementsOf } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/domain/words-in.ts'
import { emptyScope, type Leaf, type Scope } from '../../domain/template-values.ts'
import { stateWords } from './closed-words.ts'
import { dayLeaf, numberLeaf, textLeaf } from './leaves.ts'
import type { Work } from './read-work.ts'

type Locale = 'ru' | 'en'

const scopeOf = (entries: Readonly<Record<string, Leaf | Scope[]>>): Scope =>
  Object.assign(emptyScope<Scope>(), entries)

/** The scores of a review by a template, criterion by criterion. */
const marksOf = (review: StoredReview | undefined, locale: Locale): Scope[] =>
  review === undefined
    ? []
    : elementsOf(review.tree).flatMap((element): Scope[] => {
        // Only a scale has grades with points and meanings.
        if (element.kind !== 'PLAIN' || element.type !== 'SCALE') return []
        const value = review.values[element.code]
        const points = typeof value === 'number' ? value : null
        const meaning = element.grades?.find((grade) => grade.points === points)?.meaning
        return [
          scopeOf({
            Criterion: textLeaf(wordsIn(element.name, locale)),
            Points: numberLeaf(points, locale),
            Meaning: textLeaf(wordsIn(meaning, locale)),
          }),
        ]
      })

/** The reviews by a template of all these works. */
export const reviewsOf = (ctx: SignedIn, works: Iterable<Work>): Promise<Map<number, StoredReview>> =>
  readReviews(
    ctx.db,
    [...works].flatMap(({ reviews }) => reviews.map(({ id }) => id)),
  )

export type Reading = { works: boolean; reviews: boolean }

/** How much of the work in the accelerator its reader sees: the team and its trackers all of it, others nothing. */
export const readingOf = ({ actor }: SignedIn, acceleratorId: number, project: ProjectSubject): Reading => {
  const isOwn = project.memberUids.some((uid) => isPerson(actor, uid))
  const oversees = isTeam(actor, acceleratorId) || isPortalAdministrator(actor)
  const tracks = project.trackerUids.some((uid) => isPerson(actor, uid))
  return {
    works: projectPolicy.view.allows(actor, project) && (isOwn || oversees || tracks),
    // As `expertJobs.oversee`: neither the project's team nor portal administrators may read confidential reviews.
    reviews: isTeam(actor, acceleratorId) && !isOwn,
  }
}

/** What a project's work says to its reader. */
export const workScope = (
  work: Work | undefined,
  reviewsById: ReadonlyMap<number, StoredReview>,
  { works, reviews }: Reading,
  locale: Locale,
): Scope => {
  const shown = works ? work : undefined
  const stateLeaf = (states: typeof taskStateWords | typeof requestStateWords, state: string): Leaf => {
    const [text = state, ...also] = stateWords(states, state, locale)
    return { text, also }
  }
  const day = (value: string | null) => dayLeaf(value, locale)
  return scopeOf({
    Number: textLeaf(work?.main.number),
    Leader: textLeaf(shown?.main.leader),
    Track: textLeaf(shown?.main.track),
    Programme: textLeaf(shown?.main.programme),
    Tracker: textLeaf(shown?.main.tracker),
    Team: (shown?.team ?? []).map(({ person, position, area }) =>
      scopeOf({ Person: textLeaf(person), Position: textLeaf(position), Area: textLeaf(area) }),
    ),
    Tasks: (shown?.tasks ?? []).map(({ task, track, state, due, started, answer }) =>
      scopeOf({
        Task: textLeaf(task),
        Track: textLeaf(track),
        State: stateLeaf(taskStateWords, state),
        Due: day(due),
        Started: day(started),
        Answer: textLeaf(plainText(answer, ({ alt }) => alt)),
      }),
    ),
    Applications: (shown?.applications ?? []).map(({ track, state, submitted, decided }) =>
      scopeOf({
        Track: textLeaf(track),
        State: stateLeaf(requestStateWords, state),
        Submitted: day(submitted),
        Decided: day(decided),
      }),
    ),
    Reviews: (reviews ? (shown?.reviews ?? []) : []).map(
      ({ id, review, task, score, accepted, conclusion }) =>
        scopeOf({
          Review: textLeaf(review),
          Task: textLeaf(task),
          Score: numberLeaf(score === null ? null : Number(score), locale),
          Accepted: day(accepted),
          Conclusion: textLeaf(conclusion),
          Marks: marksOf(reviewsById.get(id), locale),
        }),
    ),
  })
}
