import type { FastifyBaseLogger } from 'fastify'
import { spawn } from 'node:child_process'
import { ProductError } from '#platform/domain/product-error.ts'

/** Scans the bytes of an upload; throws if it must be refused. */
export type Scan = (bytes: Buffer) => Promise<void>

/** Timeout of the scanner, in milliseconds. */
const patience = 30_000

/** Exit code of a program that reads the bytes; `null` if it timed out or crashed. */
const exitCode = (words: readonly string[], bytes: Buffer, timeout: number): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const [program = '', ...given] = words
    const scanner = spawn(program, given, {
      stdio: ['pipe', 'ignore', 'ignore'],
      // Other programs must not see the passwords in the portal's environment.
      env: { PATH: process.env['PATH'] },
      timeout,
      killSignal: 'SIGKILL',
    })
    scanner.once('error', reject)
    scanner.once('close', resolve)
    // A scanner may exit before it has read everything.
    scanner.stdin.on('error', () => {})
    scanner.stdin.end(bytes)
  })

/**
 * Scans with a command of space-separated words, without a shell: bytes on its input, exit code 0 is clean, 1 is
 * infected. Any other outcome refuses the file. Without a command nothing is scanned.
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
