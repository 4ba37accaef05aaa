import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const aYear = 31_536_000_000

/** The build puts a compressed form beside a file: it is what is sent to whoever takes it, and has no address of its own. */
export const withCompressed = {
  preCompressed: true,
  decorateReply: false,
  setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
} satisfies Partial<FastifyStaticOptions>

const compressed = '.br'

export const compressedFiles = `**/*${compressed}`

/** Serves scripts, styles and fonts that are named by what is in them, from the built pages in `folder`: for ever. */
export const serveAssets = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    ...withCompressed,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: aYear,
    // One route for all: with one for each file every start compiles a thousand.
    allowedPath: (path) => !path.endsWith(compressed),
  })
}
