import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot, root } from '../root.mjs'

/** The path of a package's script, run with the same Node. */
export const binary = (path) => inRoot('node_modules', path)

/** Runs Node on a script until it exits and returns its output; `environment` is added to ours. */
export const runNode = (args, environment = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...environment },
    })
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(parts).toString('utf8') }))
  })

/** For short-lived Go programs: less frequent garbage collection, a third less work, while memory allows. */
export const collectLess = { GOGC: '400', GOMEMLIMIT: '3GiB' }

/** Files required by a step: a check without its rules must fail, not pass. */
export const missing = (files) => files.filter((file) => !existsSync(inRoot(file)))

/** A step that passes or fails as a whole, by the exit code of one program. */
export const check = (name, { needs = [], args, environment }) => ({
  name,
  needs,
  single: true,
  run: async () => {
    const { ok, output } = await runNode(args, environment)
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
  },
})
