import { describe, expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, person, projectOfMatrix, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { expertJobMachine as machine } from './expert-job.machine.ts'
import {
  expertises,
  expertJobs,
  expertResults,
  ownOrders,
  type ExpertJobFacts,
  type OwnOrderFacts,
} from './expert-job.policy.ts'
import { clientActionsOf, expertActionsOf, isOverdue } from './expert-job.rules.ts'
import {
  clientActions,
  expertJobMoves as moves,
  expertJobStates as states,
  type ExpertJobMove,
  type ExpertJobState,
} from './states.ts'

/** A job of the matrices' project with everything that a result needs, not visible to the team. */
const plain: ExpertJobFacts = {
  ...projectOfMatrix,
  expertUid: 'expert',
  reviewerUids: ['expert'],
  status: 'PROCESS',
  resultType: 'COMMENTS',
  requesterUid: null,
  requesterGone: false,
  expertGone: false,
  reminded: false,
  workOpened: true,
  visibleToTeam: false,
  barred: false,
  accepted: false,
  corrections: 0,
  comments: 1,
  hasFile: false,
  unanswered: 0,
  workAllowed: true,
  taskWaits: true,
  offerOpen: true,
  termAsked: false,
}

const everybody = Object.keys(actors) as ActorName[]

const may = matrix(
  everybody,
  ['perform', 'manage', 'oversee', 'read', 'order', 'list'],
  `                 perform  manage  oversee  read  order  list
  guest            404      404     404      404   404    404
  stranger         404      404     404      404   404    404
  leader           404      404     404      404   404    404
  member           404      404     404      404   404    404
  team             403      yes     yes      403   yes    yes
  team admin       403      yes     yes      403   yes    yes
  team tracker     403      yes     yes      403   yes    yes
  tracker          403      403     yes      403   403    yes
  other tracker    404      404     404      404   403    yes
  expert           yes      403     403      403   404    404
  mentor           404      404     404      404   404    404
  team in project  404      404     404      404   yes    yes
  foreign admin    404      404     404      404   404    404
  portal admin     404      404     404      404   404    404
  portal deputy    404      404     404      404   404    404`,
)

/** The same once the result is complete and visible to the team. */
const shown = matrix(
  everybody,
  ['perform', 'manage', 'oversee', 'read'],
  `                 perform  manage  oversee  read
  guest            404      404     404      404
  stranger         404      404     404      404
  leader           403      403     403      yes
  member           403      403     403      yes
  team             403      yes     yes      403
  team admin       403      yes     yes      403
  team tracker     403      yes     yes      403
  tracker          403      403     yes      403
  other tracker    404      404     404      404
  expert           yes      403     403      403
  mentor           404      404     404      404
  team in project  403      403     403      yes
  foreign admin    404      404     404      404
  portal admin     404      404     404      404
  portal deputy    404      404     404      404`,
)

const byExpert: ReadonlySet<ExpertJobMove> = new Set<ExpertJobMove>(['take', 'complete', 'reject', 'leave'])

/** The target state of each move from each state; a dash: refused with the code in the next column. */
const targets = matrix(
  moves,
  [...states, 'code'] as const,
  `         NEW      PROCESS   COMPLETE  REJECT  code
  take      PROCESS  -         -         -       EXPERT_JOB_NOT_NEW
  complete  -        COMPLETE  -         -       EXPERT_JOB_NOT_IN_PROCESS
  reject    REJECT   REJECT    -         -       EXPERT_JOB_NOT_IN_PROCESS
  leave     REJECT   REJECT    -         -       EXPERT_JOB_NOT_IN_PROCESS
  withdraw  REJECT   REJECT    -         -       EXPERT_JOB_NOT_IN_PROCESS
  correct   -        -         PROCESS   -       EXPERT_JOB_NOT_DONE`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }
const codeOf = (policy: string) => refusals[policy] ?? null

describe.each(everybody)('%s', (name) => {
  const actor = actors[name]

  test.each(['perform', 'manage', 'oversee', 'read'] as const)('and the rules of a job: %s', (action) => {
    const verdictOn = (facts: ExpertJobFacts) =>
      !expertJobs[action].visible(actor, facts)
        ? '404'
        : expertJobs[action].allows(actor, facts)
          ? 'yes'
          : '403'
    expect(verdictOn(plain)).toBe(may[name][action])
    expect(verdictOn({ ...plain, visibleToTeam: true })).toBe(may[name][action])
    expect(verdictOn({ ...plain, status: 'COMPLETE' })).toBe(may[name][action])
    expect(verdictOn({ ...plain, status: 'COMPLETE', visibleToTeam: true })).toBe(shown[name][action])
  })

  test.each(['order', 'list'] as const)('and the expertise of the accelerator: %s', (action) => {
    const facts = { acceleratorId: plain.acceleratorId }
    const verdict = !expertises[action].visible(actor, facts)
      ? '404'
      : expertises[action].allows(actor, facts)
        ? 'yes'
        : '403'
    expect(verdict).toBe(may[name][action])
  })

  test.each(states)('in the state %s', (status) => {
    for (const move of moves) {
      const facts = { ...plain, status }
      const action = byExpert.has(move) ? 'perform' : 'manage'
      // An account deletion does not end another expert's review. An expert who declined, or whose order was
      // withdrawn, cannot read the job, but an answer to it returns the reason.
      const isClosed = status === 'REJECT' && name === 'expert' && !byExpert.has(move)
      const isHidden = isClosed || (move === 'leave' && name !== 'expert')
      const denied = isHidden ? 'NOT_FOUND' : codeOf(may[name][action])
      const moved = targets[move][status] === '-' ? targets[move].code : null
      expect(refusal(machine, status, move, actor, facts), move).toBe(denied ?? moved)
      if (!denied && !moved) expect(machine.transitions[move].to).toBe(targets[move][status])
    }
  })
})

test('an expert who declined, or whose order was withdrawn, reads the job no more, and sees its outcome', () => {
  const ended: ExpertJobFacts = { ...plain, status: 'REJECT' }
  expect(expertJobs.view.allows(actors.expert, ended)).toBe(false)
  expect(expertJobs.perform.allows(actors.expert, ended)).toBe(false)
  expect(expertActionsOf(actors.expert, ended)).toEqual(['declareConflict'])
  expect(expertActionsOf(actors.expert, { ...ended, barred: true })).toEqual([])
  expect(refusal(machine, 'REJECT', 'take', actors.expert, ended)).toBe('EXPERT_JOB_NOT_NEW')
  // The existence of others' jobs is not disclosed, nor of any without the role.
  for (const job of [
    { ...ended, expertUid: 'mentor' },
    { ...ended, acceleratorId: 2 },
    { ...plain, barred: true },
  ])
    expect(refusal(machine, 'REJECT', 'take', actors.expert, job)).toBe('NOT_FOUND')
})

test('an expert with a conflict, without the role or of another accelerator sees nothing of the job', () => {
  expect(expertJobs.view.allows(actors.expert, { ...plain, barred: true })).toBe(false)
  expect(expertJobs.view.allows(actors.expert, { ...plain, acceleratorId: 2 })).toBe(false)
  expect(expertJobs.view.allows(actors.mentor, { ...plain, expertUid: 'mentor' })).toBe(false)
  expect(expertActionsOf(actors.expert, { ...plain, barred: true })).toEqual([])
})

test.each([
  ['COMMENTS', { comments: 0 }, 'EXPERTISE_COMMENT_REQUIRED'],
  ['COMMENTS', { comments: 1 }, null],
  ['FILE', { comments: 1 }, 'EXPERTISE_FILE_REQUIRED'],
  ['FILE', { comments: 0, hasFile: true }, null],
  ['FILE', { hasFile: true, unanswered: 1 }, 'EXPERTISE_ANSWERS_REQUIRED'],
  ['COMMENTS', { unanswered: 2 }, 'EXPERTISE_ANSWERS_REQUIRED'],
  ['TEMPLATE', { comments: 0 }, null],
  ['TEMPLATE', { comments: 0, unanswered: 1 }, 'EXPERTISE_ANSWERS_REQUIRED'],
] as const)('a result of the type %s with %o: %s', (resultType, given, code) => {
  expect(refusal(machine, 'PROCESS', 'complete', actors.expert, { ...plain, resultType, ...given })).toBe(
    code,
  )
})

test.each([
  [{}, null],
  [{ corrections: 1 }, 'EXPERT_JOB_SETTLED'],
  [{ accepted: true }, 'EXPERT_JOB_SETTLED'],
  [{ taskWaits: false }, 'EXPERTISE_TASK_NOT_DONE'],
])('a result goes back once, before it is accepted and while its task waits: %o', (given, code) => {
  const facts = { ...plain, status: 'COMPLETE' as const, ...given }
  expect(refusal(machine, 'COMPLETE', 'correct', actors.team, facts)).toBe(code)
  expect(clientActionsOf(actors.team, facts).includes('correct')).toBe(code === null)
})

test('a review of blocked work is moved by nobody; only who leaves, or the client, ends it', () => {
  const blocked = { ...plain, workAllowed: false }
  const why = (move: keyof typeof machine.transitions, state: ExpertJobState, who: ActorName) =>
    refusal(machine, state, move, actors[who], { ...blocked, status: state })
  expect([
    why('take', 'NEW', 'expert'),
    why('complete', 'PROCESS', 'expert'),
    why('reject', 'PROCESS', 'expert'),
    why('correct', 'COMPLETE', 'team'),
  ]).toEqual(Array.from({ length: 4 }, () => 'PARTICIPATION_BLOCKED'))
  expect(why('withdraw', 'PROCESS', 'team')).toBeNull()
  expect(expertActionsOf(actors.expert, blocked)).toEqual(['declareConflict'])
  expect(clientActionsOf(actors.team, { ...blocked, termAsked: true })).toEqual([
    'withdraw',
    'showToTeam',
    'declareConflict',
  ])
})

test('the client is offered their possible actions', () => {
  const of = (facts: Partial<ExpertJobFacts>) => clientActionsOf(actors.team, { ...plain, ...facts })
  expect(of({ status: 'NEW' })).toEqual([
    'extendTerm',
    'remind',
    'replace',
    'withdraw',
    'showToTeam',
    'declareConflict',
  ])
  expect(of({ status: 'PROCESS', termAsked: true }).slice(0, 3)).toEqual([
    'grantTerm',
    'refuseTerm',
    'extendTerm',
  ])
  expect(of({ status: 'COMPLETE', termAsked: true })).not.toContain('grantTerm')
  // Nothing can be ordered for a task that does not await a decision.
  expect(of({ status: 'NEW', taskWaits: false })).not.toContain('replace')
  expect(of({ status: 'NEW', offerOpen: false })).not.toContain('replace')
  for (const why of [{ reminded: true }, { expertGone: true }, { barred: true }])
    expect(of({ status: 'NEW', ...why })).not.toContain('remind')
  expect(of({ status: 'COMPLETE', visibleToTeam: true })).toEqual([
    'correct',
    'acceptResult',
    'hideFromTeam',
    'declareConflict',
  ])
  expect(of({ status: 'COMPLETE', accepted: true })).toEqual(['showToTeam', 'declareConflict'])
  expect(of({ status: 'REJECT' })).toEqual(['declareConflict'])
  expect(of({ status: 'REJECT', barred: true })).toEqual([])
  expect(clientActionsOf(actors.tracker, plain)).toEqual([])
  expect(clientActions).toHaveLength(12)
})

describe('a job that somebody ordered for themselves', () => {
  const investor = person('investor', { roles: ['INV'] })
  const requested: ExpertJobFacts = { ...plain, requesterUid: 'mentor', workOpened: false }
  const ofInvestor = { ...requested, requesterUid: 'investor' }

  test('is managed by them alone, while they are what the portal or the accelerator made them', () => {
    expect(expertJobs.manage.allows(actors.mentor, requested)).toBe(true)
    expect(expertJobs.manage.allows(investor, ofInvestor)).toBe(true)
    for (const actor of [actors.team, actors['team admin'], investor, actors.leader])
      expect(expertJobs.manage.allows(actor, requested)).toBe(false)
    const selfMade = person('mentor', { roles: ['MNT'] })
    expect(expertJobs.view.allows(selfMade, requested)).toBe(false)
    expect(expertJobs.view.allows(person('mentor', { as: ['MNT'], in: 2 }), requested)).toBe(false)
    expect(expertJobs.view.allows(actors.mentor, { ...requested, memberUids: ['mentor'] })).toBe(false)
  })

  test('is seen by the accelerator, which opens its task and ends it, and settles nothing', () => {
    expect(expertJobs.oversee.allows(actors.team, requested)).toBe(true)
    expect(clientActionsOf(actors.team, requested)).toEqual(['withdraw', 'openWork', 'declareConflict'])
    expect(clientActionsOf(actors.team, { ...requested, workOpened: true })).toEqual([
      'withdraw',
      'declareConflict',
    ])
    expect(clientActionsOf(actors.team, { ...requested, status: 'COMPLETE' })).toEqual(['declareConflict'])
    expect(clientActionsOf(actors['team in project'], requested)).toEqual([])
    expect(clientActionsOf(actors.mentor, requested)).toEqual([
      'extendTerm',
      'remind',
      'replace',
      'withdraw',
      'showToTeam',
    ])
    expect(clientActionsOf(actors.mentor, { ...requested, status: 'COMPLETE' })).toEqual([
      'correct',
      'acceptResult',
      'showToTeam',
    ])
    expect(clientActionsOf(actors.team, plain)).not.toContain('openWork')
  })

  test('is accepted by them even without the role, then by the accelerator’s administrator, too', () => {
    const complete: ExpertJobFacts = { ...requested, status: 'COMPLETE' }
    const gone = { ...complete, requesterGone: true }
    const selfMade = person('mentor', { roles: ['MNT'] })
    const may = (actor: (typeof actors)[ActorName], facts: ExpertJobFacts) =>
      expertResults.accept.allows(actor, facts)
    for (const facts of [complete, gone, { ...gone, memberUids: ['mentor'] }]) {
      expect(may(selfMade, facts)).toBe(true)
      expect(may(investor, facts)).toBe(false)
      expect(may(actors.expert, facts)).toBe(false)
    }
    expect(expertJobs.view.allows(selfMade, gone)).toBe(false)
    expect(may(actors['team admin'], complete)).toBe(false)
    expect(may(actors['team admin'], gone)).toBe(true)
    expect(clientActionsOf(actors['team admin'], gone)).toEqual(['acceptResult', 'declareConflict'])
    expect(may(actors.team, gone)).toBe(false)
    expect(may(actors['foreign admin'], gone)).toBe(false)
  })

  test('is ordered by granted investors and the accelerator’s mentors, who see the project and are not of it', () => {
    const facts: OwnOrderFacts = { seen: true, memberUids: [], acceleratorId: 1 }
    const may = (actor: (typeof actors)[ActorName], given: Partial<OwnOrderFacts> = {}) =>
      ownOrders.order.allows(actor, { ...facts, ...given })
    expect(may(investor)).toBe(true)
    expect(may(actors.mentor)).toBe(true)
    expect(may(actors.mentor, { acceleratorId: 2 })).toBe(false)
    expect(may(actors.mentor, { acceleratorId: null })).toBe(false)
    expect(may(actors.mentor, { seen: false })).toBe(false)
    expect(may(investor, { memberUids: ['investor'] })).toBe(false)
    for (const actor of [
      actors.team,
      actors.expert,
      actors.stranger,
      actors.guest,
      person('x', { roles: ['MNT'] }),
    ])
      expect(may(actor)).toBe(false)
  })
})

test('the expert is offered what they can do', () => {
  const of = (facts: Partial<ExpertJobFacts>) => expertActionsOf(actors.expert, { ...plain, ...facts })
  expect(of({ status: 'NEW' })).toEqual(['take', 'askTerm', 'reject', 'declareConflict'])
  expect(of({ status: 'PROCESS', comments: 0 })).toEqual([
    'write',
    'complete',
    'askTerm',
    'reject',
    'declareConflict',
  ])
  expect(of({ status: 'COMPLETE' })).toEqual(['declareConflict'])
  expect(of({ status: 'REJECT' })).toEqual(['declareConflict'])
})

test('overdue is what is open when its last day has ended', () => {
  const due = { day: '2026-12-01', endsAt: '2026-12-01T17:00:00Z', timeZone: 'Asia/Novosibirsk' }
  const end = Date.parse(due.endsAt)
  expect(isOverdue({ status: 'NEW', due }, end - 1)).toBe(false)
  expect(isOverdue({ status: 'NEW', due }, end)).toBe(true)
  expect(isOverdue({ status: 'PROCESS', due }, end)).toBe(true)
  expect(isOverdue({ status: 'COMPLETE', due }, end)).toBe(false)
  expect(isOverdue({ status: 'PROCESS', due: null }, end)).toBe(false)
})
