import { describe, expect, test, vi } from 'vitest'
import { ProductError } from '#platform/domain/product-error.ts'
import { virusScan } from './virus-scan.ts'

const log = { error: vi.fn() }

/** A scanner that reads all input and then runs `then`; its arguments contain no spaces. */
const scanner = (then: string): string =>
  `${process.execPath} -e let(t)="";process.stdin.on("data",d=>t+=d).on("end",()=>{${then}})`.replace(
    'let(t)',
    'globalThis.t',
  )

const outcomeOf = (scan: Promise<void>): Promise<string> =>
  scan.then(
    () => 'came in',
    (error: unknown) => (error instanceof ProductError ? error.code : String(error)),
  )

const verdict = scanner('process.exit(t.includes("worm")?1:0)')

describe('an upload', () => {
  test('is accepted when the scanner says so, whatever its size', async () => {
    expect(await outcomeOf(virusScan(verdict, log)(Buffer.alloc(3_000_000, 'a')))).toBe('came in')
  })

  test('that is infected is refused', async () => {
    expect(await outcomeOf(virusScan(verdict, log)(Buffer.from('a worm in it')))).toBe('FILE_INFECTED')
    expect(log.error).not.toHaveBeenCalled()
  })

  test('is accepted unscanned when no scanner is set', async () => {
    expect(await outcomeOf(virusScan(undefined, log)(Buffer.from('a worm in it')))).toBe('came in')
  })

  test.each([
    ['fails', scanner('process.exit(2)'), 5000],
    ['crashes', scanner('process.kill(process.pid,"SIGKILL")'), 5000],
    ['does not end', `${process.execPath} -e setInterval(()=>{},1000)`, 300],
    ['is not there', '/no/such/scanner --fast', 5000],
  ])('does not come in when the scanner %s', async (_what, command, timeout) => {
    log.error.mockClear()
    expect(await outcomeOf(virusScan(command, log, timeout)(Buffer.from('text')))).toBe('SERVICE_UNAVAILABLE')
    expect(log.error).toHaveBeenCalledOnce()
  })

  test('is given to the scanner by no shell, and without the secrets of the portal', async () => {
    vi.stubEnv('SMTP_URL', 'smtps://secret')
    const shell = `${verdict} ; exit 1`
    expect(await outcomeOf(virusScan(shell, log)(Buffer.from('text')))).toBe('came in')
    const looks = scanner('process.exit(process.env.SMTP_URL?1:0)')
    expect(await outcomeOf(virusScan(looks, log)(Buffer.from('text')))).toBe('came in')
    vi.unstubAllEnvs()
  })

  test('may be refused before all of it was read', async () => {
    const hasty = `${process.execPath} -e process.exit(1)`
    expect(await outcomeOf(virusScan(hasty, log)(Buffer.alloc(5_000_000)))).toBe('FILE_INFECTED')
  })
})
