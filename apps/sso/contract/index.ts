import * as backChannel from './back-channel.endpoints.ts'
import * as checkFrame from './check-frame.endpoints.ts'
import * as pages from './endpoints.ts'
import * as upstream from './upstream.endpoints.ts'

/** Every call of the sign-on service: for its pages and for the portal's server. */
export const endpoints = [
  ...Object.values(pages),
  ...Object.values(backChannel),
  ...Object.values(checkFrame),
  ...Object.values(upstream),
]
