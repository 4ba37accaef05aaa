import type { PageParameters } from './page-parameters.ts'

/** The external sign-in provider. */
export type UpstreamProvider = { nameRu: string; nameEn: string }

/** Props of every page of the service. */
export type ServicePageProps = {
  parameters: PageParameters
  /** The URL of another page of the service, with the same parameters. */
  to: (page: 'login' | 'register' | 'forgotten-password') => string
  /** The account signed in at the service in this browser. */
  signedInAs: string | null
  portalUrl: string
  /** The one-time token of an email's link. */
  token: string
  /** The person has just confirmed their address by email. */
  confirmed?: boolean
  upstream?: UpstreamProvider | null
  /** Why the last attempt with the provider failed. */
  upstreamFailure?: string | null
  demo: boolean
  /** Minimum length of a new password. */
  passwordLength: number
  /** Whether people may register without an invitation. */
  registration: boolean
}
