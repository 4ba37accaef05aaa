// Development: the portal again on every change, and the pages from Vite, which asks the portal for data.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { ensureInstalled } from './install.mjs'
import { writeParts } from './parts/parts-of.mjs'
import { inRoot, root } from './root.mjs'

ensureInstalled()
writeParts(root)
// A new or removed file is a new list of parts, and that is a change the portal starts again on.
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
