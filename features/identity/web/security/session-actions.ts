import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { deviceOf } from '#platform/domain/device.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { endOtherSessions, endSession, type getSecurity } from '../../contract/security.endpoints.ts'

/** A session of the person. */
export type Session = ResponseOf<typeof getSecurity>['sessions'][number]

/** The device of a session: "Firefox, Windows". */
export const deviceName = ({ userAgent }: Session, t: (key: string) => string): string => {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(', ') || t('security.sessions.unknown')
}

/** Actions on the person's sessions; `count` is the number of the others. */
export const sessionActions = actionsOf<Session, never, { count: number }>(
  'identity:security.sessions',
  {
    end: { danger: true, confirm: true, send: ({ id }) => call(endSession, { body: { id } }) },
    endOthers: { danger: true, confirm: true, send: () => call(endOtherSessions, { body: {} }) },
  },
  { words: (session, { t, count }) => ({ device: deviceName(session, t), count }) },
)
