// Moves uploads to where FILES_IN says, while the portal runs: npm run move-files
import { moveFiles } from '#platform/server/files/move-files.ts'
import { filePlaces } from '#platform/server/trees/portal-trees.ts'
import { onDatabase } from './database/on-database.ts'
import { oneAtATime } from './database/one-at-a-time.ts'

try {
  await onDatabase(async (_db, config, url) => {
    const { to, from } = filePlaces(config)
    if (!from)
      throw new Error('Set S3_URL and FILES_IN, restart all processes of the portal, then move the files')
    // A second command would take a file that the first has moved for one that was deleted, and remove its copy.
    await oneAtATime(url, 'move-files', async () => {
      const { files, bytes } = await moveFiles(from, to)
      process.stdout.write(`${files} files, ${bytes} bytes, moved from ${from.name} to ${to.name}\n`)
    })
  })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
