import * as notifications from './notification.endpoints.ts'
import * as socket from './socket.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [...Object.values(notifications), ...Object.values(socket)]
