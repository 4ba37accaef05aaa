// Moves uploads to where FILES_IN says, while the portal runs: npm run move-files
import { loadConfig } from '#platform/server/config.ts'
import { moveFiles } from '#platform/server/files/move-files.ts'
import { filePlaces } from '#platform/server/trees/portal-trees.ts'

// Files alone are moved: the mail server and the public address do not matter.
const { to, from } = filePlaces(loadConfig({ ...process.env, RUNWAY_MODE: 'demo' }))
if (from) {
  const { files, bytes } = await moveFiles(from, to)
  process.stdout.write(`${files} files, ${bytes} bytes, moved from ${from.name} to ${to.name}\n`)
} else {
  process.stderr.write('Set S3_URL and FILES_IN, restart all processes of the portal, then move the files\n')
  process.exitCode = 1
}
