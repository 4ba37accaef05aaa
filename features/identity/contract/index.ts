import * as checkFrame from './check-frame.endpoints.ts'
import * as menu from './menu.endpoints.ts'
import * as security from './security.endpoints.ts'
import * as session from './session.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [
  ...Object.values(menu),
  ...Object.values(session),
  ...Object.values(security),
  ...Object.values(checkFrame),
]
