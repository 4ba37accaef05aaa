import type { SignOnService } from './sign-on.ts'
import type { VerifyToken } from './verify-token.ts'

/** What the identity feature is told about its surroundings. */
export type IdentitySettings = {
  signOn: SignOnService
  verify: VerifyToken
  /** The portal's own public address. */
  publicUrl: string
  /** The public address of the sign-on service's pages, ending in `/sso`. */
  signOnUrl: string
}
