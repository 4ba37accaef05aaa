import type { PageParameters } from './page-parameters.ts'

/** The provider that people may sign in with besides a password. */
export type UpstreamProvider = { nameRu: string; nameEn: string }

/** What every page of the service receives. */
export type ServicePageProps = {
  parameters: PageParameters
  /** The address of another page of the service, with the same parameters. */
  to: (page: 'login' | 'register' | 'forgotten-password') => string
  /** The account signed in at the service in this browser. */
  signedInAs: string | null
  portalUrl: string
  /** The one-time token of a letter's link. */
  token: string
  /** The person has just confirmed their address by a letter. */
  confirmed?: boolean
  upstream?: UpstreamProvider | null
  /** Why the last attempt with that provider came to nothing. */
  upstreamFailure?: string | null
  demo: boolean
}
