import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#platform/server/context.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import type { Project } from '../domain/redirect.rules.ts'
import type { SigningKeys } from './signing-key.ts'
import type { Upstream } from './upstream/provider.ts'

/** Dependencies of the service's actions. */
export type Deps = {
  db: Db
  log: FastifyBaseLogger
  keys: SigningKeys
  /** Decrypts secrets that must be readable. */
  vault: Vault
  /** The portal that may use the service. */
  project: Project
  /** The public URL of the service's pages, ending in `/sso`: issuer of the tokens, base of its links. */
  url: string
  /** The product's name, in emails and authenticator apps. */
  product: () => string
  /** The external sign-in provider. */
  upstream: Upstream | null
  /** Minimum milliseconds of responses whose time must not reveal anything. */
  patience: number
}
