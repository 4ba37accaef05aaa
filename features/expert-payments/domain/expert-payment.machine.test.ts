import { describe, expect, test } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { expertActMachine } from './expert-act.machine.ts'
import { expertPaymentMachine } from './expert-payment.machine.ts'
import { expertPayments, type ActFacts, type PaymentFacts } from './expert-payment.policy.ts'
import {
  actActionsOf,
  paymentActionsOf,
  resolvingMove,
  sumOf,
  withdrawingMove,
} from './expert-payment.rules.ts'
import { recordedStates, paymentMoves, type RecordedState, type PaymentMove } from './states.ts'

const person = (uid: string, own: Partial<Person['memberships'][number]> | null = null): Person => ({
  kind: 'person',
  uid,
  roles: [],
  memberships: own ? [{ acceleratorId: 1, roles: ['ACC'], admin: false, ...own }] : [],
  accessFlags: [],
  impersonatedBy: null,
})

const people = {
  admin: person('admin', { admin: true }),
  team: person('team', {}),
  expert: person('expert', { roles: ['EXP'] }),
  /** A person who lost the expert role is still owed the money. */
  formerExpert: person('expert'),
  adminOfProject: person('mate', { admin: true }),
  adminAndExpert: person('expert', { roles: ['ACC', 'EXP'], admin: true }),
  foreignAdmin: person('foreign', { acceleratorId: 2, admin: true }),
  stranger: person('stranger'),
}

const payment = (own: Partial<PaymentFacts> = {}): PaymentFacts => ({
  acceleratorId: 1,
  requesterUid: null,
  expertUid: 'expert',
  memberUids: ['leader', 'mate'],
  status: 'DUE',
  actStatus: null,
  disputedFrom: null,
  ...own,
})

/** Target state of each transition from each state, for actors with permission. */
const moves: Record<PaymentMove, Partial<Record<RecordedState, RecordedState>>> = {
  include: { DUE: 'IN_ACT' },
  release: { IN_ACT: 'DUE' },
  pay: { DUE: 'PAID' },
  payByAct: { IN_ACT: 'PAID' },
  dispute: { DUE: 'DISPUTED', IN_ACT: 'DISPUTED', PAID: 'DISPUTED' },
  makeDue: { DISPUTED: 'DUE' },
  keepInAct: { DISPUTED: 'IN_ACT' },
  keepPaid: { DISPUTED: 'PAID' },
  withdrawToDue: { DISPUTED: 'DUE' },
  withdrawToAct: { DISPUTED: 'IN_ACT' },
  withdrawToPaid: { DISPUTED: 'PAID' },
}

