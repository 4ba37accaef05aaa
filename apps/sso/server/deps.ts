import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#platform/server/context.ts'
import type { Project } from '../domain/redirect.rules.ts'
import type { SigningKeys } from './signing-key.ts'
import type { Upstream } from './upstream/provider.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'

/** What the service's actions stand on. */
export type Deps = {
  db: Db
  log: FastifyBaseLogger
  keys: SigningKeys
  /** Opens the secrets that must be readable to be used. */
  vault: Vault
  /** The portal that may send its people here. */
  project: Project
  /** The public address of the service's pages, ending in `/sso`: issuer of the tokens, base of its links. */
  url: string
  /** The product's name, in letters and authenticator apps. */
  product: string
  /** The provider that people may sign in with besides a password. */
  upstream: Upstream | null
  /** Answers that must not tell by their time take at least so many milliseconds. */
  patience: number
}
