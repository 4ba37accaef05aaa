import type { SignOnService } from './sign-on.ts'
import type { VerifyToken } from './verify-token.ts'

/** Settings of the identity feature. */
export type IdentitySettings = {
  signOn: SignOnService
  verify: VerifyToken
  /** The portal's own public URL. */
  publicUrl: string
  /** The public URL of the sign-on service's pages, ending in `/sso`. */
  signOnUrl: string
}
