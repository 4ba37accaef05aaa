import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes an empty folder that goes with the test; other users of the machine may enter it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'runway-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
