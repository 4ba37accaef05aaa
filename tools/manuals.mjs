// Takes the screenshots of the manuals, by the journey that also checks their texts against the screens.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const run = (command, ...given) => {
  const { status } = spawnSync(command, given, { stdio: 'inherit', env: { ...process.env, MANUALS: '1' } })
  if (status !== 0) process.exit(status ?? 1)
}
run(process.execPath, 'tools/build.mjs')
run('npx', 'playwright', 'test', 'manual-pictures')
run(process.execPath, 'tools/build.mjs')
