import { spawn } from 'node:child_process'
import type { FastifyBaseLogger } from 'fastify'
import { ProductError } from '#platform/domain/product-error.ts'

/** Looks at the bytes of an upload; throws when it may not come in. */
export type Scan = (bytes: Buffer) => Promise<void>

/** How long a scanner may take, in milliseconds. */
const patience = 30_000

/** The exit code of a program that is given bytes; `null` when it was stopped, because it took too long or crashed. */
const exitCode = (words: readonly string[], bytes: Buffer, timeout: number): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const [program = '', ...given] = words
    const scanner = spawn(program, given, {
      stdio: ['pipe', 'ignore', 'ignore'],
      // Passwords of the portal's own environment are not for other programs.
      env: { PATH: process.env['PATH'] },
      timeout,
      killSignal: 'SIGKILL',
    })
    scanner.once('error', reject)
    scanner.once('close', resolve)
    // A scanner may say no before it has read everything.
    scanner.stdin.on('error', () => {})
    scanner.stdin.end(bytes)
  })

/**
 * A scan by a command of words parted by spaces, without a shell: the bytes on its input, exit code 0 is clean, 1 is
 * infected. Whatever else happens, the file does not come in. Without a command nothing is scanned.
 */
export const virusScan = (
  command: string | undefined,
  log: Pick<FastifyBaseLogger, 'error'>,
  timeout = patience,
): Scan => {
  if (!command) return async () => {}
  const words = command.trim().split(/\s+/)
  return async (bytes) => {
    const code = await exitCode(words, bytes, timeout).catch((error: unknown) => error)
    if (code === 0) return
    if (code === 1) throw new ProductError('FILE_INFECTED')
    log.error({ program: words[0], outcome: code }, 'an upload could not be scanned for viruses')
    throw new ProductError('SERVICE_UNAVAILABLE', { retryAfter: 30 })
  }
}
