// Development: the portal again on every change, and the pages from Vite, which asks the portal for data.
import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { inRoot, root } from './root.mjs'

ensureInstalled()
const node = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
const children = [
  node(inRoot('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/portal/main.ts'),
  node(inRoot('node_modules/vite/bin/vite.js'), '--config', 'apps/web/vite.config.ts'),
]

for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode ||= code ?? 0
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
