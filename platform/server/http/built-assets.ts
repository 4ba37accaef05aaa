import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'

const aYear = 31_536_000_000

/** The build puts a compressed file next to each file: it is sent to clients that accept it, and has no URL of its own. */
export const withCompressed = {
  preCompressed: true,
  decorateReply: false,
  setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
} satisfies Partial<FastifyStaticOptions>

const compressed = '.br'

export const compressedFiles = `**/*${compressed}`

/** Serves scripts, styles and fonts with content hashes in their names from the built pages in `folder`, cached forever. */
export const serveAssets = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    ...withCompressed,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: aYear,
    // One route for all: a route per file would compile a thousand at every start.
    allowedPath: (path) => !path.endsWith(compressed),
  })
}
