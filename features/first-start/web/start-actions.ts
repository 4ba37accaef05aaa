import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { startBackup } from '../../administration/contract/backup.endpoints.ts'
import { checkFirstStart, finishFirstStart, type getFirstStart } from '../contract/first-start.endpoints.ts'
import { isOpen, type CheckedStep } from '../domain/steps.rules.ts'

type Start = ResponseOf<typeof getFirstStart>

/** What may be done about a step. */
export const stepActions = actionsOf<Start['steps'][number]>('first-start:steps', {
  check: {
    primary: isOpen,
    send: ({ step }) =>
      call(checkFirstStart, { body: { step: step as CheckedStep, origin: location.origin } }),
  },
  setName: { to: () => linkTo('/admin/system-variables', {}) },
  backUp: { primary: true, send: () => call(startBackup, {}) },
})

/** What may be done about the start as a whole. */
export const startActions = actionsOf<Start>('first-start:start', {
  finish: { primary: true, send: () => call(finishFirstStart, {}) },
})
