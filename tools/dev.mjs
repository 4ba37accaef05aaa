// Development: restarts the portal on every change, and serves pages by Vite, which requests data from the portal.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { ensureInstalled } from './install.mjs'
import { writeParts } from './parts/parts-of.mjs'
import { inRoot, root } from './root.mjs'

ensureInstalled()
writeParts(root)
// A new or removed file changes the list of parts, which restarts the portal.
watch(inRoot('features'), { recursive: true }, (event) => event === 'rename' && writeParts(root))
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
