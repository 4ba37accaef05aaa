import { defineMachine } from '#platform/domain/machine.ts'
import { supportStates, type SupportAction, type SupportEvent, type SupportState } from './states.ts'
import { supportThreads, type SupportFacts } from './support.policy.ts'

/** State machine of a request. Its author can write again at any time, which reopens it as new. */
export const supportThreadMachine = defineMachine<SupportState, SupportAction, SupportFacts, SupportEvent>({
  name: 'support_thread',
  table: 'support_thread',
  column: 'status',
  states: supportStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    take: { from: ['NEW', 'ANSWERED'], to: 'WORK', by: supportThreads.take, event: 'SupportTaken' },
    takeOver: {
      from: ['NEW', 'WORK', 'ANSWERED'],
      to: 'WORK',
      by: supportThreads.takeOver,
      // One that nobody has is simply taken.
      guard: ({ ownerUid = null }) => (ownerUid === null ? 'STATE_CHANGED' : null),
      event: 'SupportTakenOver',
    },
    answer: {
      from: ['NEW', 'WORK', 'ANSWERED', 'CLOSED'],
      to: 'ANSWERED',
      by: supportThreads.manage,
      event: 'SupportAnswered',
    },
    close: {
      from: ['NEW', 'WORK', 'ANSWERED'],
      to: 'CLOSED',
      by: supportThreads.manage,
      event: 'SupportClosed',
    },
    reopen: { from: ['CLOSED'], to: 'WORK', by: supportThreads.manage, event: 'SupportReopened' },
    write: {
      from: ['NEW', 'WORK', 'ANSWERED', 'CLOSED'],
      to: 'NEW',
      by: supportThreads.write,
      event: 'SupportAsked',
    },
  },
})
