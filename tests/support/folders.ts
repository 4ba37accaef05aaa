import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterFile } from './after-file.ts'

/** Creates an empty folder that is removed after the test file; other users of the machine may enter it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'runway-'))
  chmodSync(folder, 0o755)
  afterFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
