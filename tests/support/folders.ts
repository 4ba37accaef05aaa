import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterFile } from './after-file.ts'

/** Makes an empty folder that goes with the test file, after what works in it; other users of the machine may enter it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'runway-'))
  chmodSync(folder, 0o755)
  afterFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
