import type { FastifyRequest } from 'fastify'
import type { Authenticator } from '#features/identity'
import type { Db } from '#platform/server/context.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import type { ContextOf } from '#platform/server/http/mount.ts'
import { readPageId } from '#platform/server/sockets/page-id.ts'
import { acceptedLocale } from '#platform/web/i18n/locales.ts'

const acceleratorOf = (request: FastifyRequest): number | null => {
  const header = request.headers['accelerator-id']
  return typeof header === 'string' && /^[1-9]\d{0,14}$/.test(header) ? Number(header) : null
}

/** The context of a request: the actor, the time, and the services that a use case may access. */
export const createContextOf =
  (options: { db: Db; files: FileStorage; authenticator: Pick<Authenticator, 'authenticate'> }): ContextOf =>
  async (request) => ({
    db: options.db,
    files: options.files,
    actor: await options.authenticator.authenticate(request),
    now: new Date(),
    locale: acceptedLocale(request.headers['accept-language']) ?? 'ru',
    acceleratorId: acceleratorOf(request),
    address: request.ip,
    requestId: request.id,
    page: readPageId(request.headers['page-id']),
    log: request.log,
  })
