import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Runs a program that survives the rejections of one component, then rejects `reason`, then prints that it is running. */
const runWith = (rejection: string) => {
  const program = `
    import { isThrownBy, surviveRejections } from ${JSON.stringify(join(import.meta.dirname, 'stray-rejections.ts'))}
    import { quickAddJob } from 'graphile-worker'
    const own = new Error('of the part')
    surviveRejections({
      owns: (reason) => reason === own || isThrownBy('graphile-worker', reason),
      onRejection: ({ message }) => console.log('survived: ' + message),
    })
    ${rejection}
    setTimeout(() => console.log('alive'), 100)
  `
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { encoding: 'utf8', cwd: import.meta.dirname },
  )
  return { status, lines: stdout.trim().split('\n').filter(Boolean) }
}

it('survives a rejection of the part, and of the package that it names', () => {
  expect(runWith('void Promise.reject(own)')).toEqual({
    status: 0,
    lines: ['survived: of the part', 'alive'],
  })
  const { status, lines } = runWith('void quickAddJob({ _rawOptions: {} }, "x")')
  expect(status).toBe(0)
  expect(lines.at(-1)).toBe('alive')
})

it('ends the process with any other rejection', () => {
  expect(runWith('void Promise.reject(new Error("of somebody else"))')).toMatchObject({ lines: [] })
  expect(runWith('void Promise.reject(new Error("of somebody else"))').status).not.toBe(0)
})
