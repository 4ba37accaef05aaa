import { describe, expect, test } from 'vitest'
import { actors, projectOfMatrix, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { expertJobs, type ExpertJobFacts } from '../../expertise/domain/expert-job.policy.ts'
import { expertScorings, scorings } from './scoring.policy.ts'

const names = Object.keys(actors) as ActorName[]
const actions = ['view', 'assess', 'share', 'seeAuthors', 'readExperts'] as const

/** 404: not visible; 403: visible, but the action is not allowed. */
const who = matrix(
  names,
  actions,
  `                  view  assess  share  seeAuthors  readExperts
  guest             404   404     404    404    404
  stranger          404   404     404    404    404
  leader            404   404     404    404    404
  member            404   404     404    404    404
  team              yes   yes     yes    yes    yes
  team admin        yes   yes     yes    yes    yes
  team tracker      yes   yes     yes    yes    yes
  tracker           yes   yes     403    yes    yes
  other tracker     404   404     404    404    404
  expert            404   404     404    404    404
  mentor            404   404     404    404    404
  team in project   yes   403     403    yes    403
  foreign admin     404   404     404    404    404
  portal admin      yes   403     403    yes    403
  portal deputy     yes   403     403    yes    403`,
)

const { acceleratorId, memberUids, trackerUid } = projectOfMatrix
const scoring = { acceleratorId, memberUids, trackerUids: [trackerUid], askedInTask: false }

describe.each(names)('%s', (name) => {
  test.each(actions)('%s', (action) => {
    const { visible, allows } = scorings[action]
    const answer = !visible(actors[name], scoring) ? '404' : allows(actors[name], scoring) ? 'yes' : '403'
    expect(answer).toBe(who[name][action])
  })
})

test.each(['leader', 'member'] as const)('%s reads it once a task names it as its report', (name) => {
  expect(scorings.view.allows(actors[name], { ...scoring, askedInTask: true })).toBe(true)
  expect(scorings.assess.allows(actors[name], { ...scoring, askedInTask: true })).toBe(false)
  expect(scorings.seeAuthors.allows(actors[name], { ...scoring, askedInTask: true })).toBe(false)
})

const job: ExpertJobFacts = {
  acceleratorId,
  expertUid: 'expert',
  requesterUid: null,
  requesterGone: false,
  reviewerUids: ['expert'],
  memberUids,
  trackerUid,
  status: 'PROCESS',
  resultType: 'COMMENTS',
  visibleToTeam: true,
  workOpened: true,
  barred: false,
  expertGone: false,
  reminded: false,
  termAsked: false,
  accepted: false,
  corrections: 0,
  comments: 0,
  hasFile: false,
  unanswered: 0,
  workAllowed: true,
  taskWaits: true,
  offerOpen: true,
}

describe('the assessment of a review', () => {
  const whoAssesses = matrix(
    names,
    ['view', 'assess'],
    `                  view  assess
  guest             404   404
  stranger          404   404
  leader            404   404
  member            404   404
  team              404   404
  team admin        404   404
  team tracker      404   404
  tracker           404   404
  other tracker     404   404
  expert            yes   yes
  mentor            404   404
  team in project   404   404
  foreign admin     404   404
  portal admin      404   404
  portal deputy     404   404`,
  )
  const answerTo = (name: ActorName, action: 'view' | 'assess', more: object = {}): string => {
    const given = { ...job, asksScoring: true, ...more }
    const facts = {
      performs: expertJobs.perform.allows(actors[name], given),
      taken: given.status !== 'NEW',
      asksScoring: given.asksScoring,
      readsResult: 'readsResult' in more,
    }
    const { visible, allows } = expertScorings[action]
    return !visible(actors[name], facts) ? '404' : allows(actors[name], facts) ? 'yes' : '403'
  }

  test.each(names)('%s', (name) => {
    for (const action of ['view', 'assess'] as const)
      expect(answerTo(name, action), action).toBe(whoAssesses[name][action])
  })

  test('a person who ordered the review for themselves reads its result, and only that', () => {
    expect(answerTo('foreign admin', 'view', { readsResult: true })).toBe('yes')
    expect(answerTo('foreign admin', 'assess', { readsResult: true })).toBe('403')
    expect(answerTo('foreign admin', 'view', { readsResult: true, asksScoring: false })).toBe('404')
  })

  test.each([
    [{ status: 'NEW' }, '404'],
    [{ status: 'REJECT' }, '404'],
    [{ barred: true }, '404'],
    [{ asksScoring: false }, '404'],
    [{ expertUid: 'another' }, '404'],
    [{ acceleratorId: 2 }, '404'],
    // Still readable; the use case refuses changes by the state of the job.
    [{ status: 'COMPLETE' }, 'yes'],
  ])('with %j is %s to the expert', (more, answer) => {
    expect(answerTo('expert', 'assess', more)).toBe(answer)
  })
})