describe('the books of a job', () => {
  test.each(paymentMoves.flatMap((move) => recordedStates.map((state) => [move, state] as const)))(
    '%s from %s',
    (move, status) => {
      const to = moves[move][status]
      const isExperts = move === 'dispute' || move.startsWith('withdraw')
      const by = isExperts ? people.expert : people.admin
      const disputedFrom = move === 'keepPaid' || move === 'withdrawToPaid' ? 'PAID' : 'IN_ACT'
      const actStatus = move === 'keepInAct' || move === 'withdrawToAct' ? 'OPEN' : null
      const facts = payment({ status, ...(status === 'DISPUTED' ? { disputedFrom, actStatus } : {}) })
      expect(refusal(expertPaymentMachine, status, move, by, facts)).toBe(to ? null : 'STATE_CHANGED')
      if (to) expect(expertPaymentMachine.transitions[move].to).toBe(to)
    },
  )

  test('are maintained by administrators who neither earn it nor are of the project', () => {
    const may = (action: 'view' | 'manage' | 'dispute') =>
      Object.entries(people)
        .filter(([, actor]) => expertPayments[action].allows(actor, payment()))
        .map(([who]) => who)
    expect(may('view')).toEqual(['admin', 'team', 'expert', 'formerExpert', 'adminAndExpert'])
    expect(may('manage')).toEqual(['admin'])
    expect(may('dispute')).toEqual(['expert', 'formerExpert', 'adminAndExpert'])
  })

  test('of a dispute go back to where they were, or are owed once no open act contains them', () => {
    expect(resolvingMove({ disputedFrom: 'PAID' }, 'KEEP')).toBe('keepPaid')
    expect(resolvingMove({ disputedFrom: 'IN_ACT' }, 'KEEP')).toBe('keepInAct')
    expect(resolvingMove({ disputedFrom: 'DUE' }, 'KEEP')).toBe('makeDue')
    expect(resolvingMove({ disputedFrom: 'PAID' }, 'DUE')).toBe('makeDue')
    const inAct = payment({ status: 'DISPUTED', disputedFrom: 'IN_ACT', actStatus: 'OPEN' })
    const owed = (facts: PaymentFacts) =>
      refusal(expertPaymentMachine, 'DISPUTED', 'makeDue', people.admin, facts)
    expect(owed(inAct)).toBe('EXPERT_PAYMENT_IN_ACT')
    expect(owed({ ...inAct, disputedFrom: 'PAID', actStatus: 'PAID' })).toBeNull()
    expect(refusal(expertPaymentMachine, 'DISPUTED', 'keepPaid', people.admin, inAct)).toBe('STATE_CHANGED')
    const refusedInAct = (actStatus: PaymentFacts['actStatus']) =>
      refusal(expertPaymentMachine, 'DISPUTED', 'keepInAct', people.admin, { ...inAct, actStatus })
    expect([refusedInAct('OPEN'), refusedInAct('PAID'), refusedInAct('CANCELLED')]).toEqual([
      null,
      'STATE_CHANGED',
      'STATE_CHANGED',
    ])
  })

  test('of a dispute that is withdrawn are what they were, or owed if the act was cancelled meanwhile', () => {
    expect(withdrawingMove({ disputedFrom: 'PAID', actStatus: 'PAID' })).toBe('withdrawToPaid')
    expect(withdrawingMove({ disputedFrom: 'IN_ACT', actStatus: 'OPEN' })).toBe('withdrawToAct')
    expect(withdrawingMove({ disputedFrom: 'IN_ACT', actStatus: 'CANCELLED' })).toBe('withdrawToDue')
    expect(withdrawingMove({ disputedFrom: 'DUE', actStatus: null })).toBe('withdrawToDue')
    const disputed = payment({ status: 'DISPUTED', disputedFrom: 'DUE' })
    expect(refusal(expertPaymentMachine, 'DISPUTED', 'withdrawToDue', people.admin, disputed)).toBe(
      'ACCESS_DENIED',
    )
    expect(paymentActionsOf(people.expert, disputed)).toEqual(['withdraw'])
  })

  test('offer what may be done', () => {
    expect(paymentActionsOf(people.admin, payment())).toEqual(['pay'])
    expect(paymentActionsOf(people.expert, payment({ status: 'PAID' }))).toEqual(['dispute'])
    expect(paymentActionsOf(people.admin, payment({ status: 'DISPUTED', disputedFrom: 'DUE' }))).toEqual([
      'resolve',
    ])
    expect(paymentActionsOf(people.team, payment())).toEqual([])
  })
})

describe('an act', () => {
  const act = (own: Partial<ActFacts> = {}): ActFacts => ({
    acceleratorId: 1,
    requesterUid: null,
    expertUid: 'expert',
    memberUids: [],
    status: 'OPEN',
    disputed: 0,
    ...own,
  })

  test('is paid as a whole or cancelled, once, and not while a job of it is disputed', () => {
    const pay = (facts: ActFacts) => refusal(expertActMachine, facts.status, 'pay', people.admin, facts)
    expect(pay(act())).toBeNull()
    expect(pay(act({ disputed: 1 }))).toBe('EXPERT_ACT_DISPUTED')
    expect(pay(act({ status: 'PAID' }))).toBe('STATE_CHANGED')
    expect(refusal(expertActMachine, 'CANCELLED', 'cancel', people.admin, act({ status: 'CANCELLED' }))).toBe(
      'STATE_CHANGED',
    )
    expect(actActionsOf(people.admin, act({ disputed: 1 }))).toEqual(['pay', 'cancel'])
    expect(actActionsOf(people.team, act())).toEqual([])
    expect(actActionsOf(people.adminAndExpert, act())).toEqual([])
  })

  test('of what somebody ordered for themselves is theirs alone, as its payments are', () => {
    const own = { acceleratorId: null, requesterUid: 'stranger' }
    expect(actActionsOf(people.stranger, act(own))).toEqual(['pay', 'cancel'])
    expect(actActionsOf(people.admin, act(own))).toEqual([])
    const paid = payment({ requesterUid: 'stranger' })
    expect(paymentActionsOf(people.stranger, paid)).toEqual(['pay'])
    expect(paymentActionsOf(people.expert, paid)).toEqual(['dispute'])
    for (const actor of [people.admin, people.team])
      expect(expertPayments.view.allows(actor, paid)).toBe(false)
  })

  test('adds up exactly', () => {
    expect(sumOf(['0.10', '0.2', '999999999999.99'])).toBe('1000000000000.29')
    expect(sumOf([])).toBe('0.00')
  })
})
